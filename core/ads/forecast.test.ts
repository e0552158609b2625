import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleBeta } from './beta.ts';
import { betaTail } from './beta-tail.ts';
import { clicksAt, forecastOf, type ForecastInputs } from './forecast.ts';
import { levelOf, scoreAt, scoreLevels } from './market.ts';

const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

test('the level of a score is found again as its middle, and grows with it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: scoreLevels - 1 }), fc.double({ min: 0, max: 1e6, noNaN: true }), (level, score) => {
      expect(levelOf(scoreAt(level))).toBe(level);
      expect(levelOf(score)).toBeLessThanOrEqual(levelOf(score * 1.3));
    }),
  );
  expect([levelOf(0), levelOf(Number.NaN), levelOf(1e9)]).toEqual([0, 0, scoreLevels - 1]);
});

test.each([
  [1, 49, 0.02],
  [3, 120, 0.04],
  [0.6, 30, 0.001],
  [300, 9_000, 0.034],
])('the tail of a beta distribution (%d, %d) above %d is how often its draws lie there', (alpha, beta, x) => {
  const random = seeded(5);
  const draws = 40_000;
  let above = 0;
  for (let draw = 0; draw < draws; draw += 1) above += sampleBeta(alpha, beta, random) > x ? 1 : 0;
  expect(betaTail(alpha, beta, x)).toBeCloseTo(above / draws, 1.7);
  expect([betaTail(alpha, beta, 0), betaTail(alpha, beta, 1)]).toEqual([1, 0]);
});
test.each([0.1, 0.3, 0.5, 0.7, 0.9])('the tail of (2, 3) above %d is that of a binomial distribution', (x) =>
  expect(betaTail(2, 3, x)).toBeCloseTo((1 - x) ** 4 + 4 * x * (1 - x) ** 3, 10),
);
test('all lies above what is less than nothing, nothing above more than all', () =>
  expect([betaTail(2, 3, -0.1), betaTail(2, 3, 1.5)]).toEqual([1, 0]));
test('what lies above and what lies below are all, also of large counts', () => {
  const count = fc.integer({ min: 1, max: 3_000 });
  fc.assert(
    fc.property(count, count, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (alpha, beta, x) => {
      expect(betaTail(alpha, beta, x) + betaTail(beta, alpha, 1 - x)).toBeCloseTo(1, 8);
    }),
  );
});

describe('a draw', () => {
  // Of the chance a half Box and Muller make a normal draw of minus the root of 2 ln 2.
  const normal = -Math.sqrt(2 * Math.LN2);
  test.each([32, 64])('is from a normal distribution from 32 successes and failures on (%i)', (count) => {
    const deviation = Math.sqrt(0.25 / (2 * count + 1));
    expect(sampleBeta(count, count, () => 0.5)).toBeCloseTo(0.5 + normal * deviation, 10);
  });
  test('is the mean where both are too small to be drawn', () => expect(sampleBeta(1e-4, 3e-4, () => 0.5)).toBeCloseTo(0.25, 10));
  test.each([
    [0.5, 1.5],
    [1, 3],
    [2, 5],
  ])('has the mean and the variance of the distribution (%d, %d)', (alpha, beta) => {
    const random = seeded(9);
    const draws = Array.from({ length: 20_000 }, () => sampleBeta(alpha, beta, random));
    const mean = draws.reduce((all, draw) => all + draw, 0) / draws.length;
    const variance = draws.reduce((all, draw) => all + (draw - mean) ** 2, 0) / draws.length;
    const [total, expected] = [alpha + beta, alpha / (alpha + beta)];
    expect(Math.abs(mean - expected)).toBeLessThan(0.006);
    expect(variance / ((expected * (1 - expected)) / (total + 1))).toBeCloseTo(1, 1);
  });
});
test('the tail of (1, n) is known exactly', () => expect(betaTail(1, 49, 0.03)).toBeCloseTo(0.97 ** 49, 10));

const levels = (score: number, pages: number) => Array.from({ length: scoreLevels }, (_, level) => (level === levelOf(score) ? pages : 0));
const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
const inputs = (change: Partial<ForecastInputs> = {}): ForecastInputs => ({
  seen: days.map((day) => ({ day, placement: 'category', pages: 1_000, lastPlace: levels(40, 1_000), nextPlace: levels(10, 1_000) })),
  viewRate: () => 0.5,
  own: () => ({ displaysSeen: 0, impressions: 10_000, clicks: 200 }),
  minimumCpcIdr: 500,
  maximumCpcIdr: 50_000,
  ...change,
});
const middle = (points: ReturnType<typeof forecastOf>, cpcIdr: number) => {
  const range = clicksAt(points, cpcIdr);
  return range === null ? Number.NaN : (range.low + range.high) / 2;
};

