import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify, notifyFailure } from '../../base/client-state.ts';

/** Changes the calendar, shows it anew, and says `done` unless the change answers false. */
export function useChange<Given = void>(done: string, change: (given: Given) => Promise<unknown>, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    async onSuccess(answer) {
      await queries.invalidateQueries({ queryKey: ['calendar'] });
      if (answer !== false) notify('success', done);
      onDone?.();
    },
    onError: notifyFailure,
  });
}
