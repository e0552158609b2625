import { acceptQuotation, type Quotation } from '../../../../contract/quotations.ts';
import { date, money } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { AskDialog } from '../form/ask-dialog.tsx';
import { FormError } from '../form/field.tsx';
import { useSite } from '../site/site-context.tsx';
import { Warning } from './warning.tsx';
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

/** Says once more what is agreed, and asks. */
export function AcceptDialog({ quotation, words, onClose, onDecided, onMovedOn }: Props) {
  const { language } = useSite();
  const { isBusy, failure, decide } = useDecision({ onDecided, onMovedOn });
  const { id, vendor, totals, instalments } = quotation;
  const [first] = instalments;
  return (
    <AskDialog
      title={words('acceptDialog.title')}
      back={words('acceptDialog.back')}
      main={words('acceptDialog.accept')}
      isBusy={isBusy}
      onClose={onClose}
      onMain={() => void decide((idempotencyKey) => call(acceptQuotation, { params: { id }, idempotencyKey }))}
    >
      <div className={styles['asked']}>
        {failure !== null && <FormError>{failure}</FormError>}
        <p>
          {words('acceptDialog.text', {
            name: vendor.name,
            total: money(totals.total, language),
            count: instalments.length,
            n: instalments.length,
            amount: money(first?.amount ?? 0, language),
            day: first === undefined ? '' : date(first.due_date, language),
          })}
        </p>
        <Warning quotation={quotation} words={words} />
        <p>{words('acceptDialog.once', { name: vendor.name })}</p>
      </div>
    </AskDialog>
  );
}
