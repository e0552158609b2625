import { useState } from 'react';
import { declineQuotation, type Quotation } from '../../../../contract/quotations.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../../base/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FormError } from '../form/field.tsx';
import { useDecision } from './decision.ts';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';

interface Props {
  readonly quotation: Quotation;
  readonly words: QuotationWords;
  readonly onClose: () => void;
  readonly onDecided: (now: Quotation) => void;
  readonly onMovedOn: () => Promise<void>;
}

/** Asks once, and for a reason that need not be given; what was typed survives a reload. */
export function DeclineDialog({ quotation, words, onClose, onDecided, onMovedOn }: Props) {
  const { id, vendor } = quotation;
  const form = `decline.${id}`;
  const [reason, setReason] = useState(() => keptDraft<{ reason: string }>(form).reason ?? '');
  const { isBusy, failure, decide } = useDecision({
    onDecided(now) {
      forgetDraft(form);
      onDecided(now);
    },
    onMovedOn,
  });
  const type = (text: string) => {
    setReason(text);
    keepDraft(form, { reason: text });
  };
  return (
    <Dialog
      title={words('declineDialog.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles['quiet']} onClick={onClose}>
            {words('declineDialog.back')}
          </button>
          <button
            type="button"
            className={styles['main']}
            aria-disabled={isBusy}
            onClick={() => void decide((idempotencyKey) => call(declineQuotation, { params: { id }, body: { reason }, idempotencyKey }))}
          >
            {words('declineDialog.decline')}
          </button>
        </>
      }
    >
      <div className={styles['asked']}>
        {failure !== null && <FormError>{failure}</FormError>}
        <p>{words('declineDialog.text', { name: vendor.name })}</p>
        <Field id="reason" label={words('declineDialog.reason')} hint={words('declineDialog.hint')}>
          {(aria) => (
            <textarea
              {...aria}
              name="reason"
              rows={4}
              maxLength={quotationRules.declineReasonLengthMax}
              value={reason}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
