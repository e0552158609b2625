import type { BusinessDay } from '../../../../core/time.ts';
import { date, dayMonth } from '../../../../texts/format.ts';
import { loadChunk } from '../../../base/chunk.ts';
import { useKeepDialog } from '../form/use-keep-dialog.tsx';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './dates.module.css';
import { ourDate, useOurDate } from './our-date.ts';

const load = () => loadChunk('our-date', () => import('./our-date-dialog.tsx')).then(({ OurDateDialog }) => OurDateDialog);

/** The couple's date, and the way to change it: where the wedding is told once someone has told it, else here. Without scripts the list of vendors asks. */
export function OurDateButton({ className, children }: { readonly className: string | undefined; readonly children?: string }) {
  const { href } = useSite();
  const { value: day, isOfWedding } = useOurDate();
  const at = href('/account/wedding');
  const { onClick, dialog } = useKeepDialog({ load, account: { hasIt: isOfWedding, findOut: ourDate.isOfWedding, at } });
  return (
    <>
      <a className={className} href={isOfWedding ? at : href('/vendors')} onClick={onClick} data-our-date data-scripted>
        {children ?? <Said day={day} />}
      </a>
      {dialog}
    </>
  );
}

/** The date in words; on a phone, where words have no room, a leaf of a calendar. */
function Said({ day }: { readonly day: BusinessDay | null }) {
  const { t, language } = useSite();
  const [number, month] = day === null ? [] : dayMonth(day, language).split(' ');
  return (
    <>
      <span className={day === null ? styles['words'] : 'for-screen-readers'}>
        {t('day.ours')}
        {day !== null && ': '}
      </span>
      {day !== null && <span className={styles['words']}>{date(day, language)}</span>}
      <span className={styles['leaf']} aria-hidden>
        {day === null ? <Icon name="calendar" size={22} /> : <small>{month}</small>}
        {number}
      </span>
    </>
  );
}
