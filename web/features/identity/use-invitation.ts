import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ApiError } from '../../base/calls/call.ts';

/**
 * Whom the link in the address invites. Without an answer it may still be good: `isUnanswered`. A link that turned out to be no longer good when
 * it was used (the answer to using it was lost, or its time ran out meanwhile) is read again by `onRefused`.
 */
export function useInvitation<T>(kind: string, read: (token: string, signal: AbortSignal) => Promise<{ readonly data: T }>) {
  const token = new URLSearchParams(useLocation().hash).get('token') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [kind, token],
    queryFn: async ({ signal }) => (await read(token, signal)).data,
    enabled: token !== '',
    retry: false,
    // A link that was good when the page opened may be used up by this very page.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    token,
    invitation: data,
    failure: error,
    isUnanswered: error !== null && !(error instanceof ApiError && isAnswer(error.status)),
    refetch: () => void refetch(),
    onRefused: (failure: unknown) => (failure instanceof ApiError && failure.status === 410 ? refetch() : undefined),
  };
}

const isAnswer = (status: number): boolean => status >= 400 && status < 500 && status !== 429;
