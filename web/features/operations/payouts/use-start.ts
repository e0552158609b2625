import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type StaffPayout, startPayout } from '../../../../contract/operations-payouts.ts';
import { call } from '../../../api/browser-call.ts';
import { notify } from '../../../app/client-state.ts';
import { useTexts } from '../../../app/texts.ts';
import { useFailureWords } from '../../../ui/page-state.tsx';
import { payoutTexts } from '../texts.ts';

/** Checks a large payout, or sends one to the bank. Pressed twice it is done once: the second is told what the first did. */
export function useStart() {
  const t = useTexts(payoutTexts);
  const words = useFailureWords();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: StaffPayout) => (await call(startPayout, { params: { id }, idempotencyKey: crypto.randomUUID() })).data,
    onSuccess: ({ status }) => notify('success', t(status === 'processing' ? 'started' : 'checked')),
    onError: (failure) => notify('error', words(failure)),
    // Also after a refusal: somebody else may have been first, and the list should say so.
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
}
