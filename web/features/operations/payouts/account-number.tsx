import { useMutation } from '@tanstack/react-query';
import { bankFile, revealPayoutNumber, type OperatorPayout } from '../../../../contract/operations-payouts.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { takeLostFocus } from '../../../base/take-lost-focus.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { payoutTexts } from '../texts.ts';

/** Holder, bank and the end of the number; once it is started, the whole of it on request or in its file for the bank, and every look is written down. */
export function AccountNumber({ payout }: { readonly payout: OperatorPayout }) {
  const { id, number, account, status, bank_file: file, is_stopped: isStopped } = payout;
  const t = useTexts(payoutTexts);
  const reveal = useMutation({
    mutationFn: async () => (await call(revealPayoutNumber, { params: { id } })).data.account_number,
    onError: notifyFailure,
  });
  return (
    <>
      {account.holder_name}
      <br />
      {account.bank_name}
      <br />
      {reveal.data === undefined ? (
        `•••• ${account.number_end}`
      ) : (
        <span tabIndex={-1} ref={takeLostFocus}>
          {reveal.data}
        </span>
      )}
      {status === 'processing' && reveal.data === undefined && !isStopped && (
        <>
          {' '}
          <Button variant="subtle" loading={reveal.isPending} aria-label={t('showNumberOf', { number })} onClick={() => reveal.mutate()}>
            {t('showNumber')}
          </Button>
        </>
      )}
      {status === 'processing' && file !== null && (
        <DownloadButton variant="subtle" endpoint={bankFile} input={{ params: { number: file } }} label={t('fileOf', { file, number })}>
          {t('file', { file })}
        </DownloadButton>
      )}
    </>
  );
}
