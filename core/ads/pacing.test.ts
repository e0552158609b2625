import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hourMs, minuteMs, startOfBusinessDay } from '../time.ts';
import { chanceToTakePart as chanceAtMoment, heldBackUntil as heldBackAtMoment, momentOf, type PacedAd } from './pacing.ts';
import { isWithinBudget } from './status.ts';
import { curveOf, shareOfDay, timeOfShare } from './traffic.ts';

const midnight = startOfBusinessDay('2026-11-20');
const at = (hours: number) => midnight + hours * hourMs;
const curve = curveOf();
const chanceToTakePart = (ad: PacedAd, now: number) => chanceAtMoment(ad, momentOf(curve, now));
const heldBackUntil = (ad: PacedAd, now: number) => heldBackAtMoment(ad, momentOf(curve, now));
const paced = (change: Partial<PacedAd> = {}): PacedAd => ({
  pacing: 'spread',
  dailyBudget: { kind: 'limited', amountIdr: 20_000 },
  cpcIdr: 1_000,
  spentTodayIdr: 0,
  planStart: null,
  ...change,
});
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A day of an ad that would get `clicksPerDay` clicks if it always took part: what it spent, and when it could spend no more. */
function live(ad: PacedAd, clicksPerDay: number, seed: number, fromHour = 0) {
  const random = seeded(seed);
  let spentTodayIdr = 0;
  let endedAt: number | null = null;
  let lowAtNine = 0;
  for (let now = at(fromHour); now < at(24) && endedAt === null; now += minuteMs) {
    const demand = clicksPerDay * (shareOfDay(curve, now + minuteMs - midnight) - shareOfDay(curve, now - midnight));
    const chance = chanceToTakePart({ ...ad, spentTodayIdr }, now);
    if (now < at(9)) lowAtNine = spentTodayIdr;
    if (random() < demand * chance && isWithinBudget(ad.dailyBudget, spentTodayIdr, ad.cpcIdr)) spentTodayIdr += ad.cpcIdr;
    if (!isWithinBudget(ad.dailyBudget, spentTodayIdr, ad.cpcIdr)) endedAt = now;
  }
  return { spentIdr: spentTodayIdr, endedAt, spentAtNineIdr: lowAtNine };
}
const days = (ad: PacedAd, clicksPerDay: number, fromHour = 0) =>
  Array.from({ length: 40 }, (_, seed) => live(ad, clicksPerDay, seed + 1, fromHour));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('over a realistic day', () => {
  test.each([
    [5, 100],
    [20, 100],
    [20, 400],
    [100, 600],
  ])('a budget of %d clicks that %d could use lasts into the evening and is used', (clicks, demand) => {
    const lived = days(paced({ dailyBudget: { kind: 'limited', amountIdr: clicks * 1_000 } }), demand);
    expect(lived.every(({ endedAt }) => endedAt === null || endedAt > at(15))).toBe(true);
    expect(mean(lived.map(({ endedAt }) => endedAt ?? at(24)))).toBeGreaterThan(at(18));
    expect(Math.max(...lived.map(({ spentAtNineIdr }) => spentAtNineIdr))).toBeLessThanOrEqual(clicks * 1_000 * 0.25);
    expect(mean(lived.map(({ spentIdr }) => spentIdr))).toBeGreaterThanOrEqual(clicks * 1_000 * 0.95);
  });
  test('used as fast as possible, the same budget is spent in the morning', () => {
    const lived = days(paced({ pacing: 'fast' }), 200);
    expect(mean(lived.map(({ endedAt }) => endedAt ?? at(24)))).toBeLessThan(at(9));
  });
  test('a demand little above the budget still spends nearly all of it', () =>
    expect(mean(days(paced(), 30).map(({ spentIdr }) => spentIdr))).toBeGreaterThanOrEqual(0.95 * 20_000));
  test('a demand below the budget is hardly held back', () =>
    expect(mean(days(paced(), 10).map(({ spentIdr }) => spentIdr))).toBeGreaterThanOrEqual(0.9 * 10_000));
  test('saved in the afternoon, the rest of the day is planned', () => {
    const lived = days(paced({ planStart: { at: at(14), spentIdr: 0 } }), 400, 14);
    expect(mean(lived.map(({ endedAt }) => endedAt ?? at(24)))).toBeGreaterThan(at(20.5));
    expect(mean(lived.map(({ spentIdr }) => spentIdr))).toBeGreaterThanOrEqual(0.95 * 20_000);
  });
});

