// The experiments of the simulator. Each returns figures, independent of their output format.
import type { Candidate, CtrPrior } from '../../core/ads/choosing.ts';
import { defaultCtrPrior } from '../../core/ads/choosing.ts';
import { seeded } from './chance.ts';
import { noDays, weddingDaysOf } from './dates.ts';
import { fittedPrior } from './prior.ts';
import { allKnowing, atRandom, greedy, highestBid, ours, type Policy } from './policies.ts';
import { qualityOf } from '../../core/ads/quality.ts';
import { scoreWithoutReviews } from '../../core/reviews/score.ts';
import { type Simulated, simulate, type VendorDay } from './run.ts';
import { type SimulatedVendor, vendorsOf, type WorldSize } from './world.ts';

export interface Setting {
  readonly size: WorldSize;
  readonly days: number;
  readonly seed: number;
}

/** One policy's days: all of them, and the last three, when there was time to learn. */
export interface PolicyFigures {
  readonly policy: string;
  readonly ctr: number;
  readonly revenueIdr: number;
  readonly lateCtr: number;
  readonly lateRevenueIdr: number;
}
const lateDays = 3;

/** The same world and the same couples under each way to choose. */
export function comparePolicies({ size, days, seed }: Setting): PolicyFigures[] {
  const policies: [string, (vendors: readonly SimulatedVendor[]) => Policy][] = [
    ['ours', () => ours],
    ['at random', () => atRandom],
    ['highest bid first', () => highestBid],
    ['best rate so far', () => greedy],
    ['knowing every true rate', (vendors) => allKnowing((id) => vendors[id]?.trueCtr ?? 0)],
  ];
  return policies.map(([policy, make]) => {
    const vendors = vendorsOf(size, seeded(seed));
    const simulated = simulate({ vendors, size, days, random: seeded(seed + 1), policy: make(vendors) });
    const late = totalOf(simulated.days.slice(-lateDays).flat());
    return {
      policy,
      ctr: simulated.clicks / simulated.displays,
      revenueIdr: simulated.revenueIdr,
      lateCtr: late.clicks / late.displays,
      lateRevenueIdr: late.spentIdr,
    };
  });
}

/** How a new ad fares beside old ones with the same price and the same true rate, day by day: its displays as a share of theirs. */
export interface FairStart {
  readonly shareByDay: readonly number[];
  /** Displays of the new ads on their first day, each. */
  readonly firstDayDisplays: number;
  /** The first day (1 is the day it starts) on which the new ads had nine tenths of the old ones' displays; null when they never did. */
  readonly equalOnDay: number | null;
}
const warmUpDays = 5;

/** Pairs of twins: one there from the start, one that starts when the others are known. Both are good: a rate of twice the usual. */
export function fairStart({ size, days, seed }: Setting, oneIn = 25): FairStart {
  const vendors = vendorsOf(size, seeded(seed));
  const pairs = vendors.filter((_, id) => id % oneIn === 0);
  const twins = pairs.map((vendor, index): SimulatedVendor => {
    Object.assign(vendor, { trueCtr: size.ctr.mean * 2, dailyBudget: { kind: 'unlimited' } });
    return { ...vendor, id: vendors.length + index, startsOnDay: warmUpDays };
  });
  const simulated = simulate({ vendors: [...vendors, ...twins], size, days: warmUpDays + days, random: seeded(seed + 1) });
  const displaysOn = (day: readonly VendorDay[] | undefined, ids: readonly SimulatedVendor[]) =>
    ids.reduce((sum, { id }) => sum + (day?.[id]?.displays ?? 0), 0);
  const since = simulated.days.slice(warmUpDays);
  const shareByDay = since.map((day) => displaysOn(day, twins) / displaysOn(day, pairs));
  const equal = shareByDay.findIndex((share) => share >= 0.9);
  return {
    shareByDay,
    firstDayDisplays: displaysOn(since[0], twins) / twins.length,
    equalOnDay: equal === -1 ? null : equal + 1,
  };
}

