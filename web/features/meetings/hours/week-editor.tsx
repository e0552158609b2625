import { weekdayNames } from '../../../../texts/zones.ts';
import { notify } from '../../../base/client-state.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';
import classes from './hours.module.css';
import { AddInterval, Intervals } from './intervals.tsx';
import type { HoursState } from './use-hours.ts';

/** The hours of each weekday; those of one can be made those of all. */
export function WeekEditor({ state }: { readonly state: HoursState }) {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  const { hours, change, messageOf } = state;
  return (
    <Card title={t('hours.week')}>
      <p className={classes['hint']}>{t('hours.weekHint')}</p>
      <ul className={classes['rows']}>
        {weekdayNames(language, 'long').map((day, index) => {
          const intervals = hours.week[index] ?? [];
          const set = (next: (typeof intervals)[number][]) => change({ week: hours.week.map((one, n) => (n === index ? next : one)) });
          return (
            <li key={day}>
              <h3>{day}</h3>
              <Intervals day={day} intervals={intervals} error={messageOf(`week.${index}`)} none={t('hours.closed')} onChange={set} />
              <div className={classes['tools']}>
                <AddInterval day={day} intervals={intervals} onChange={set} />
                <button
                  type="button"
                  className={classes['copy']}
                  aria-label={t('hours.copyOf', { day })}
                  onClick={() => {
                    change({ week: hours.week.map(() => [...intervals]) });
                    notify('info', t('hours.copied', { day }));
                  }}
                >
                  {t('hours.copy')}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
