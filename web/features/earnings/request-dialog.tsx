import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { requestPayout } from '../../../contract/payouts.ts';
import { checkRequest, defaultPayoutRules } from '../../../core/payouts/request.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useDraft } from '../../base/draft.ts';
import { useFormat } from '../../base/format.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../ui/form.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import type { Earnings } from './queries.ts';
import classes from './request-dialog.module.css';
import { earningsTexts } from './texts.ts';
import { newId } from '../../base/calls/new-id.ts';

type RequestDialogProps = {
  readonly earnings: Earnings;
  readonly account: NonNullable<Earnings['account']>;
  readonly onClose: () => void;
};
type Draft = { readonly amount: number | ''; readonly intent: { readonly amount: number; readonly key: string } | null };

/** How much, where to, when it arrives; then it is asked for. One key for one intent: sent again after a failure it is the same payout. */
export function RequestDialog({ earnings, account, onClose }: RequestDialogProps) {
  const t = useTexts(earningsTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const formId = useId();
  const { available, minimum, expected } = earnings;
  const { draft, change, discard } = useDraft<Draft>('payout', { amount: available, intent: null });
  const sending = useRequest(() => {
    discard();
    onClose();
  });
  const [refusal, check] = useAmountCheck(draft.amount, earnings);
  const submit = () => {
    const amount = check();
    if (amount === null) return;
    const intent = draft.intent?.amount === amount ? draft.intent : { amount, key: newId() };
    change({ intent });
    sending.mutate(intent);
  };
  return (
    <Dialog
      title={t('dialogTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={sending.isPending}>
            {draft.amount === '' ? t('confirmPlain') : t('confirm', { amount: format.money(draft.amount) })}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} failure={sending.error}>
        <MoneyInput
          id="amount"
          label={t('amount')}
          hint={t('amountHint', { minimum: format.money(minimum), maximum: format.money(available) })}
          value={draft.amount}
          error={refusal ?? fieldMessages(sending.error)['amount']}
          onChange={(amount) => change({ amount })}
        />
        <dl className={classes['facts']}>
          <div>
            <dt>{t('to')}</dt>
            <dd>{t('account', { bank: account.bank_name, end: account.number_end })}</dd>
            <dd>{t('holder', { holder: account.holder_name })}</dd>
          </div>
          <div>
            <dt>{t('arrives')}</dt>
            <dd>{t('between', { from: format.date(expected.from), by: format.date(expected.by) })}</dd>
          </div>
        </dl>
        <p className={classes['note']}>{t('dialogNote')}</p>
      </Form>
    </Dialog>
  );
}

/** The same rule as the server's; the check answers the amount that can be sent, or null. */
function useAmountCheck(amount: number | '', { available, minimum }: Earnings): [string | null, () => number | null] {
  const sentence = useRefusalText();
  const [isChecked, setChecked] = useState(false);
  const checked = checkRequest(amount === '' ? null : amount, {
    facts: { agreement: 'approved', account: { isVerified: true, holderMatch: 'equal', isReviewed: true } },
    isOpen: false,
    balanceIdr: available,
    rules: { ...defaultPayoutRules, minimumIdr: minimum },
  });
  const check = () => {
    setChecked(true);
    return checked.ok ? checked.value : null;
  };
  return [isChecked && !checked.ok ? sentence(checked.refusals[0]) : null, check];
}

function useRequest(onDone: () => void) {
  const t = useTexts(earningsTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ amount, key }: { readonly amount: number; readonly key: string }) =>
      call(requestPayout, { body: { amount }, idempotencyKey: key }),
    onSuccess() {
      onDone();
      notify('success', t('requested'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['earnings'] }),
  });
}