/** Ads with the same price in the same places, by how good they truly are: clicks and displays each, on the last days. */
export interface BetterWins {
  readonly rates: readonly { readonly trueCtr: number; readonly displays: number; readonly clicks: number }[];
}
/** All bid Rp 1,000 without a daily budget, so that only how often they are clicked tells them apart. */
export function betterWins({ size, days, seed }: Setting): BetterWins {
  const vendors = vendorsOf(size, seeded(seed));
  const rates = [0.5, 1, 1.5, 2].map((factor) => factor * size.ctr.mean);
  for (const [index, vendor] of vendors.entries())
    Object.assign(vendor, { cpcIdr: 1_000, dailyBudget: { kind: 'unlimited' }, trueCtr: rates[index % rates.length] });
  const simulated = simulate({ vendors, size, days, random: seeded(seed + 1) });
  const late = simulated.days.slice(-lateDays).flat();
  return {
    rates: rates.map((trueCtr, kind) => {
      const own = totalOf(late.filter((_, index) => (index % vendors.length) % rates.length === kind));
      const adDays = (vendors.length / rates.length) * lateDays;
      return { trueCtr, displays: own.displays / adDays, clicks: own.clicks / adDays };
    }),
  };
}

/** When limited budgets of ads that could spend more end, and how much of them is used, on the last days. */
export interface PacingFigures {
  readonly pacing: 'spread' | 'fast';
  /** Ads and days with a budget below what the ad spends without one. */
  readonly adDays: number;
  readonly medianEndHour: number | null;
  readonly endedBeforeNine: number;
  readonly usedShare: number;
  readonly spentByNineShare: number;
  readonly revenueIdr: number;
  readonly ctr: number;
}

/** Budgets of a third of what each ad spends without one, used both ways. */
export function comparePacing({ size, days, seed }: Setting): PacingFigures[] {
  const open = vendorsOf({ ...size, unlimitedPercent: 100 }, seeded(seed));
  const free = simulate({ vendors: open, size, days, random: seeded(seed + 1) });
  const demandOf = open.map(({ id }) => totalOf(free.days.slice(-lateDays).map((day) => day[id] ?? none)).spentIdr / lateDays);
  const tight = open.filter(({ id, cpcIdr }) => (demandOf[id] ?? 0) >= 15 * cpcIdr).map(({ id }) => id);
  return (['spread', 'fast'] as const).map((pacing) => {
    const vendors = vendorsOf({ ...size, unlimitedPercent: 100 }, seeded(seed));
    for (const id of tight) {
      const vendor = vendors[id];
      if (vendor === undefined) continue;
      const clicks = Math.floor((demandOf[id] ?? 0) / vendor.cpcIdr / 3);
      Object.assign(vendor, { pacing, dailyBudget: { kind: 'limited', amountIdr: clicks * vendor.cpcIdr } });
    }
    const simulated = simulate({ vendors, size, days, random: seeded(seed + 1) });
    const lived = simulated.days.slice(-lateDays).flatMap((day) => tight.flatMap((id) => day[id] ?? []));
    const budgetIdr = lateDays * tight.reduce((sum, id) => sum + budgetOf(vendors[id]), 0);
    const ends = lived.map(({ endedAtHour }) => endedAtHour ?? 24).toSorted((a, b) => a - b);
    return {
      pacing,
      adDays: lived.length,
      medianEndHour: ends[Math.floor(ends.length / 2)] ?? null,
      endedBeforeNine: lived.filter(({ endedAtHour }) => endedAtHour !== null && endedAtHour < 9).length / lived.length,
      usedShare: totalOf(lived).spentIdr / budgetIdr,
      spentByNineShare: lived.reduce((sum, { spentByNineIdr }) => sum + spentByNineIdr, 0) / budgetIdr,
      revenueIdr: simulated.revenueIdr,
      ctr: simulated.clicks / simulated.displays,
    };
  });
}

/** The constant prior against one that is fitted from all ads every day. */
export interface PriorFigures {
  readonly world: string;
  readonly prior: string;
  readonly revenueIdr: number;
  readonly ctr: number;
}
/** Where rates are as the constant expects them, and where they are not. */
export const priorWorlds: readonly (readonly [string, CtrPrior])[] = [
  ['rates as the constant expects', { mean: 0.02, strength: 50 }],
  ['rates half of it', { mean: 0.01, strength: 50 }],
  ['rates twice of it', { mean: 0.04, strength: 50 }],
  ['rates alike', { mean: 0.02, strength: 400 }],
];
/** Every world once with each prior, from the same seed. */
export function comparePriors({ size, days, seed }: Setting, worlds = priorWorlds): PriorFigures[] {
  const priors: [string, CtrPrior | ((ads: readonly Candidate[]) => CtrPrior)][] = [
    ['constant', defaultCtrPrior],
    ['fitted', fittedPrior],
  ];
  return worlds.flatMap(([world, ctr]) =>
    priors.map(([name, prior]) => {
      const { displays, clicks, revenueIdr } = runWith({ ...size, ctr }, days, seed, prior);
      return { world, prior: name, revenueIdr, ctr: clicks / displays };
    }),
  );
}

