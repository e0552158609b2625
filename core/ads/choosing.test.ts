import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, chooseAds, ctrBelief, defaultCtrPrior, sampleBeta, scoreOf } from './choosing.ts';

/** A small generator of chance with a seed (mulberry32), so that every run draws the same. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
const ad = (vendorId: number, change: Partial<Candidate> = {}): Candidate => ({
  vendorId,
  cpcIdr: 1_000,
  impressions: 10_000,
  clicks: 200,
  ...change,
});
const wins = (candidates: Candidate[], rounds = 2_000) => {
  const random = seeded(7);
  const count = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const [winner] = chooseAds({ candidates, count: 1, random }).ads;
    if (winner !== undefined) count.set(winner.vendorId, (count.get(winner.vendorId) ?? 0) + 1);
  }
  return (vendorId: number) => (count.get(vendorId) ?? 0) / rounds;
};

describe('a draw from a beta distribution has its mean and spread', () => {
  test.each([
    ['below one', 0.5, 2],
    ['the prior', 1, 49],
    ['small counts', 5, 120],
    ['just below the normal approximation', 31, 31],
    ['just above it', 32, 32],
    ['large counts', 200, 9_800],
  ])('%s', (_, alpha, beta) => {
    const random = seeded(11);
    const draws = Array.from({ length: 40_000 }, () => sampleBeta(alpha, beta, random));
    const mean = draws.reduce((total, draw) => total + draw, 0) / draws.length;
    const variance = draws.reduce((total, draw) => total + (draw - mean) ** 2, 0) / draws.length;
    const total = alpha + beta;
    const expectedVariance = (alpha * beta) / (total * total * (total + 1));
    expect(Math.abs(mean - alpha / total)).toBeLessThan(4 * Math.sqrt(expectedVariance / draws.length));
    expect(variance / expectedVariance).toBeGreaterThan(0.93);
    expect(variance / expectedVariance).toBeLessThan(1.07);
  });

  test('it stays between 0 and 1 for any counts and the most extreme chance', () => {
    const chance = fc.constantFrom(0, 0.5, 1 - 2 ** -53);
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e7, noNaN: true }),
        fc.double({ min: 0.01, max: 1e7, noNaN: true }),
        chance,
        fc.nat(),
        (alpha, beta, first, seed) => {
          const rest = seeded(seed);
          let drawn = 0;
          const draw = sampleBeta(alpha, beta, () => (drawn++ === 0 ? first : rest()));
          expect(draw).toBeGreaterThanOrEqual(0);
          expect(draw).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('the click-through rate is believed', () => {
  test('to be the prior of a new ad', () =>
    expect(ctrBelief({ impressions: 0, clicks: 0 }, defaultCtrPrior)).toEqual({ alpha: 1, beta: 49 }));
  test('never below nothing, also when clicks were counted before their impressions', () =>
    expect(ctrBelief({ impressions: 1, clicks: 3 }, defaultCtrPrior)).toEqual({ alpha: 4, beta: 49 }));
});

describe('over many pages', () => {
  test('the ad that is clicked more often wins more often', () => {
    const share = wins([ad(1, { clicks: 300 }), ad(2, { clicks: 200 })]);
    expect(share(1)).toBeGreaterThan(0.95);
  });
  test('of two ads with the same click rate the higher cost per click wins more often, and equal ads get equal shares', () => {
    expect(wins([ad(1, { cpcIdr: 1_500 }), ad(2)])(1)).toBeGreaterThan(0.95);
    const even = wins([ad(1), ad(2)])(1);
    expect(even).toBeGreaterThan(0.45);
    expect(even).toBeLessThan(0.55);
  });
  test('a new ad gets its fair start among proven ones', () => {
    const share = wins([ad(1, { impressions: 0, clicks: 0 }), ad(2), ad(3)])(1);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.6);
  });
  test('a new ad that is never clicked is shown less and less', () => {
    expect(wins([ad(1, { impressions: 1_000, clicks: 0 }), ad(2), ad(3)])(1)).toBeLessThan(0.01);
  });
});

test('an ad takes part as often as its chance says', () => {
  const share = wins([ad(1, { cpcIdr: 9_000, chance: 0.3 }), ad(2, { chance: 1 }), ad(3, { cpcIdr: 90_000, chance: 0 })]);
  expect(share(1)).toBeGreaterThan(0.27);
  expect(share(1)).toBeLessThan(0.33);
  expect(share(2)).toBeCloseTo(1 - share(1), 6);
});

test('a score grows in proportion to the cost per click', () => {
  expect(scoreOf(ad(1, { cpcIdr: 3_000 }), seeded(3))).toBeCloseTo(3 * scoreOf(ad(1, { cpcIdr: 1_000 }), seeded(3)), 6);
});

test('the best are those a full sort of the same draws would find, in its order', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 12 }), (seed, size, count) => {
      const candidates = Array.from({ length: size }, (_, n) => ad(n, { cpcIdr: 500 + 50 * (n % 7) }));
      const random = seeded(seed);
      const sorted = candidates
        .map((candidate) => ({ candidate, score: scoreOf(candidate, random) }))
        .sort((one, other) => other.score - one.score)
        .slice(0, count)
        .map(({ candidate }) => candidate);
      expect(chooseAds({ candidates, count, random: seeded(seed) }).ads).toEqual(sorted);
    }),
  );
});

describe('of ads that are alike', () => {
  const half = () => 0.5;
  test('the one that came first stays first, also where there is one place', () => {
    const two = [ad(1), ad(2)];
    const chosen = (count: number) => chooseAds({ candidates: two, count, random: half }).ads.map(({ vendorId }) => vendorId);
    expect([chosen(2), chosen(1)]).toEqual([[1, 2], [1]]);
  });
  test('one without a quality counts as one of quality 1', () => {
    expect(scoreOf(ad(1), half)).toBe(scoreOf(ad(1, { quality: 1 }), half));
    expect(scoreOf(ad(1, { quality: 2 }), half)).toBe(2 * scoreOf(ad(1), half));
  });
  test('one that takes part every second time does not when chance is exactly a half', () => {
    expect(chooseAds({ candidates: [ad(1, { chance: 0.5 })], count: 1, random: half }).ads).toEqual([]);
  });
});
