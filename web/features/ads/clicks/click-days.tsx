import { useState } from 'react';
import type { AdClick } from '../../../../contract/ads.ts';
import { useFormat } from '../../../base/format.ts';
import { byDay } from './by-day.ts';
import classes from './click-days.module.css';
import { ClickRow } from './click-row.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';

type ClickDaysProps = {
  readonly clicks: readonly AdClick[];
  /** Shown while the selection asked for is on its way. */
  readonly isOld: boolean;
};

/** The clicks of a page under their days. */
export function ClickDays({ clicks, isOld }: ClickDaysProps) {
  const format = useFormat();
  const [disputed, setDisputed] = useState<AdClick | null>(null);
  return (
    <div className={classes['days']} aria-busy={isOld}>
      {byDay(clicks).map(({ day, rows }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className={classes['day']}>
            {format.longDate(day)}
          </h3>
          <ol className={classes['clicks']}>
            {rows.map((click) => (
              <ClickRow key={click.id} click={click} onDispute={() => setDisputed(click)} />
            ))}
          </ol>
        </section>
      ))}
      {disputed !== null && <DisputeDialog click={disputed} onClose={() => setDisputed(null)} />}
    </div>
  );
}
