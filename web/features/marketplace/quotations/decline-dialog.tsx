import { declineQuotation, type Quotation } from '../../../../contract/quotations.ts';
import { declineGrounds } from '../../../../core/quotations/decline.ts';
import { quotationRules } from '../../../../core/quotations/content.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { AskDialog, Reason } from '../form/ask-dialog.tsx';
import { FormFailure } from '../form/site-form.tsx';
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

/** Asks once, and for a reason that does not need to be given; what was typed survives a reload. */
export function DeclineDialog({ quotation, words, onClose, onDecided, onMovedOn }: Props) {
  const { id, vendor } = quotation;
  const form = useSiteForm({
    key: `decline.${id}`,
    saved: { ground: '', reason: '' },
    send: ({ ground, reason }, { key }) =>
      call(declineQuotation, {
        params: { id },
        body: { ground: declineGrounds.find((one) => one === ground) ?? null, reason },
        idempotencyKey: key,
      }),
    onSent: (answer) => onDecided(answer.quotation),
    // Someone was faster: the page shows what became of it.
    onRefused: (failure) => (failure instanceof ApiError && failure.status === 409 ? onMovedOn() : undefined),
  });
  const within = useFocusOnWrong<HTMLDivElement>(form);
  return (
    <AskDialog
      title={words('declineDialog.title')}
      back={words('declineDialog.back')}
      main={words('declineDialog.decline')}
      isBusy={form.isSending}
      onClose={onClose}
      onMain={() => void form.submit()}
    >
      <div ref={within} className={styles['asked']}>
        <FormFailure of={form} />
        <p>{words('declineDialog.text', { name: vendor.name })}</p>
        <fieldset className={styles['grounds']}>
          <legend>{words('declineDialog.ground')}</legend>
          {declineGrounds.map((ground) => (
            <label key={ground}>
              <input
                type="radio"
                name="ground"
                value={ground}
                checked={form.typed.ground === ground}
                onChange={() => form.change({ ground })}
              />
              {words(`declineDialog.ground.${ground}`)}
            </label>
          ))}
        </fieldset>
        <Reason
          form={form}
          label={words('declineDialog.reason')}
          hint={words('declineDialog.hint')}
          maxLength={quotationRules.declineReasonLengthMax}
        />
      </div>
    </AskDialog>
  );
}