describe('the chance to take part', () => {
  test('is never held back without a limit, nor as fast as possible', () => {
    expect(chanceToTakePart(paced({ dailyBudget: { kind: 'unlimited' }, spentTodayIdr: 1_000_000 }), at(1))).toBe(1);
    expect(chanceToTakePart(paced({ pacing: 'fast', spentTodayIdr: 15_000 }), at(1))).toBe(1);
  });
  test('is whole in the last hour, whatever is left', () => {
    for (const spentTodayIdr of [0, 10_000, 19_000]) expect(chanceToTakePart(paced({ spentTodayIdr }), at(23))).toBe(1);
  });
  test('is whole for an ad that was just saved, until its first click', () => {
    const planStart = { at: at(0), spentIdr: 0 };
    expect(chanceToTakePart(paced({ planStart }), at(0))).toBe(1);
    expect(chanceToTakePart(paced({ planStart, spentTodayIdr: 1_000 }), at(0))).toBe(0);
  });
  test.each([
    ['of another day', at(-3)],
    ['that begins only later', at(20)],
  ])('a plan %s says nothing about this hour', (_, begins) => {
    const ahead = { spentTodayIdr: 5_500 };
    const unplanned = chanceToTakePart(paced(ahead), at(12));
    expect(unplanned).toBeGreaterThan(0);
    expect(unplanned).toBeLessThan(1);
    expect(chanceToTakePart(paced({ ...ahead, planStart: { at: begins, spentIdr: 1_000 } }), at(12))).toBe(unplanned);
  });
  test('has no lead at midnight, and is ahead of its plan by the larger of a click and 2 percent of its budget when it was just saved', () => {
    expect(chanceToTakePart(paced(), at(0))).toBe(0);
    const large = paced({ dailyBudget: { kind: 'limited', amountIdr: 1_000_000 }, planStart: { at: at(0), spentIdr: 0 } });
    expect(chanceToTakePart({ ...large, spentTodayIdr: 10_000 }, at(0))).toBe(0.5);
    expect(chanceToTakePart({ ...large, cpcIdr: 40_000, spentTodayIdr: 10_000 }, at(0))).toBe(0.75);
  });
  test('saved in the last hour, an ad takes part in every drawing', () =>
    expect(chanceToTakePart(paced({ planStart: { at: at(23.5), spentIdr: 0 }, spentTodayIdr: 19_000 }), at(23.6))).toBe(1));
  test('saved at noon, half of what is left is planned for half of the visitors who are still to come', () => {
    const { passedAt } = momentOf(curve, at(12));
    const half = midnight + timeOfShare(curve, ((passedAt(at(12)) + 1) / 2) * shareOfDay(curve, 23 * hourMs));
    const planStart = { at: at(12), spentIdr: 10_000 };
    // The plan leads by one click: half of the other 10 000 and of the lead, which the end is above the budget.
    expect(chanceToTakePart(paced({ planStart, spentTodayIdr: 15_000 }), half)).toBe(1);
    expect(chanceToTakePart(paced({ planStart, spentTodayIdr: 15_500 }), half)).toBeCloseTo(0.5);
    expect(chanceToTakePart(paced({ planStart, spentTodayIdr: 16_000 }), half)).toBeCloseTo(0);
  });
  test('falls with what was spent and grows with the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), fc.nat(1_439), fc.nat(1_439), (a, b, one, other) => {
        const chance = (clicks: number, minute: number) =>
          chanceToTakePart(paced({ spentTodayIdr: clicks * 1_000 }), midnight + minute * minuteMs);
        // What cannot pay one more click takes no part in the day, so it is not planned either.
        const [less, more] = [Math.min(a, b, 19), Math.min(Math.max(a, b), 19)];
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(chance(less, early)).toBeGreaterThanOrEqual(chance(more, early));
        expect(chance(less, late)).toBeGreaterThanOrEqual(chance(less, early));
        expect(chance(less, early)).toBeGreaterThanOrEqual(0);
        expect(chance(less, early)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('held back until', () => {
  test('the plan has caught up: then the chance is whole again', () => {
    for (const change of [{ spentTodayIdr: 9_000 }, { spentTodayIdr: 9_000, planStart: { at: at(7), spentIdr: 3_000 } }]) {
      const until = heldBackUntil(paced(change), at(8));
      expect(until).toBeGreaterThan(at(8));
      expect(chanceToTakePart(paced(change), (until ?? 0) + minuteMs)).toBe(1);
      expect(chanceToTakePart(paced(change), (until ?? 0) - minuteMs)).toBeLessThan(1);
    }
  });
  test('nothing, when it takes part', () => {
    expect(heldBackUntil(paced({ pacing: 'fast', spentTodayIdr: 9_000 }), at(8))).toBeNull();
    expect(heldBackUntil(paced(), at(20))).toBeNull();
  });
  test('the last hour, when all of the budget is spent', () => expect(heldBackUntil(paced({ spentTodayIdr: 20_000 }), at(8))).toBe(at(23)));
  test('the last hour at the latest', () => expect(heldBackUntil(paced({ spentTodayIdr: 19_000 }), at(22))).toBeLessThanOrEqual(at(23)));
});
