import { useState } from 'react';
import { dayIn } from '../../../core/meetings/zone.ts';
import type { BusinessDay } from '../../../core/time.ts';
import { longDate } from '../../../texts/format.ts';
import type { slotsEn } from '../../../texts/slots.en.ts';
import type { Language, Translate } from '../../../texts/typed.ts';
import { clockIn, offsetIn, zoneLabel, zoneName } from '../../../texts/zones.ts';
import { Calendar } from '../../ui/calendar.tsx';
import classes from './slot-picker.module.css';

type SlotWords = Translate<typeof slotsEn>;
type Slot = { readonly starts_at: string };
type SlotPickerProps = {
  readonly slots: readonly Slot[];
  /** Whose clocks the reader goes by. */
  readonly zone: string;
  readonly language: Language;
  readonly words: SlotWords;
  readonly value: string | null;
  readonly onChange: (startsAt: string) => void;
};

/** A day on the calendar, of which only those with free times can be chosen, then a time of it. */
export function SlotPicker({ slots, zone, language, words, value, onChange }: SlotPickerProps) {
  const offsetAt = offsetIn(zone);
  const byDay = Map.groupBy(slots, ({ starts_at: at }) => dayIn(Date.parse(at), offsetAt));
  const free = [...byDay.keys()];
  const [picked, setPicked] = useState<BusinessDay | null>(null);
  const ofValue = value === null ? null : dayIn(Date.parse(value), offsetAt);
  const wanted = picked ?? ofValue;
  const day = wanted !== null && byDay.has(wanted) ? wanted : null;
  const nameOf = (one: BusinessDay) => {
    const n = byDay.get(one)?.length ?? 0;
    return n === 0 ? words('full', { day: longDate(one, language) }) : words('free', { day: longDate(one, language), count: n, n });
  };
  return (
    <div className={classes['place']}>
      <div className={classes['picker']}>
        <Calendar
          language={language}
          label={words('day')}
          start={day}
          first={free[0]}
          last={free.at(-1)}
          isFree={(one) => byDay.has(one)}
          nameOf={nameOf}
          onPick={setPicked}
        />
        <div className={classes['times']} aria-live="polite">
          {day === null ? (
            <p className={classes['hint']}>{words('pickDay')}</p>
          ) : (
            <Times
              key={day}
              title={words('timesOn', { day: longDate(day, language) })}
              slots={byDay.get(day) ?? []}
              zone={zone}
              language={language}
              value={value}
              onChange={onChange}
            />
          )}
          <p className={classes['hint']}>{words('zoneNote', { zone: zoneLabel(zone, slots[0]?.starts_at ?? 0, language) })}</p>
        </div>
      </div>
    </div>
  );
}

type TimesProps = Pick<SlotPickerProps, 'slots' | 'zone' | 'language' | 'value' | 'onChange'> & { readonly title: string };

/** The times of a day. Where clocks show one twice, each says how far from UTC it is. */
function Times({ title, slots, zone, language, value, onChange }: TimesProps) {
  const labels = slots.map(({ starts_at: at }) => clockIn(at, zone, language));
  return (
    <fieldset className={classes['chips']}>
      <legend>{title}</legend>
      {slots.map(({ starts_at: at }, index) => {
        const label = labels[index] ?? '';
        const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
        return (
          <label key={at} className={classes['chip']}>
            <input
              type="radio"
              className="for-screen-readers"
              name="slot"
              value={at}
              checked={at === value}
              onChange={() => onChange(at)}
            />
            {isTwice ? `${label} (${zoneName(zone, at)})` : label}
          </label>
        );
      })}
    </fieldset>
  );
}
