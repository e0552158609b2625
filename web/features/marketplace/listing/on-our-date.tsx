import { useEffect } from 'react';
import { date } from '../../../../texts/format.ts';
import { ourDate, useOurDate } from '../dates/our-date.ts';
import { useSite } from '../site/site-context.tsx';
import { type Filters, listingHref } from './filters.ts';
import styles from './listing.module.css';

/** One press from the couple's date to the vendors that are not taken on it. */
export function OnOurDate({ filters }: { readonly filters: Filters }) {
  const { t, href, language } = useSite();
  const { value: day } = useOurDate();
  const { freeOn } = filters;
  useEffect(() => ourDate.change({ asked: freeOn }), [freeOn]);
  if (freeOn !== null) return null;
  // It keeps its place before the date is known.
  return (
    <p className={styles['onOurDate']}>
      {day !== null && (
        <a href={href(listingHref({ ...filters, freeOn: day, page: 1 }))}>{t('listing.onOurDate', { day: date(day, language) })}</a>
      )}
    </p>
  );
}
