import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Adjustment, askAdjustment, type OperatedVendor } from '../../../../contract/operations.ts';
import { type AdjustmentRules, checkAmount } from '../../../../core/operations/adjustment.ts';
import { checkReason } from '../../../../core/operations/reason.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useDraft } from '../../../base/draft.ts';
import { useFormat } from '../../../base/format.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { fieldMessages, Form } from '../../../ui/form.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { operationsTexts } from '../texts.ts';
import classes from './adjustment-form.module.css';
import { VendorPicker } from './vendor-picker.tsx';
import { newId } from '../../../base/calls/new-id.ts';

type Draft = {
  readonly amount: number | '';
  readonly direction: 'give' | 'take';
  readonly reason: string;
  readonly vendor: OperatedVendor | null;
};
const blank: Draft = { amount: '', direction: 'give', reason: '', vendor: null };

type AdjustmentFormProps = {
  readonly limits: AdjustmentRules;
  /** Up to here one operator may be enough. */
  readonly aloneMaxIdr: number;
  /** A vendor to begin with. */
  readonly search: string;
  readonly onClose: () => void;
  readonly onDone: (made: Adjustment) => void;
};

/** Asks for an adjustment, and says before it is sent whether it is posted at once. */
export function AdjustmentForm({ limits, aloneMaxIdr, search, onClose, onDone }: AdjustmentFormProps) {
  const t = useTexts(operationsTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const { draft, change, discard } = useDraft('operations.adjustment', blank);
  const { wrong, check } = useChecks(draft, limits);
  const sending = useAsking((made) => {
    discard();
    onClose();
    onDone(made);
  });
  const refused = fieldMessages(sending.error);
  const signed = draft.amount === '' ? 0 : draft.direction === 'give' ? draft.amount : -draft.amount;
  const submit = () => {
    const asked = check();
    if (asked !== null) sending.mutate(asked);
  };
  return (
    <Card title={t('newAdjustment')}>
      <Form onSubmit={submit} failure={sending.error}>
        <VendorPicker search={search} chosen={draft.vendor} error={wrong.vendor} onChoose={(vendor) => change({ vendor })} />
        <div className={classes['amount']}>
          <Chips
            label={t('direction')}
            options={(['give', 'take'] as const).map((value) => ({ value, label: t(value) }))}
            value={draft.direction}
            onChange={(direction) => change({ direction })}
          />
          <MoneyInput
            id="amount"
            label={t('amount')}
            hint={t('amountHint', { maximum: format.money(limits.maximumIdr) })}
            value={draft.amount}
            error={wrong.amount ?? refused['amount']}
            onChange={(amount) => change({ amount })}
          />
          {signed !== 0 && <p className={classes['consequence']}>{t(Math.abs(signed) > aloneMaxIdr ? 'willWait' : 'willPost')}</p>}
        </div>
        <Textarea
          label={t('reasonLabel')}
          name="reason"
          size="md"
          rows={2}
          value={draft.reason}
          error={wrong.reason ?? refused['reason']}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
        <div className={classes['actions']}>
          <Button
            variant="default"
            onClick={() => {
              discard();
              onClose();
            }}
          >
            {shell('cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {t('ask')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type Wrong = { readonly vendor?: string; readonly amount?: string; readonly reason?: string };
type Asked = { readonly vendor_id: number; readonly amount: number; readonly reason: string };

/** The same rules as the server's; `check` answers what can be sent, or null. */
function useChecks({ vendor, amount, direction, reason }: Draft, limits: AdjustmentRules) {
  const t = useTexts(operationsTexts);
  const sentence = useRefusalText();
  const [isChecked, setChecked] = useState(false);
  const signed = amount === '' ? 0 : direction === 'give' ? amount : -amount;
  const checkedAmount = checkAmount(signed, limits);
  const checkedReason = checkReason(reason);
  const wrong: Wrong = isChecked
    ? {
        ...(vendor === null && { vendor: t('vendorRequired') }),
        ...(!checkedAmount.ok && { amount: sentence(checkedAmount.refusals[0]) }),
        ...(!checkedReason.ok && { reason: sentence(checkedReason.refusals[0]) }),
      }
    : {};
  const check = (): Asked | null => {
    setChecked(true);
    if (vendor === null || !checkedAmount.ok || !checkedReason.ok) return null;
    return { vendor_id: vendor.id, amount: checkedAmount.value, reason: checkedReason.value };
  };
  return { wrong, check };
}

function useAsking(onDone: (made: Adjustment) => void) {
  const t = useTexts(operationsTexts);
  const queries = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: async (asked: Asked) => (await call(askAdjustment, { body: asked, idempotencyKey: key })).data,
    async onSuccess(made) {
      notify('success', t(made.status === 'waiting' ? 'waits' : 'posted'));
      onDone(made);
      await queries.invalidateQueries({ queryKey: ['operations'] });
    },
  });
}
