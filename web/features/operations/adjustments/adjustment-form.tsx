import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Adjustment, askAdjustment, type OperatedVendor } from '../../../../contract/operations.ts';
import { type AdjustmentRules, checkAmount } from '../../../../core/operations/adjustment.ts';
import { checkReason, reasonLengthMin } from '../../../../core/operations/reason.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { valid, allValid, invalid } from '../../../base/form/checked.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useFormat } from '../../../base/format.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Amount, TextArea } from '../../../ui/checked-fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { operationsTexts } from '../texts.ts';
import classes from './adjustment-form.module.css';
import { VendorPicker } from './vendor-picker.tsx';

type Draft = {
  readonly amount: number | null;
  readonly direction: 'give' | 'take';
  readonly reason: string;
  readonly vendor: OperatedVendor | null;
};
const blank: Draft = { amount: null, direction: 'give', reason: '', vendor: null };
const signedIn = ({ amount, direction }: Draft): number => (direction === 'give' ? 1 : -1) * (amount ?? 0);

type AdjustmentFormProps = {
  readonly limits: AdjustmentRules;
  /** Up to here one operator may be enough. */
  readonly aloneMaxIdr: number;
  /** The vendor that one came from: it is chosen, also over one in a draft. */
  readonly start: OperatedVendor | null;
  readonly onClose: () => void;
  readonly onDone: (made: Adjustment) => void;
};

/** Asks for an adjustment, and says before it is sent whether it is posted at once. */
export function AdjustmentForm({ limits, aloneMaxIdr, start, onClose, onDone }: AdjustmentFormProps) {
  const t = useTexts(operationsTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const form = useAsking(limits, (made) => {
    onClose();
    onDone(made);
  });
  const { typed, change } = form;
  const cameFrom = useRef(start);
  useEffect(() => {
    if (cameFrom.current === null) return;
    change({ vendor: cameFrom.current });
    cameFrom.current = null;
  }, [change]);
  const signed = signedIn(typed);
  return (
    <Card title={t('newAdjustment')}>
      <Form form={form}>
        <VendorPicker chosen={typed.vendor} error={form.messageOf('vendor_id')} onChoose={(vendor) => change({ vendor })} />
        <div className={classes['amount']}>
          <Chips
            label={t('direction')}
            options={(['give', 'take'] as const).map((value) => ({ value, label: t(value) }))}
            value={typed.direction}
            onChange={(direction) => change({ direction })}
          />
          <Amount
            {...form.at('amount')}
            label={t('amount')}
            hint={t('amountHint', { maximum: format.money(limits.maximumIdr) })}
            unit="rupiah"
          />
          {signed !== 0 && <p className={classes['consequence']}>{t(Math.abs(signed) > aloneMaxIdr ? 'willWait' : 'willPost')}</p>}
        </div>
        <TextArea
          {...form.at('reason')}
          label={t('reasonLabel')}
          hint={t('reasonHint', { minimum: String(reasonLengthMin('adjustment')) })}
          rows={2}
        />
        <div className={classes['actions']}>
          <Button
            variant="default"
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
            {shell('cancel')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t('ask')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function useAsking(limits: AdjustmentRules, onDone: (made: Adjustment) => void) {
  const t = useTexts(operationsTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  return useForm({
    key: 'operations.adjustment',
    saved: blank,
    check: (typed) =>
      allValid({
        vendor_id: typed.vendor === null ? invalid('vendor_id', t('vendorRequired')) : valid(typed.vendor.id),
        amount: judged(checkAmount(signedIn(typed), limits)),
        reason: judged(checkReason(typed.reason, 'adjustment')),
      }),
    send: async (asked, { key }) => (await call(askAdjustment, { body: asked, idempotencyKey: key })).data,
    onSent(made) {
      notify('success', t(made.status === 'waiting' ? 'waits' : 'posted'));
      onDone(made);
      return queries.invalidateQueries({ queryKey: ['operations'] });
    },
  });
}
