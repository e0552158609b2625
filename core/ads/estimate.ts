import type { Idr } from '../money.ts';
import { addDays, type BusinessDay } from '../time.ts';
import { clicksAt, type ForecastPoint, type LikelyRange, type Range } from './forecast.ts';
import type { DailyBudget, DisplayPeriod } from './settings.ts';

/** What a choice would bring: clicks a day, spend a day, and from when to when the credit may run out (null: not within a year). */
export type Estimate = {
  readonly clicksPerDay: LikelyRange;
  /** The market would most likely bring more clicks than the daily budget pays for. */
  readonly isBudgetLimit: boolean;
  readonly spendPerDayIdr: Range;
  readonly creditLastsUntil: { readonly earliestOn: BusinessDay; readonly latestOn: BusinessDay | null } | null;
};

export type EstimateInputs = {
  readonly today: BusinessDay;
  readonly cpcIdr: Idr;
  readonly dailyBudget: DailyBudget;
  readonly period: DisplayPeriod;
  readonly balanceIdr: Idr;
  /** What costs per click would bring, were there no budget. (forecast.ts) */
  readonly forecast: readonly ForecastPoint[];
};

/** A date further ahead than this is no forecast. */
const forecastDaysMax = 365;

/**
 * About how many clicks a day and until when the credit lasts; null while nothing is known of the market.
 *
 * clicks = what the forecast says of the cost per click, at most what the daily budget pays for
 * spend  = clicks × cost per click
 * lasts  = balance ÷ spend, counted from the first day of the period
 *
 * The balance does not limit the clicks of a day, only for how many days there is credit: so an ad that is not paid for yet has its
 * estimate too. Clicks are whole, rounded down at the low end and up at the high end, so that the range is never narrower than what is
 * known; spend and dates follow from the clicks before they are rounded.
 */
export function estimateOf(inputs: EstimateInputs): Estimate | null {
  const { cpcIdr, dailyBudget, forecast } = inputs;
  const expected = clicksAt(forecast, cpcIdr);
  if (expected === null) return null;
  const affordable = clicksFor(cpcIdr, dailyBudget);
  const low = Math.min(affordable, expected.low);
  const likely = Math.min(affordable, expected.likely);
  const high = Math.min(affordable, expected.high);
  const spendPerDayIdr = { low: low * cpcIdr, high: high * cpcIdr };
  return {
    clicksPerDay: { low: Math.floor(low), likely: Math.round(likely), high: Math.ceil(high) },
    isBudgetLimit: expected.likely > affordable,
    spendPerDayIdr,
    creditLastsUntil: lastsUntil(inputs, spendPerDayIdr),
  };
}

function clicksFor(cpcIdr: Idr, dailyBudget: DailyBudget): number {
  if (cpcIdr <= 0) return 0;
  return dailyBudget.kind === 'limited' ? Math.floor(dailyBudget.amountIdr / cpcIdr) : Number.POSITIVE_INFINITY;
}

/** How many days the credit lasts at a pace, with one decimal; null when nothing is being spent. */
export function creditDaysLeft(balanceIdr: Idr, spendPerDayIdr: number): number | null {
  return spendPerDayIdr > 0 ? Math.round((balanceIdr / spendPerDayIdr) * 10) / 10 : null;
}

function lastsUntil({ today, period, balanceIdr }: EstimateInputs, spendPerDayIdr: Range): Estimate['creditLastsUntil'] {
  const earliestDays = spendPerDayIdr.high > 0 ? Math.floor(balanceIdr / spendPerDayIdr.high) : forecastDaysMax + 1;
  const latestDays = spendPerDayIdr.low > 0 ? Math.floor(balanceIdr / spendPerDayIdr.low) : forecastDaysMax + 1;
  if (earliestDays > forecastDaysMax) return null;
  const from = period.kind === 'custom' && period.startsOn > today ? period.startsOn : today;
  return { earliestOn: addDays(from, earliestDays), latestOn: latestDays > forecastDaysMax ? null : addDays(from, latestDays) };
}
