import { longDate } from '../../../../texts/format.ts';
import { useDayStatus } from '../dates/day-statuses.ts';
import { OurDateButton } from '../dates/our-date-button.tsx';
import dates from '../dates/dates.module.css';
import { useSite } from '../site/site-context.tsx';
import type { OurPlan } from './comparison.ts';

/** Whether a vendor is free on the couple's date; without a date, the way to say it. */
export function ComparedDay({ vendorId, ours }: { readonly vendorId: number; readonly ours: OurPlan | null }) {
  const { t, language } = useSite();
  const here = useDayStatus(vendorId);
  const status = here?.status ?? ours?.statuses.find((one) => one.vendor_id === vendorId)?.status;
  const day = here?.day ?? ours?.day ?? null;
  if (day === null || status === undefined) return <OurDateButton className={dates['act']}>{t('day.check')}</OurDateButton>;
  return (
    <span className={dates['said']} data-status={status}>
      {t(`day.${status}On`, { day: longDate(day, language) })}
    </span>
  );
}
