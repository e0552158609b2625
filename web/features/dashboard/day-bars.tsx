import { addDays, type BusinessDay, daysOf } from '../../../core/time.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './day-bars.module.css';
import { homeTexts } from './texts.ts';

interface DayBarsProps {
  readonly title: string;
  /** The last day that is drawn full; the rest of its month is still to come. */
  readonly end: BusinessDay;
  /** Days that are left out have none. */
  readonly days: readonly { readonly date: BusinessDay; readonly value: number }[];
  readonly words: (value: number) => string;
}

/** A month as a row of bars. Its highest day is said in words below: to everyone the same. */
export function DayBars({ title, end, days, words }: DayBarsProps) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const values = new Map(days.map(({ date, value }) => [date, value]));
  const month = daysOf(`${end.slice(0, 7)}-01`, lastOfMonth(end));
  const most = days.reduce((found, day) => (day.value > found.value ? day : found), { date: '', value: 0 });
  // A graph without a bar says nothing that the figures above do not.
  if (most.value === 0) return null;
  return (
    <figure className={classes['chart']}>
      <figcaption className={classes['title']}>{title}</figcaption>
      <div aria-hidden className={classes['bars']}>
        {month.map((date) => {
          const value = values.get(date) ?? 0;
          return (
            <span
              key={date}
              data-state={date > end ? 'coming' : value === 0 ? 'none' : undefined}
              style={{ blockSize: value === 0 ? undefined : `${Math.max(6, (value / most.value) * 100)}%` }}
              title={date > end ? undefined : `${format.dayMonth(date)}: ${words(value)}`}
            />
          );
        })}
      </div>
      <p className={classes['most']}>{t('chartMost', { day: format.dayMonth(most.date), value: words(most.value) })}</p>
    </figure>
  );
}

function lastOfMonth(day: BusinessDay): BusinessDay {
  const next = addDays(`${day.slice(0, 7)}-28`, 4);
  return addDays(`${next.slice(0, 7)}-01`, -1);
}
