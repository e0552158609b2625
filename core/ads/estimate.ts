import type { Idr } from '../money.ts';
import { addDays, type BusinessDay } from '../time.ts';
import { type CtrPrior, ctrBelief, defaultCtrPrior } from './choosing.ts';
import type { DailyBudget, DisplayPeriod } from './settings.ts';

export type Range = { readonly low: number; readonly high: number };

/** What a choice would bring: clicks a day, spend a day, and from when to when the credit may run out (null: not within a year). */
export type Estimate = {
  readonly clicksPerDay: Range;
  readonly spendPerDayIdr: Range;
  readonly creditLastsUntil: { readonly earliestOn: BusinessDay; readonly latestOn: BusinessDay | null } | null;
};

export type EstimateInputs = {
  readonly today: BusinessDay;
  readonly cpcIdr: Idr;
  readonly dailyBudget: DailyBudget;
  readonly period: DisplayPeriod;
  readonly balanceIdr: Idr;
  /** How often the ad, or ads like it, were displayed a day lately. */
  readonly impressionsPerDay: number;
  readonly ctr: Range;
  /** The cost per click those displays were won with: the vendor's own, or the recommended one. */
  readonly referenceCpcIdr: Idr;
};

/** Displays follow the price, but nobody knows how far: beyond half and double the reference no promise is made. */
const displayFactor = { min: 0.5, max: 2 };
/** A date further ahead than this is no forecast. */
const forecastDaysMax = 365;

/**
 * About how many clicks a day and until when the credit lasts.
 *
 * displays = impressions per day × (cost per click ÷ reference), held between half and double
 * clicks   = displays × click-through rate, at most the daily budget ÷ cost per click and the balance ÷ cost per click
 * spend    = clicks × cost per click
 * lasts    = balance ÷ spend, counted from the first day of the period
 *
 * Whole clicks, rounded down at the low end and up at the high end, so that the range is never narrower than what is known.
 */
export function estimateOf(inputs: EstimateInputs): Estimate {
  const { cpcIdr, dailyBudget, balanceIdr, impressionsPerDay, ctr, referenceCpcIdr } = inputs;
  const ratio = referenceCpcIdr > 0 ? cpcIdr / referenceCpcIdr : 1;
  const displays = impressionsPerDay * Math.min(displayFactor.max, Math.max(displayFactor.min, ratio));
  const affordable =
    cpcIdr > 0 ? Math.floor(Math.min(balanceIdr, dailyBudget.kind === 'limited' ? dailyBudget.amountIdr : balanceIdr) / cpcIdr) : 0;
  const clicksPerDay = {
    low: Math.min(affordable, Math.floor(displays * ctr.low)),
    high: Math.min(affordable, Math.ceil(displays * ctr.high)),
  };
  const spendPerDayIdr = { low: clicksPerDay.low * cpcIdr, high: clicksPerDay.high * cpcIdr };
  return { clicksPerDay, spendPerDayIdr, creditLastsUntil: lastsUntil(inputs, spendPerDayIdr) };
}

/** The range in which a click-through rate lies: the mean of what is believed of it, give or take its standard deviation. */
export function ctrRangeOf(seen: { readonly impressions: number; readonly clicks: number }, prior: CtrPrior = defaultCtrPrior): Range {
  const { alpha, beta } = ctrBelief(seen, prior);
  const mean = alpha / (alpha + beta);
  const deviation = Math.sqrt((mean * (1 - mean)) / (alpha + beta + 1));
  return { low: Math.max(0, mean - deviation), high: Math.min(1, mean + deviation) };
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
