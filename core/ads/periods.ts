import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { addDays, type BusinessDay, daysBetween, isBusinessDay } from '../time.ts';

/** A range of business days, both ends included. */
export type Period = { readonly start: BusinessDay; readonly end: BusinessDay };

/** The periods of the graph, in the order of the picker; a custom one comes beside them. (spec 2, Ads dashboard; spec 9) */
export const periodPresets = ['today', 'yesterday', 'last_7_days', 'last_30_days', 'last_90_days', 'last_180_days', 'last_1_year'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** How many days a preset spans. All but yesterday end today. */
export const presetDays: Readonly<Record<PeriodPreset, number>> = {
  today: 1,
  yesterday: 1,
  last_7_days: 7,
  last_30_days: 30,
  last_90_days: 90,
  last_180_days: 180,
  last_1_year: 365,
};

/** A leap year. A longer range is refused, so that no answer grows without limit. (reliability S46) */
const periodDaysMax = 366;

export type PeriodRefusal = 'ads.not_a_date' | 'ads.period_end_before_start' | 'ads.period_too_long';

/** The days of a preset as seen from today. */
export function periodOf(preset: PeriodPreset, today: BusinessDay): Period {
  const end = preset === 'yesterday' ? addDays(today, -1) : today;
  return { start: addDays(end, 1 - presetDays[preset]), end };
}

/** The preset that a period is today, for marking it in the picker; null for a custom one. */
export function presetOf(period: Period, today: BusinessDay): PeriodPreset | null {
  const isSame = (preset: PeriodPreset) => {
    const { start, end } = periodOf(preset, today);
    return start === period.start && end === period.end;
  };
  return periodPresets.find(isSame) ?? null;
}

/** A custom period: two real dates, the end not before the start, at most 366 days. Days to come are allowed: they are empty. */
export function checkPeriod(start: unknown, end: unknown): Outcome<Period, PeriodRefusal> {
  const dates = allOf({ start: checkDate(start, 'start_date'), end: checkDate(end, 'end_date') });
  if (!dates.ok) return dates;
  const period = dates.value;
  if (period.end < period.start) return refuse({ code: 'ads.period_end_before_start', field: 'end_date' });
  if (lengthOf(period) > periodDaysMax)
    return refuse({ code: 'ads.period_too_long', field: 'end_date', params: { maximum: periodDaysMax } });
  return accept(period);
}

/** How many days a period has. */
export function lengthOf({ start, end }: Period): number {
  return daysBetween(start, end) + 1;
}

/** The period of equal length that ends the day before this one begins. */
export function previousPeriod(period: Period): Period {
  const end = addDays(period.start, -1);
  return { start: addDays(end, 1 - lengthOf(period)), end };
}

function checkDate(raw: unknown, field: string): Outcome<BusinessDay, 'ads.not_a_date'> {
  return isBusinessDay(raw) ? accept(raw) : refuse({ code: 'ads.not_a_date', field });
}
