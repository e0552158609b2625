import { useMutation } from '@tanstack/react-query';
import { revealPayoutNumber, type OperatorPayout } from '../../../../contract/operations-payouts.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useFailureWords } from '../../../ui/page-state.tsx';
import { payoutTexts } from '../texts.ts';

/** Holder, bank and the end of the number; the whole of it on request, and every look is written down. */
export function AccountNumber({ payout: { id, number: payoutNumber, account, status } }: { readonly payout: OperatorPayout }) {
  const t = useTexts(payoutTexts);
  const words = useFailureWords();
  const reveal = useMutation({
    mutationFn: async () => (await call(revealPayoutNumber, { params: { id } })).data.account_number,
    onError: (failure) => notify('error', words(failure)),
  });
  const isOpen = status === 'requested' || status === 'processing';
  return (
    <>
      {account.holder_name}
      <br />
      {account.bank_name}
      <br />
      <span aria-live="polite">{reveal.data ?? `•••• ${account.number_end}`}</span>
      {isOpen && reveal.data === undefined && (
        <>
          {' '}
          <Button
            variant="subtle"
            loading={reveal.isPending}
            aria-label={t('showNumberOf', { number: payoutNumber })}
            onClick={() => reveal.mutate()}
          >
            {t('showNumber')}
          </Button>
        </>
      )}
    </>
  );
}
