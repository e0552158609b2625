import { type Period, periodOf, type PeriodPreset } from './ads/periods.ts';
import { addDays, type BusinessDay } from './time.ts';

/** The ranges a list can be narrowed to with one press, in the order of the picker. */
export const rangePresets = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
  'this_year',
] as const satisfies readonly (PeriodPreset | 'this_month' | 'last_month' | 'this_year')[];
export type RangePreset = (typeof rangePresets)[number];

/** The days of a preset as seen from today (a day in Jakarta), both ends included; none of them lies ahead. */
export function rangeOf(preset: RangePreset, today: BusinessDay): Period {
  if (preset === 'this_month') return { start: firstOf(today), end: today };
  if (preset === 'this_year') return { start: `${today.slice(0, 4)}-01-01`, end: today };
  if (preset !== 'last_month') return periodOf(preset, today);
  const end = addDays(firstOf(today), -1);
  return { start: firstOf(end), end };
}

/**
 * The preset a range is today, for marking it; undefined for any other range. Several may be the same range (this month and this year in January, the last
 * seven days on the 7th): then it is `pressed`, where that is one of them, and else the first.
 */
export function rangePresetOf(
  start: BusinessDay | null,
  end: BusinessDay | null,
  today: BusinessDay,
  pressed?: RangePreset,
): RangePreset | undefined {
  const same = rangePresets.filter((preset) => {
    const range = rangeOf(preset, today);
    return range.start === start && range.end === end;
  });
  return same.find((preset) => preset === pressed) ?? same[0];
}

/** A range while it is chosen on a calendar, or left open at an end. */
export type OpenRange = { readonly start: BusinessDay | null; readonly end: BusinessDay | null };

/** One more day pressed: the first of a range, or the other end of one that was started. */
export function withDay({ start, end }: OpenRange, day: BusinessDay): OpenRange {
  if (start === null || end !== null) return { start: day, end: null };
  return day < start ? { start: day, end: start } : { start, end: day };
}

const firstOf = (day: BusinessDay): BusinessDay => `${day.slice(0, 7)}-01`;
