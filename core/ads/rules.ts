import type { Idr } from '../money.ts';
import { hourMs, minuteMs } from '../time.ts';

/** Every number of pay per click that an operator of the product may set. Money in whole Rupiah, spans in milliseconds. (product 4) */
export type AdRules = {
  readonly minimumCpcIdr: Idr;
  /** Minimum cost per click of the categories that have their own, by category id. */
  readonly minimumCpcIdrByCategoryId: Readonly<Record<number, Idr>>;
  readonly maximumCpcIdr: Idr;
  readonly cpcStepIdr: Idr;
  /** A cost per click above this is asked about once more. */
  readonly confirmAboveCpcIdr: Idr;
  readonly maximumDailyBudgetIdr: Idr;
  readonly dailyBudgetStepIdr: Idr;
  /** A click is good for so long after its ad was handed out; longer, and pages kept open would charge yesterday's prices. */
  readonly tokenLifeMs: number;
  /** One viewer costs a vendor at most once within this span. */
  readonly viewerWindowMs: number;
  /** A click sooner after the display was not made by a person who saw the card. */
  readonly clickAfterDisplayMsMin: number;
  /** More clicks than this from one network (a /24) within an hour are a burst. Mobile carriers put many people behind one. */
  readonly clicksPerNetworkHourMax: number;
  /** A lead is owed to a charged click at most this long before it. */
  readonly leadWindowMs: number;
  /** A charged click can be disputed for so long. */
  readonly disputeWindowMs: number;
};

/** The values the product starts with. The four categories are Venue 6, Catering 9, Wedding Planning 56 and Photography 2. (product 4, Values) */
export const defaultAdRules: AdRules = {
  minimumCpcIdr: 500,
  minimumCpcIdrByCategoryId: { 6: 1_000, 9: 1_000, 56: 1_000, 2: 1_000 },
  maximumCpcIdr: 50_000,
  cpcStepIdr: 50,
  confirmAboveCpcIdr: 10_000,
  maximumDailyBudgetIdr: 10_000_000,
  dailyBudgetStepIdr: 1_000,
  tokenLifeMs: 30 * minuteMs,
  viewerWindowMs: 24 * hourMs,
  clickAfterDisplayMsMin: 300,
  clicksPerNetworkHourMax: 100,
  leadWindowMs: 7 * 24 * hourMs,
  disputeWindowMs: 30 * 24 * hourMs,
};

/**
 * The lowest cost per click a vendor may set: that of its main service's category, the first of `categoryIds`. A photographer who
 * also rents out a hall bids as a photographer; its ads in the other category compete by price all the same. A vendor without
 * services gets the general minimum.
 */
export function minimumCpcIdr(rules: AdRules, categoryIds: readonly number[]): Idr {
  const [mainCategoryId] = categoryIds;
  return (mainCategoryId === undefined ? undefined : rules.minimumCpcIdrByCategoryId[mainCategoryId]) ?? rules.minimumCpcIdr;
}
