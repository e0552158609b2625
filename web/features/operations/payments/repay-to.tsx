import { useMutation } from '@tanstack/react-query';
import { type Refund, revealRefundNumber } from '../../../../contract/operations-finance.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useFailureWords } from '../../../ui/page-state.tsx';
import { operationsTexts } from '../texts.ts';
import classes from './refunds.module.css';

/** The bank account a couple named for its refund; the whole number on request, and every look is recorded. */
export function RepayTo({ refund: { payment_id: id, repay_to: account, returned } }: { readonly refund: Refund }) {
  const t = useTexts(operationsTexts);
  const words = useFailureWords();
  const reveal = useMutation({
    mutationFn: async () => (await call(revealRefundNumber, { params: { id } })).data.account_number,
    onError: (failure) => notify('error', words(failure)),
  });
  if (account === null) return returned === null ? <p className={classes['who']}>{t('repayToNone')}</p> : null;
  return (
    <p>
      {t('repayTo', { holder: account.holder_name, bank: account.bank_name })}{' '}
      <span aria-live="polite">{reveal.data ?? `•••• ${account.number_end}`}</span>
      {returned === null && reveal.data === undefined && (
        <>
          {' '}
          <Button
            variant="subtle"
            loading={reveal.isPending}
            aria-label={t('showRefundNumberOf', { holder: account.holder_name })}
            onClick={() => reveal.mutate()}
          >
            {t('showRefundNumber')}
          </Button>
        </>
      )}
    </p>
  );
}
