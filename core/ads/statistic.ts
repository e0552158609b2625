import type { Idr } from '../money.ts';
import { daysOf, hoursOf, isoHour } from '../time.ts';
import type { BusinessDay } from '../time.ts';
import type { Period } from './periods.ts';

/** The four series: displayed, clicked, spent, leads. (spec 2 and 3, Ad statistic) */
export type Figures = { readonly impressions: number; readonly clicks: number; readonly spendingIdr: Idr; readonly leads: number };

/** The figures of one slot of the graph: a day, '2026-11-20', or an hour, '2026-11-20T13:00:00+07:00'. */
export type Slot = Figures & { readonly date: string };

/** What the figures say. Null where there is nothing to divide by. Money is rounded to whole Rupiah. */
export type Ratios = { readonly ctr: number | null; readonly averageCpcIdr: Idr | null; readonly costPerLeadIdr: Idr | null };

export const noFigures: Figures = { impressions: 0, clicks: 0, spendingIdr: 0, leads: 0 };

/** A period of one day is shown by the hour, a longer one by the day. (product 4, Calls) */
export function granularityOf({ start, end }: Period): 'day' | 'hour' {
  return start === end ? 'hour' : 'day';
}

/** The slots a period has, in order, named as on the wire. */
export function slotsOf(period: Period): readonly string[] {
  return granularityOf(period) === 'hour' ? hoursOf(period.start).map(isoHour) : daysOf(period.start, period.end);
}

/** One row for every slot of the period, in order: what was counted, zero where nothing was. Rows outside the period are left out. */
export function zeroFilled(period: Period, counted: Iterable<Slot>): readonly Slot[] {
  const byDate = new Map<string, Slot>();
  for (const slot of counted) {
    const { date } = slot;
    const before = byDate.get(date);
    byDate.set(date, before === undefined ? slot : { date, ...added(before, slot) });
  }
  return slotsOf(period).map((date) => byDate.get(date) ?? { date, ...noFigures });
}

/** The totals of a series: what the page shows above the graph is the sum of what the graph shows. */
export function totalsOf(series: Iterable<Figures>): Figures {
  let totals = noFigures;
  for (const figures of series) totals = added(totals, figures);
  return totals;
}

/** Click-through rate, average cost per click and cost per lead of some figures. */
export function ratiosOf({ impressions, clicks, spendingIdr, leads }: Figures): Ratios {
  return {
    ctr: impressions === 0 ? null : clicks / impressions,
    averageCpcIdr: clicks === 0 ? null : Math.round(spendingIdr / clicks),
    costPerLeadIdr: leads === 0 ? null : Math.round(spendingIdr / leads),
  };
}

/**
 * Whether a period can be compared with: something was counted before its first day, so that every day of it was counted in full. `countedSince` is the
 * first day on which anything was counted, null when nothing ever was.
 */
export function isCountedInFull(period: Period, countedSince: BusinessDay | null): boolean {
  return countedSince !== null && countedSince < period.start;
}

/**
 * How much a figure changed against the previous period, as a share of it in whole percent: 0.5 is half more. Under one percent and short of a
 * hundred it has tenths, so that nothing reads as no change, or as all of it, that is not. Null when there was none before.
 */
export function changeOf(now: number, before: number): number | null {
  if (before === 0) return null;
  const percent = (Math.abs(now - before) / before) * 100;
  if (percent === 0) return 0;
  const isBetween = percent < 1 || (percent > 99 && percent < 100);
  const tenths = isBetween ? Math.min(999, Math.max(1, Math.round(percent * 10))) : Math.round(percent) * 10;
  return (Math.sign(now - before) * tenths) / 1_000;
}

function added(one: Figures, other: Figures): Figures {
  return {
    impressions: one.impressions + other.impressions,
    clicks: one.clicks + other.clicks,
    spendingIdr: one.spendingIdr + other.spendingIdr,
    leads: one.leads + other.leads,
  };
}