/** What it brings not to show ads of vendors who are taken on the couple's day; clicks and inquiries of couples who told theirs. */
export interface DayRuleFigures {
  readonly rule: string;
  readonly clicks: number;
  /** Of these clicks, those on vendors who are taken that day. */
  readonly takenShare: number;
  readonly leads: number;
  /** Inquiries that a vendor can accept, for each million Rupiah that these clicks cost. */
  readonly leadsPerMillion: number;
  readonly revenueIdr: number;
}

/** The same couples with and without the rule. */
export function compareDayRules({ size, days, seed }: Setting): DayRuleFigures[] {
  return [['days are not looked at', false] as const, ['no ads of vendors who are taken', true] as const].map(([rule, isRespected]) => {
    const { days: weddingDays, figures } = weddingDaysOf(size.vendors, seed + 2, isRespected);
    const { revenueIdr } = simulate({ vendors: vendorsOf(size, seeded(seed)), size, days, random: seeded(seed + 1), weddingDays });
    return {
      rule,
      clicks: figures.clicks,
      takenShare: figures.taken / figures.clicks,
      leads: figures.leads,
      leadsPerMillion: figures.leads / (figures.spentIdr / 1_000_000),
      revenueIdr,
    };
  });
}

/** What it brings that ads of well reviewed vendors count for more than their price. */
export interface ReviewFigures {
  readonly rule: string;
  readonly clicks: number;
  /** The mean score of the vendors whose ads were clicked. */
  readonly meanScore: number;
  readonly inquiries: number;
  readonly inquiriesPerMillion: number;
  readonly revenueIdr: number;
}
/** Assumed: eight of a hundred clicks on a vendor without reviews become an inquiry, and half as many again for each star above. */
const inquiryShare = (score: number): number => 0.08 * 1.5 ** (score - scoreWithoutReviews);

/** The same couples with and without reviews counting. A third of the vendors have none; the scores of the others lie between 3.2 and 4.9, many high and few low, whatever their click-through rate. */
export function compareReviewRules({ size, days, seed }: Setting): ReviewFigures[] {
  const forScores = seeded(seed + 2);
  const scores = Array.from({ length: size.vendors }, () =>
    forScores() < 1 / 3 ? scoreWithoutReviews : 3.2 + 1.7 * Math.sqrt(forScores()),
  );
  const scoreOf = (vendorId: number): number => scores[vendorId] ?? scoreWithoutReviews;
  const rules = [
    ['reviews do not count', () => 1] as const,
    ['reviews count', (vendorId: number) => qualityOf(scoreOf(vendorId))] as const,
  ];
  return rules.map(([rule, quality]) => {
    const sums = { inquiries: 0, score: 0 };
    const clicked = (vendorId: number): void => {
      sums.inquiries += inquiryShare(scoreOf(vendorId));
      sums.score += scoreOf(vendorId);
    };
    const weddingDays = { ...noDays, clicked };
    const vendors = vendorsOf(size, seeded(seed));
    const { clicks, revenueIdr } = simulate({ vendors, size, days, random: seeded(seed + 1), quality, weddingDays });
    return {
      rule,
      clicks,
      meanScore: sums.score / clicks,
      inquiries: sums.inquiries,
      inquiriesPerMillion: sums.inquiries / (revenueIdr / 1_000_000),
      revenueIdr,
    };
  });
}

function runWith(size: WorldSize, days: number, seed: number, prior: CtrPrior | ((ads: readonly Candidate[]) => CtrPrior)): Simulated {
  return simulate({ vendors: vendorsOf(size, seeded(seed)), size, days, random: seeded(seed + 1), prior });
}

const none: Pick<VendorDay, 'displays' | 'clicks' | 'spentIdr'> = { displays: 0, clicks: 0, spentIdr: 0 };
const totalOf = (days: readonly Pick<VendorDay, 'displays' | 'clicks' | 'spentIdr'>[]) =>
  days.reduce(
    (sum, own) => ({ displays: sum.displays + own.displays, clicks: sum.clicks + own.clicks, spentIdr: sum.spentIdr + own.spentIdr }),
    none,
  );
const budgetOf = (vendor: SimulatedVendor | undefined): number =>
  vendor?.dailyBudget.kind === 'limited' ? vendor.dailyBudget.amountIdr : 0;
