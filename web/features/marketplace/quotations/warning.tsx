import type { Quotation } from '../../../../contract/quotations.ts';
import { longDate } from '../../../../texts/format.ts';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';

/** What stands against accepting or paying: the vendor cannot be dealt with now, or has no place left on the day before it is accepted. */
export function Warning({ quotation, words }: { readonly quotation: Quotation; readonly words: QuotationWords }) {
  const { language } = useSite();
  const {
    content: { event_date: day },
    vendor: { name },
  } = quotation;
  const said = quotation.is_vendor_away
    ? words('vendorAway', { name })
    : quotation.is_day_taken && day !== null
      ? words('dayTaken', { name, day: longDate(day, language) })
      : null;
  if (said === null) return null;
  return (
    <p className={styles['warning']}>
      <Icon name="warning" />
      <span>{said}</span>
    </p>
  );
}
