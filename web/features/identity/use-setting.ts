import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../base/client-state.ts';
import { readAfterLast } from '../../base/queries.ts';

/** Changes a setting, shown at the press; what the server says after the last of several is what stays. Answers the function that changes it. */
export function useSetting<Shown, Change>(
  { queryKey }: { readonly queryKey: readonly unknown[] },
  send: (change: Change) => Promise<unknown>,
  shownWith: (shown: Shown, change: Change) => Shown,
): (change: Change) => void {
  const queries = useQueryClient();
  const mutationKey = ['setting', ...queryKey];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Shown>(queryKey, (shown) => (shown === undefined ? shown : shownWith(shown, change)));
    },
    onError: notifyFailure,
    onSettled: () => readAfterLast(queries, mutationKey, { queryKey }),
  });
  return mutate;
}
