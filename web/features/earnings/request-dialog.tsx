import { useQueryClient } from '@tanstack/react-query';
import { requestPayout } from '../../../contract/payouts.ts';
import { checkRequest, defaultPayoutRules } from '../../../core/payouts/request.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { Amount } from '../../ui/checked-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Earnings } from './queries.ts';
import classes from './request-dialog.module.css';
import { earningsTexts } from './texts.ts';

type RequestDialogProps = { readonly earnings: Earnings; readonly onClose: () => void };

/** How much, where to, when it arrives; then it is asked for. It stays when the account was removed in another window: the refusal is read in it. */
export function RequestDialog({ earnings, onClose }: RequestDialogProps) {
  const t = useTexts(earningsTexts);
  const format = useFormat();
  const { minimum, available, expected, account } = earnings;
  const { withFactor, factorDialog } = useFactor();
  const form = usePayoutForm(earnings, withFactor, onClose);
  const { amount } = form.typed;
  return (
    <>
      <FormDialog
        title={t('dialogTitle')}
        form={form}
        action={amount === null ? t('confirmPlain') : t('confirm', { amount: format.money(amount) })}
        onClose={onClose}
      >
        <Amount
          {...form.at('amount')}
          label={t('amount')}
          hint={t('amountHint', { minimum: format.money(minimum), maximum: format.money(available) })}
          unit="rupiah"
        />
        <dl className={classes['facts']}>
          {account !== null && (
            <div>
              <dt>{t('to')}</dt>
              <dd>{t('account', { bank: account.bank_name, end: account.number_end })}</dd>
              <dd>{t('holder', { holder: account.holder_name })}</dd>
            </div>
          )}
          <div>
            <dt>{t('arrives')}</dt>
            <dd>{t('between', { from: format.date(expected.from), by: format.date(expected.by) })}</dd>
          </div>
        </dl>
        <p className={classes['note']}>{t('dialogNote')}</p>
      </FormDialog>
      {factorDialog}
    </>
  );
}

type WithFactor = ReturnType<typeof useFactor>['withFactor'];

function usePayoutForm({ available, minimum }: Earnings, withFactor: WithFactor, onDone: () => void) {
  const t = useTexts(earningsTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['earnings'] });
  const all: { readonly amount: number | null } = { amount: available };
  return useForm({
    key: 'payout',
    saved: all,
    check: ({ amount }) =>
      judged(
        checkRequest(amount, {
          facts: { agreement: 'approved', account: { isVerified: true, holderMatch: 'equal', isReviewed: true } },
          isOpen: false,
          balanceIdr: available,
          rules: { ...defaultPayoutRules, minimumIdr: minimum },
        }),
      ),
    send: (amount, { key }) => withFactor(() => call(requestPayout, { body: { amount }, idempotencyKey: key })),
    onSent() {
      onDone();
      notify('success', t('requested'));
      return refresh();
    },
    onRefused: refresh,
  });
}
