// The expected orderings of ranking and pacing, in small markets with fixed seeds. The figures are in docs/ranking.md.
import { describe, expect, test } from 'vitest';
import {
  betterWins,
  compareDayRules,
  comparePacing,
  compareReviewRules,
  comparePolicies,
  comparePriors,
  fairStart,
  priorWorlds,
} from './experiments.ts';
import { forecastError } from './forecast-error.ts';
import { nextBid, ownBid, vcg } from './position-auction.ts';
import { usualWorld, type WorldSize } from './world.ts';

const size: WorldSize = { ...usualWorld, vendors: 120, categories: 6, cities: 3, pagesPerDay: 5_000 };
const slow = 120_000;

test('revenue is calculated as in the literature', () => {
  // Edelman, Ostrovsky and Schwarz, 2007: bidders valuing a click at 10, 4 and 2; positions of 200 and 100 clicks; truthful bids.
  const bids = [4, 10, 2];
  const slots = [200, 100];
  expect(nextBid(bids, slots)).toBe(1_000);
  expect(vcg(bids, slots)).toBe(800);
  expect(ownBid(bids, slots)).toBe(2_400);
});

test(
  'choosing brings more clicks and more money than chance and than the highest bid, and less than knowing all',
  () => {
    const of = new Map(comparePolicies({ size, days: 8, seed: 3 }).map((row) => [row.policy, row]));
    const late = (policy: string) => of.get(policy)?.lateCtr ?? Number.NaN;
    const money = (policy: string) => of.get(policy)?.lateRevenueIdr ?? Number.NaN;
    expect(late('ours')).toBeGreaterThan(1.2 * late('at random'));
    expect(late('ours')).toBeGreaterThan(1.2 * late('highest bid first'));
    expect(money('ours')).toBeGreaterThan(1.3 * money('at random'));
    expect(money('ours')).toBeGreaterThan(money('highest bid first'));
    expect(late('ours')).toBeLessThan(late('knowing every true rate'));
  },
  slow,
);

test(
  'couples reach better reviewed vendors, who get more inquiries, and revenue does not suffer',
  () => {
    const [before, after] = compareReviewRules({ size, days: 5, seed: 11 });
    expect(after?.meanScore).toBeGreaterThan((before?.meanScore ?? Number.NaN) + 0.03);
    expect(after?.inquiriesPerMillion).toBeGreaterThan(before?.inquiriesPerMillion ?? Number.NaN);
    expect(after?.revenueIdr).toBeGreaterThan(0.93 * (before?.revenueIdr ?? Number.NaN));
  },
  slow,
);

test(
  'couples who told their day see no ads of vendors who are taken, and vendors get more inquiries for their money',
  () => {
    const [before, after] = compareDayRules({ size, days: 4, seed: 11 });
    expect(before?.takenShare).toBeGreaterThan(0.1);
    expect(after?.takenShare).toBe(0);
    expect(after?.leadsPerMillion).toBeGreaterThan(1.1 * (before?.leadsPerMillion ?? Number.NaN));
    expect(after?.revenueIdr).toBeGreaterThan(0.97 * (before?.revenueIdr ?? Number.NaN));
  },
  slow,
);

test(
  'a new ad gets its fair start, and a good one keeps what it earns',
  () => {
    const { shareByDay, firstDayDisplays } = fairStart({ size, days: 6, seed: 5 }, 8);
    expect(firstDayDisplays).toBeGreaterThan(20);
    expect(shareByDay[0]).toBeGreaterThan(0.2);
    expect(Math.max(...shareByDay)).toBeGreaterThan(0.75);
  },
  slow,
);

test(
  'of ads at one price the better is displayed more, and clicked more still',
  () => {
    const { rates } = betterWins({ size, days: 7, seed: 7 });
    for (const [index, { displays, clicks }] of rates.entries()) {
      const worse = rates[index - 1];
      expect(displays).toBeGreaterThan(worse?.displays ?? 0);
      expect(clicks).toBeGreaterThan(worse?.clicks ?? 0);
    }
  },
  slow,
);

test(
  'a spread budget lasts into the evening and is used; as fast as possible it ends earlier',
  () => {
    const [spread, fast] = comparePacing({ size, days: 5, seed: 11 });
    expect(spread?.medianEndHour).toBeGreaterThan(18);
    expect(spread?.endedBeforeNine).toBe(0);
    expect(spread?.usedShare).toBeGreaterThanOrEqual(0.95);
    expect(fast?.medianEndHour).toBeLessThan((spread?.medianEndHour ?? 0) - 3);
    expect(fast?.spentByNineShare).toBeGreaterThan(2 * (spread?.spentByNineShare ?? 1));
  },
  slow,
);

test(
  'a fitted prior does no harm where the constant is right',
  () => {
    const [constant, fitted] = comparePriors({ size, days: 6, seed: 13 }, priorWorlds.slice(0, 1));
    expect(fitted?.revenueIdr).toBeGreaterThan(0.9 * (constant?.revenueIdr ?? Number.NaN));
  },
  slow,
);

describe('a forecast', () => {
  test(
    'is nearer to what comes than a rule of thumb, and its range usually holds it',
    () => {
      const { vendors, medianPercent, thumbMedianPercent, heldShare } = forecastError({
        size: { ...size, vendors: 200, pagesPerDay: 6_000 },
        seed: 17,
        oneIn: 10,
        runs: 2,
      });
      expect(vendors).toBeGreaterThanOrEqual(8);
      expect(medianPercent).toBeLessThan(thumbMedianPercent);
      expect(heldShare).toBeGreaterThanOrEqual(0.6);
    },
    slow,
  );
});
