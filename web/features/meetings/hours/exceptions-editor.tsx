import { useState } from 'react';
import { availabilityRules } from '../../../../core/meetings/availability.ts';
import type { BusinessDay } from '../../../../core/time.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { useToday } from '../../../base/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { meetingsTexts } from '../../../parts/meetings/texts.ts';
import classes from './hours.module.css';
import { AddInterval, Intervals } from './intervals.tsx';
import type { HoursState } from './use-hours.ts';

/** Days that are not as their weekday: closed, or with hours of their own. */
export function ExceptionsEditor({ state }: { readonly state: HoursState }) {
  const t = useTexts(meetingsTexts);
  const format = useFormat();
  const { hours, change, messageOf } = state;
  const { exceptions } = hours;
  return (
    <Card title={t('exceptions')}>
      <p className={classes['hint']}>{t('exceptions.hint')}</p>
      {exceptions.length === 0 ? (
        <p className={classes['none']}>{t('exceptions.none')}</p>
      ) : (
        <ul className={classes['rows']}>
          {exceptions.map((exception, index) => {
            const day = format.longDate(exception.day);
            const set = (intervals: typeof exception.intervals) =>
              change({ exceptions: exceptions.map((one, n) => (n === index ? { ...one, intervals } : one)) });
            return (
              <li key={exception.day}>
                <h3>{format.date(exception.day)}</h3>
                <Intervals
                  day={day}
                  intervals={exception.intervals}
                  error={messageOf(`exceptions.${index}`)}
                  none={t('hours.closed')}
                  onChange={set}
                />
                <div className={classes['tools']}>
                  <AddInterval day={day} intervals={exception.intervals} onChange={set} />
                  <RemoveButton
                    sign="cross"
                    label={t('exceptions.remove', { day })}
                    onRemove={() => change({ exceptions: exceptions.filter((_, n) => n !== index) })}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <NewException state={state} />
    </Card>
  );
}

const officeHours = { from: 9 * 60, to: 17 * 60 };

function NewException({ state: { hours, change, messageOf } }: { readonly state: HoursState }) {
  const t = useTexts(meetingsTexts);
  const today = useToday();
  const [day, setDay] = useState<BusinessDay | null>(null);
  const [wrong, setWrong] = useState<string | undefined>();
  const add = (intervals: { from: number; to: number }[]) => {
    if (day === null) return setWrong(t('exceptions.needDay'));
    if (hours.exceptions.some((one) => one.day === day)) return setWrong(t('exceptions.known'));
    setWrong(undefined);
    setDay(null);
    change({ exceptions: [...hours.exceptions, { day, intervals }].toSorted((one, other) => (one.day < other.day ? -1 : 1)) });
  };
  if (hours.exceptions.length >= availabilityRules.exceptionsMax) return null;
  return (
    <div className={classes['new']}>
      <DayField
        name="exception"
        label={t('exceptions.day')}
        first={today}
        value={day}
        error={wrong ?? messageOf('exceptions')}
        onChange={setDay}
      />
      <Button variant="default" onClick={() => add([])}>
        {t('exceptions.close')}
      </Button>
      <Button variant="default" onClick={() => add([officeHours])}>
        {t('exceptions.other')}
      </Button>
    </div>
  );
}
