import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './calls/call.ts';

const staleAfterMs = 30_000;
const retriesMax = 2;

/** An answer that another try could change: no network, a time-out, a server that is busy. */
const isPassing = (failure: unknown): boolean => failure instanceof ApiError && (failure.status === 0 || failure.status === 503);
const isSessionOver = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'identity.session_required';

/**
 * Waits until every part of the screen has heard of what was written into the cache so far: the library tells them by a timer. Anyone who
 * stops showing what was typed before that shows the answer from before the save for a moment.
 */
export const cacheHeard = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(() => resolve()));

/** The server's answers as the browser keeps them. Anyone who is told that the session is over tells it to `onSessionOver`. */
export function createQueries(onSessionOver: () => void): QueryClient {
  const onError = (failure: unknown) => {
    if (isSessionOver(failure)) onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: staleAfterMs, retry: (count, failure) => count < retriesMax && isPassing(failure) },
      // Writing is never repeated unasked. Without a network it fails right away, so that this can be said.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Does something with the server as every mutation does: anyone who is told that the session is over is led to the login.
 */
export const runMutation = <T>(queries: QueryClient, mutationFn: () => Promise<T>): Promise<T> =>
  queries.getMutationCache().build(queries, { mutationFn }).execute(undefined);
