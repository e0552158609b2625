import type { Idr } from '../money.ts';
import { addDays, type BusinessDay } from '../time.ts';
import { clicksAt, deviations, type ForecastPoint, type LikelyRange, type Range, viewsAt } from './forecast.ts';
import type { DailyBudget, DisplayPeriod } from './settings.ts';

/** What a choice would bring: views and clicks a day, leads a week (null: too few clicks so far to say), spend a day, and from when to when the credit may run out (null: not within a year). */
export type Estimate = {
  readonly viewsPerDay: LikelyRange;
  readonly clicksPerDay: LikelyRange;
  readonly leadsPerWeek: LikelyRange | null;
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
  /** Of the last thirty days; nothing when left out. */
  readonly lately?: { readonly clicks: number; readonly leads: number };
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
  const views = viewsAt(forecast, cpcIdr);
  if (expected === null || views === null) return null;
  const affordable = clicksFor(cpcIdr, dailyBudget);
  const low = Math.min(affordable, expected.low);
  const likely = Math.min(affordable, expected.likely);
  const high = Math.min(affordable, expected.high);
  const clicksPerDay = { low, likely, high };
  const spendPerDayIdr = { low: low * cpcIdr, high: high * cpcIdr };
  return {
    viewsPerDay: whole(shareOf(views, expected, clicksPerDay)),
    clicksPerDay: whole(clicksPerDay),
    leadsPerWeek: leadsOf(clicksPerDay, inputs.lately),
    isBudgetLimit: expected.likely > affordable,
    spendPerDayIdr,
    creditLastsUntil: lastsUntil(inputs, spendPerDayIdr),
  };
}

/** Never narrower than what is known. */
const whole = ({ low, likely, high }: LikelyRange): LikelyRange => ({
  low: Math.floor(low),
  likely: Math.round(likely),
  high: Math.ceil(high),
});

/** An ad whose budget ends earlier is seen less, in the same measure as it is clicked less: the more often it is clicked, the sooner it ends. */
function shareOf(views: LikelyRange, expected: LikelyRange, clicks: LikelyRange): LikelyRange {
  const part = (end: keyof LikelyRange): number => views[end] * (expected[end] > 0 ? clicks[end] / expected[end] : 1);
  const [low = 0, likely = 0, high = 0] = [part('low'), part('likely'), part('high')].toSorted((one, other) => one - other);
  return { low, likely, high };
}

/** With fewer, nobody knows how many clicks become a lead. */
const clicksToKnowLeads = 30;
const daysAWeek = 7;

/** The rate of leads lately with its Wilson interval, on the clicks of a week. */
function leadsOf(clicks: LikelyRange, lately: EstimateInputs['lately']): LikelyRange | null {
  if (lately === undefined || lately.clicks < clicksToKnowLeads) return null;
  const { clicks: n, leads } = lately;
  const rate = Math.min(1, leads / n);
  const z = deviations ** 2;
  const centre = (rate + z / (2 * n)) / (1 + z / n);
  const spread = (deviations / (1 + z / n)) * Math.sqrt((rate * (1 - rate)) / n + z / (4 * n * n));
  const at = (perDay: number, share: number): number => perDay * daysAWeek * Math.min(1, Math.max(0, share));
  return whole({ low: at(clicks.low, centre - spread), likely: at(clicks.likely, rate), high: at(clicks.high, centre + spread) });
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
  const daysAt = (spendIdr: number): number => (spendIdr > 0 ? Math.floor(balanceIdr / spendIdr) : Number.POSITIVE_INFINITY);
  const [earliestDays, latestDays] = [daysAt(spendPerDayIdr.high), daysAt(spendPerDayIdr.low)];
  if (earliestDays > forecastDaysMax) return null;
  const from = period.kind === 'custom' && period.startsOn > today ? period.startsOn : today;
  return { earliestOn: addDays(from, earliestDays), latestOn: latestDays > forecastDaysMax ? null : addDays(from, latestDays) };
}
