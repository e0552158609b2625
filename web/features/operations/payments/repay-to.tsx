import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Refund, revealRefundNumber } from '../../../../contract/operations-finance.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { operationsTexts } from '../texts.ts';
import classes from './refunds.module.css';

/** The bank account a couple named for its refund; the whole number on request, and every look is recorded. */
export function RepayTo({ refund }: { readonly refund: Refund }) {
  const t = useTexts(operationsTexts);
  const { payment_id: id, repay_to: account, returned } = refund;
  if (account === null) return returned === null ? <p className={classes['who']}>{t('repayToNone')}</p> : null;
  // The couple may name another account meanwhile: what was shown of this one goes with it.
  return <Account key={Object.values(account).join('\n')} id={id} account={account} isOpen={returned === null} />;
}

type AccountProps = { readonly id: string; readonly account: NonNullable<Refund['repay_to']>; readonly isOpen: boolean };

function Account({ id, account, isOpen }: AccountProps) {
  const t = useTexts(operationsTexts);
  const queries = useQueryClient();
  const reveal = useMutation({
    mutationFn: async () => (await call(revealRefundNumber, { params: { id } })).data.account_number,
    onError: notifyFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations', 'refunds'] }),
  });
  // A number of another account is none of this holder at this bank: the list has the other one at once.
  const number = reveal.data?.endsWith(account.number_end) === true ? reveal.data : undefined;
  return (
    <p>
      {t('repayTo', { holder: account.holder_name, bank: account.bank_name })}{' '}
      <span aria-live="polite">{number ?? `•••• ${account.number_end}`}</span>
      {isOpen && number === undefined && (
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
