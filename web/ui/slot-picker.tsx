import { type KeyboardEvent, useRef, useState } from 'react';
import { dayIn, weekdayOf } from '../../core/meetings/zone.ts';
import { addDays, type BusinessDay, daysOf } from '../../core/time.ts';
import { longDate, month as monthName } from '../../texts/format.ts';
import type { slotsEn } from '../../texts/slots.en.ts';
import type { Language, Translate } from '../../texts/typed.ts';
import { clockIn, offsetIn, weekdayNames, zoneName } from '../../texts/zones.ts';
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
  return (
    <div className={classes['place']}>
      <div className={classes['picker']}>
        <Calendar free={free} counts={byDay} day={day} language={language} words={words} onPick={setPicked} />
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
          <p className={classes['hint']}>{words('zoneNote', { zone: zoneName(zone, slots[0]?.starts_at ?? 0) })}</p>
        </div>
      </div>
    </div>
  );
}

type CalendarProps = Pick<SlotPickerProps, 'language' | 'words'> & {
  readonly free: readonly BusinessDay[];
  readonly counts: ReadonlyMap<BusinessDay, readonly Slot[]>;
  readonly day: BusinessDay | null;
  readonly onPick: (day: BusinessDay) => void;
};
const monthOf = (day: BusinessDay): string => day.slice(0, 7);

/** One month. Arrow keys go from free day to free day, a week up and down, and over the edge of the month. */
function Calendar({ free, counts, day, language, words, onPick }: CalendarProps) {
  const [first = '', last = first] = [free[0], free.at(-1)];
  const [shown, setShown] = useState<string | null>(null);
  const grid = useRef<HTMLFieldSetElement>(null);
  const month = within(shown ?? monthOf(day ?? first), monthOf(first), monthOf(last));
  const days = daysOf(`${month}-01`, addDays(`${nextMonth(month)}-01`, -1));
  const here = free.filter((one) => monthOf(one) === month);
  const stop = day !== null && here.includes(day) ? day : here[0];
  const go = (to: BusinessDay | undefined) => {
    if (to === undefined) return;
    setShown(monthOf(to));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLButtonElement>(`[data-day="${to}"]`)?.focus());
  };
  const onKey = (event: KeyboardEvent, from: BusinessDay) => {
    const to = nextFree(free, from, event.key);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div className={classes['calendar']}>
      <div className={classes['month']}>
        <button
          type="button"
          aria-label={words('previous')}
          disabled={month <= monthOf(first)}
          onClick={() => setShown(previousMonth(month))}
        >
          <Arrow to="left" />
        </button>
        <strong aria-live="polite">{monthName(month, language)}</strong>
        <button type="button" aria-label={words('next')} disabled={month >= monthOf(last)} onClick={() => setShown(nextMonth(month))}>
          <Arrow to="right" />
        </button>
      </div>
      <fieldset ref={grid} className={classes['grid']} aria-label={words('day')}>
        {weekdayNames(language, 'short').map((name) => (
          <span key={name} className={classes['weekday']} aria-hidden>
            {name}
          </span>
        ))}
        {days.map((one, index) => {
          const count = counts.get(one)?.length ?? 0;
          const name = longDate(one, language);
          return (
            <button
              key={one}
              type="button"
              data-day={one}
              className={classes['day']}
              style={index === 0 ? { gridColumnStart: weekdayOf(one) + 1 } : undefined}
              disabled={count === 0}
              aria-pressed={one === day}
              aria-label={count === 0 ? words('full', { day: name }) : words('free', { day: name, n: count })}
              tabIndex={one === stop ? 0 : -1}
              onClick={() => onPick(one)}
              onKeyDown={(event) => onKey(event, one)}
            >
              {Number(one.slice(-2))}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

const within = (value: string, low: string, high: string): string => (value < low ? low : value > high ? high : value);
const nextMonth = (month: string): string => monthOf(addDays(`${month}-28`, 4));
const previousMonth = (month: string): string => monthOf(addDays(`${month}-01`, -1));

/** The free day an arrow key leads to; null for other keys, undefined where there is none. */
function nextFree(free: readonly BusinessDay[], from: BusinessDay, key: string): BusinessDay | undefined | null {
  if (key === 'ArrowRight') return free.find((one) => one > from);
  if (key === 'ArrowLeft') return free.findLast((one) => one < from);
  if (key === 'ArrowDown') return free.find((one) => one >= addDays(from, 7));
  if (key === 'ArrowUp') return free.findLast((one) => one <= addDays(from, -7));
  if (key === 'Home') return free[0];
  return key === 'End' ? free.at(-1) : null;
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

function Arrow({ to }: { readonly to: 'left' | 'right' }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
    >
      <path d={to === 'left' ? 'M14.5 5.500L8 12l6.500 6.500' : 'M9.500 5.500L16 12l-6.500 6.500'} />
    </svg>
  );
}
