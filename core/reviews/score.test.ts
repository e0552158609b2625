import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanOf, scoreOf } from './score.ts';

const fresh = (stars: number, count: number) => ({ stars, count, ageDays: 0 });

test('one review of five stars does not outrank forty of 4.9, and without reviews nobody is above or below 4.2', () => {
  expect(scoreOf([fresh(5, 1)])).toBeCloseTo(4.289, 3);
  expect(scoreOf([fresh(4.9, 40)])).toBeCloseTo(4.783, 3);
  expect(scoreOf([])).toBe(4.2);
});

test('a review counts half as much after two years, and old praise is overtaken by what is new', () => {
  expect(scoreOf([{ stars: 5, count: 16, ageDays: 730 }])).toBeCloseTo(scoreOf([fresh(5, 8)]), 10);
  const spoiled = [{ stars: 5, count: 10, ageDays: 1_460 }, fresh(2, 10)];
  const mended = [{ stars: 2, count: 10, ageDays: 1_460 }, fresh(5, 10)];
  expect(scoreOf(mended)).toBeGreaterThan(scoreOf(spoiled) + 0.5);
});

test('stays within the stars given and assumed, and more stars never lower it', () => {
  const reviews = fc.array(
    fc.record({ stars: fc.integer({ min: 1, max: 5 }), count: fc.integer({ min: 1, max: 50 }), ageDays: fc.nat(4_000) }),
  );
  fc.assert(
    fc.property(reviews, (given) => {
      const score = scoreOf(given);
      expect(score).toBeGreaterThanOrEqual(1);
      expect(score).toBeLessThanOrEqual(5);
      expect(scoreOf([...given, fresh(5, 1)])).toBeGreaterThan(score);
    }),
  );
});

test('the mean is plain, in hundredths, and none without reviews', () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([fresh(5, 2), fresh(4, 1)])).toBe(4.67);
});
