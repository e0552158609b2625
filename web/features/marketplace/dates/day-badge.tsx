import { dayMonth, longDate } from '../../../../texts/format.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './dates.module.css';
import { useDayStatus } from './day-statuses.ts';

/** On a card: whether its vendor is free on the couple's date. */
export function DayBadge({ vendorId }: { readonly vendorId: number }) {
  const { t, language } = useSite();
  const known = useDayStatus(vendorId);
  if (known === null) return null;
  return (
    <span className={styles['badge']} data-status={known.status}>
      <span aria-hidden>{t(`day.${known.status}On`, { day: dayMonth(known.day, language) })}</span>
      <span className="for-screen-readers">{t(`day.${known.status}On`, { day: longDate(known.day, language) })}</span>
    </span>
  );
}
