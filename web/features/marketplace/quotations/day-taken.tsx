import type { Quotation } from '../../../../contract/quotations.ts';
import { longDate } from '../../../../texts/format.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';

/** Before it is accepted: the vendor has meanwhile no place left on the day. */
export function DayTaken({ quotation, words }: { readonly quotation: Quotation; readonly words: QuotationWords }) {
  const { language } = useSite();
  const { content, vendor, is_day_taken: isTaken } = quotation;
  if (!isTaken || content.event_date === null) return null;
  return (
    <p className={styles['dayTaken']}>
      <Icon name="warning" />
      <span>{words('dayTaken', { name: vendor.name, day: longDate(content.event_date, language) })}</span>
    </p>
  );
}
