import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { weekdayOf } from '../../core/meetings/zone.ts';
import { addDays, type BusinessDay, daysOf } from '../../core/time.ts';
import { dayWords } from '../../texts/days.ts';
import { longDate, month as monthName } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import { weekdayNames } from '../../texts/zones.ts';
import classes from './calendar.module.css';

export type CalendarProps = {
  readonly language: Language;
  readonly label: string;
  /** The chosen day, or the ends of the chosen range. */
  readonly start: BusinessDay | null;
  readonly end?: BusinessDay | null;
  /** The day of the reader's clock that counts here; undefined where none is marked. */
  readonly today?: BusinessDay;
  /** The first and the last day that can be chosen. */
  readonly first?: BusinessDay | undefined;
  readonly last?: BusinessDay | undefined;
  /** Where only some days can be chosen. */
  readonly isFree?: (day: BusinessDay) => boolean;
  readonly nameOf?: (day: BusinessDay) => string;
  /** As wide as its place: each day shows what is on it and opens something; the month that is shown is told. */
  readonly sheet?: {
    readonly contentOf: (day: BusinessDay) => ReactNode;
    /** How a day looks, for the style sheet. */
    readonly lookOf: (day: BusinessDay) => string | undefined;
    readonly onMonth: (month: string) => void;
  };
  /** Takes the focus when it appears. */
  readonly takesFocus?: boolean;
  readonly onPick: (day: BusinessDay) => void;
};

const firstEver = '1900-01-01';
const lastEver = '2199-12-31';
const monthsOfYear = 12;
const monthOf = (day: BusinessDay): string => day.slice(0, 7);

/** One month, Monday first. Arrow keys go from day to day, a week up and down, and over the edge of the month. */
export function Calendar({
  language,
  label,
  today,
  first = firstEver,
  last = lastEver,
  isFree,
  takesFocus = false,
  ...rest
}: CalendarProps) {
  const { start, end = null, nameOf = (day) => longDate(day, language), sheet, onPick } = rest;
  const words = dayWords(language);
  // The month that was turned to, until another day is chosen, here or elsewhere.
  const [turned, setTurned] = useState<{ readonly month: string; readonly from: BusinessDay } | null>(null);
  const grid = useRef<HTMLFieldSetElement>(null);
  const here = clamp(start ?? today ?? first, { first, last });
  const months = { first: monthOf(first), last: monthOf(last) };
  const month = clamp(turned?.from === here ? turned.month : monthOf(here), months);
  const show = (next: string) => {
    const to = clamp(next, months);
    setTurned({ month: to, from: here });
    if (to !== month) sheet?.onMonth(to);
  };
  const days = daysOf(`${month}-01`, addDays(`${monthAfter(month, 1)}-01`, -1));
  const canChoose = (day: BusinessDay) => day >= first && day <= last && (isFree?.(day) ?? true);
  const stop = monthOf(here) === month && canChoose(here) ? here : days.find(canChoose);
  const focus = (day: BusinessDay | undefined) => grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus();
  const atFirst = useRef({ takesFocus, focus, stop });
  useEffect(() => {
    if (atFirst.current.takesFocus) atFirst.current.focus(atFirst.current.stop);
  }, []);
  const onKey = (event: KeyboardEvent, from: BusinessDay) => {
    const way = wayOf(event.key, from, days);
    if (way === undefined) return;
    event.preventDefault();
    let to = way.to;
    while (to >= first && to <= last && !canChoose(to)) to = addDays(to, way.step);
    if (to < first || to > last) return;
    // Right away: the next key may come before the next frame.
    flushSync(() => show(monthOf(to)));
    focus(to);
  };
  const turn = (by: number) => show(monthAfter(month, by));
  const hasYears = monthAfter(months.first, monthsOfYear) < months.last;
  const [isFirst, isLast] = [month <= months.first, month >= months.last];
  return (
    <div className={classes['calendar']} data-sheet={sheet !== undefined || undefined}>
      <div className={classes['month']}>
        {hasYears && <Turn to="left" isDouble label={words('previousYear')} isOff={isFirst} onTurn={() => turn(-monthsOfYear)} />}
        <Turn to="left" label={words('previousMonth')} isOff={isFirst} onTurn={() => turn(-1)} />
        <strong aria-live="polite">{monthName(month, language)}</strong>
        <Turn to="right" label={words('nextMonth')} isOff={isLast} onTurn={() => turn(1)} />
        {hasYears && <Turn to="right" isDouble label={words('nextYear')} isOff={isLast} onTurn={() => turn(monthsOfYear)} />}
      </div>
      <fieldset ref={grid} className={classes['grid']} aria-label={label} data-some={isFree !== undefined || undefined}>
        {weekdayNames(language, 'short').map((name) => (
          <span key={name} className={classes['weekday']} aria-hidden>
            {name}
          </span>
        ))}
        {days.map((day, index) => (
          <button
            key={day}
            type="button"
            data-day={day}
            data-between={(start !== null && end !== null && day > start && day < end) || undefined}
            className={classes['day']}
            style={index === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}
            disabled={!canChoose(day)}
            aria-current={day === today ? 'date' : undefined}
            {...(sheet === undefined
              ? { 'aria-pressed': day === start || day === end }
              : { 'data-look': sheet.lookOf(day), 'aria-haspopup': 'dialog' })}
            aria-label={nameOf(day)}
            tabIndex={day === stop ? 0 : -1}
            onClick={() => onPick(day)}
            onKeyDown={(event) => onKey(event, day)}
          >
            {sheet === undefined ? Number(day.slice(-2)) : <span className={classes['number']}>{Number(day.slice(-2))}</span>}
            {sheet?.contentOf(day)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

type Bounds = { readonly first: string; readonly last: string };
const clamp = (value: string, { first, last }: Bounds): string => (value < first ? first : value > last ? last : value);

/** The month so many months after, '2026-11'. */
function monthAfter(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * monthsOfYear + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(count / monthsOfYear)}-${String((count % monthsOfYear) + 1).padStart(2, '0')}`;
}

/** The day a key leads to, and which way to look from there for one that can be chosen; undefined for other keys. */
function wayOf(key: string, from: BusinessDay, days: readonly BusinessDay[]) {
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7, PageDown: 28, PageUp: -28 };
  const step = steps[key];
  if (step !== undefined) return { to: addDays(from, step), step: Math.sign(step) };
  if (key === 'Home') return { to: days[0] ?? from, step: 1 };
  return key === 'End' ? { to: days.at(-1) ?? from, step: -1 } : undefined;
}

type TurnProps = {
  readonly to: 'left' | 'right';
  readonly isDouble?: boolean;
  readonly label: string;
  readonly isOff: boolean;
  readonly onTurn: () => void;
};
function Turn({ to, isDouble = false, label, isOff, onTurn }: TurnProps) {
  const at = to === 'left' ? 'M14.5 5.500L8 12l6.500 6.500' : 'M9.500 5.500L16 12l-6.500 6.500';
  const double =
    to === 'left'
      ? 'M11.5 5.500L5 12l6.500 6.500M18.5 5.500L12 12l6.500 6.500'
      : 'M12.500 5.500L19 12l-6.500 6.500M5.500 5.500L12 12l-6.500 6.500';
  return (
    <button type="button" className={classes['turn']} aria-label={label} aria-disabled={isOff} onClick={() => !isOff && onTurn()}>
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
        <path d={isDouble ? double : at} />
      </svg>
    </button>
  );
}