describe('a replay of the days seen', () => {
  const points = forecastOf(inputs());
  test('tries bids from the minimum to the maximum', () => {
    expect(points[0]?.cpcIdr).toBe(500);
    expect(points.at(-1)?.cpcIdr).toBe(50_000);
  });
  test('finds that a bid that beats every page gets every view, and one that beats none gets none', () => {
    expect(middle(points, 40_000)).toBeCloseTo(1_000 * 0.5 * 0.02, 0);
    expect(middle(points, 500)).toBeLessThan(0.1);
  });
  test('says how far chance, an unsure rate and other advertisers may carry it: measured on the simulator (docs/ranking.md)', () => {
    expect(clicksAt(points, 40_000)).toEqual({
      low: expect.closeTo(5.79, 2),
      likely: expect.closeTo(9.984, 2),
      high: expect.closeTo(14.192, 2),
    });
  });
  test('finds more clicks for more money', () => {
    for (const [index, { clicksPerDay }] of points.entries()) {
      const before = points[index - 1]?.clicksPerDay ?? { low: 0, high: 0 };
      expect(clicksPerDay.high).toBeGreaterThanOrEqual(before.high - 1e-9);
      expect(clicksPerDay.low).toBeLessThanOrEqual(clicksPerDay.high);
    }
  });
  test('compares an ad that was on every page with the position below its own', () => {
    const own = () => ({ displaysSeen: 14 * 500, impressions: 10_000, clicks: 200 });
    expect(middle(forecastOf(inputs({ own })), 1_000)).toBeGreaterThan(5 * middle(points, 1_000));
  });
  test('tries four bids to each doubling', () => {
    expect(points.slice(0, 6).map(({ cpcIdr }) => cpcIdr)).toEqual([500, 595, 707, 841, 1_000, 1_189]);
    expect(forecastOf(inputs({ minimumCpcIdr: 500, maximumCpcIdr: 500 })).map(({ cpcIdr }) => cpcIdr)).toEqual([500]);
  });
  test('is as wide as days differ where the rate is known', () => {
    // Days of 5 and of 15 clicks: a mean of 10, a variance of 26.92.
    const pages = (index: number) => (index % 2 === 0 ? 500 : 1_500);
    const seen = inputs().seen.map((row, index) => ({ ...row, pages: pages(index), lastPlace: levels(40, pages(index)) }));
    const own = () => ({ displaysSeen: 0, impressions: 100_000_000, clicks: 2_000_000 });
    const half = 1.15 * 1.28 * Math.sqrt((26.923 + 10) / 7 + (0.25 * 10) ** 2);
    expect(clicksAt(forecastOf(inputs({ seen, own })), 40_000)).toEqual({
      low: expect.closeTo(10 - half, 2),
      likely: expect.closeTo(10, 2),
      high: expect.closeTo(10 + half, 2),
    });
  });
  test('takes an ad that was on half of the pages for half of each', () => {
    const own = () => ({ displaysSeen: 7 * 500, impressions: 10_000, clicks: 200 });
    expect(middle(forecastOf(inputs({ own })), 1_000)).toBeCloseTo(5, 0);
  });
  test('counts quality as so much more of a bid', () => {
    const better = forecastOf(inputs({ quality: 2 }));
    for (const cpcIdr of [1_000, 1_500, 2_500]) expect(middle(better, cpcIdr) / middle(points, 2 * cpcIdr)).toBeCloseTo(1, 0);
    expect(middle(better, 2_000)).toBeGreaterThan(middle(points, 2_000));
  });
  test('is surer of an ad that was seen for long than of a new one', () => {
    const width = (given: Partial<ForecastInputs>) => {
      const { low = 0, high = 0 } = clicksAt(forecastOf(inputs(given)), 40_000) ?? {};
      return (high - low) / (high + low);
    };
    expect(width({})).toBeLessThan(width({ own: () => ({ displaysSeen: 0, impressions: 0, clicks: 0 }) }));
  });
  test('returns nothing for a market without observations', () => {
    expect(forecastOf(inputs({ seen: [] }))).toEqual([]);
    expect(clicksAt([], 1_000)).toBeNull();
  });
});

test('is interpolated between two points and constant beyond the last', () => {
  const points = [
    { cpcIdr: 1_000, clicksPerDay: { low: 2, likely: 3, high: 4 } },
    { cpcIdr: 2_000, clicksPerDay: { low: 4, likely: 5, high: 8 } },
  ];
  expect(clicksAt(points, 1_500)).toEqual({ low: 3, likely: 4, high: 6 });
  expect(clicksAt(points, 100)).toEqual({ low: 2, likely: 3, high: 4 });
  expect(clicksAt(points, 9_000)).toEqual({ low: 4, likely: 5, high: 8 });
});
