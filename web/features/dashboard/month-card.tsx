import { Link } from '@tanstack/react-router';
import type { Dashboard, Happenings } from '../../../contract/dashboard.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { DayBars } from './day-bars.tsx';
import classes from './month-card.module.css';
import { homeTexts } from './texts.ts';

const figures = ['contacts', 'quoted', 'booked', 'paid'] as const;

/** The month so far beside the same days of the month before, with new couples and payments by day. */
export default function MonthCard({ month: { start, end, happenings, before, days } }: Pick<Dashboard, 'month'>) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const valueOf = (of: Happenings, figure: (typeof figures)[number]): string =>
    figure === 'booked' || figure === 'paid' ? format.money(of[figure].amount) : format.count(of[figure]);
  const lastBefore = format.dayMonth(before.end);
  const daysBefore = before.start === before.end ? lastBefore : t('monthDays', { last: lastBefore });
  return (
    <Card
      title={format.month(start.slice(0, 7))}
      aside={
        <Link to={pages.results} className={classes['all']}>
          {t('monthAll')}
        </Link>
      }
    >
      <dl className={classes['figures']}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`month.${figure}`)}</dt>
            <dd className={classes['now']}>{valueOf(happenings, figure)}</dd>
            <dd className={classes['before']}>{t('monthBefore', { days: daysBefore, value: valueOf(before.happenings, figure) })}</dd>
          </div>
        ))}
      </dl>
      <div className={classes['charts']}>
        <DayBars
          title={t('chart.contacts')}
          end={end}
          days={days.map(({ date, contacts }) => ({ date, value: contacts }))}
          words={format.count}
        />
        <DayBars title={t('chart.paid')} end={end} days={days.map(({ date, paid }) => ({ date, value: paid }))} words={format.money} />
      </div>
    </Card>
  );
}
