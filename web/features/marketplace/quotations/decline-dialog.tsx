import { declineQuotation, type Quotation } from '../../../../contract/quotations.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FormError } from '../form/field.tsx';
import { useFocusOnWrong, useSiteForm } from '../form/use-site-form.ts';
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
  const form = useSiteForm({
    key: `decline.${id}`,
    saved: { reason: '' },
    send: (body, { key }) => call(declineQuotation, { params: { id }, body, idempotencyKey: key }),
    onSent: (answer) => onDecided(answer.quotation),
    // Somebody was faster: the page shows what became of it.
    onRefused: (failure) => (failure instanceof ApiError && failure.status === 409 ? onMovedOn() : undefined),
  });
  const within = useFocusOnWrong<HTMLDivElement>(form);
  return (
    <Dialog
      title={words('declineDialog.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles['quiet']} onClick={onClose}>
            {words('declineDialog.back')}
          </button>
          <button type="button" className={styles['main']} aria-disabled={form.isSending} onClick={() => void form.submit()}>
            {words('declineDialog.decline')}
          </button>
        </>
      }
    >
      <div ref={within} className={styles['asked']}>
        {form.failure instanceof ApiError && <FormError>{form.failure.message}</FormError>}
        <p>{words('declineDialog.text', { name: vendor.name })}</p>
        <Field id="reason" label={words('declineDialog.reason')} hint={words('declineDialog.hint')} refusal={form.messageOf('reason')}>
          {(aria) => (
            <textarea
              {...aria}
              name="reason"
              rows={4}
              maxLength={quotationRules.declineReasonLengthMax}
              value={form.typed.reason}
              onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
