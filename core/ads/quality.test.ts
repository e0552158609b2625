import { describe, expect, test } from 'vitest';
import { scoreOf } from '../reviews/score.ts';
import { chooseAds } from './choosing.ts';
import { qualityOf } from './quality.ts';

const reviews = (stars: number, count: number) => scoreOf([{ stars, count, ageDays: 0 }]);

describe('the quality of an ad by reviews', () => {
  test('is 1 for a vendor nobody has reviewed', () => {
    expect(qualityOf(scoreOf([]))).toBe(1);
  });
  test('grows with stars and with how many gave them', () => {
    const inOrder = [reviews(2, 10), reviews(4, 10), reviews(5, 1), reviews(5, 10)].map(qualityOf);
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    expect(new Set(inOrder).size).toBe(4);
  });
  test('moves by a quarter for a star', () => {
    expect(qualityOf(4.2 + 0.4)).toBeCloseTo(1.1);
    expect(qualityOf(4.2 - 0.4)).toBeCloseTo(0.9);
  });
  test('is bounded, so that a price is never worth less than three quarters or more than 1.2 times itself', () => {
    expect(qualityOf(1)).toBe(0.75);
    expect(qualityOf(5)).toBe(1.2);
    expect(qualityOf(reviews(1, 100_000))).toBe(0.75);
  });
});

describe('a choice between two ads of one price and one click-through rate', () => {
  const of = (vendorId: number, reviewScore: number) => ({
    vendorId,
    cpcIdr: 1_000,
    impressions: 100_000,
    clicks: 2_000,
    quality: qualityOf(reviewScore),
  });
  let state = 7;
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const firstOf = (...candidates: ReturnType<typeof of>[]) => chooseAds({ candidates, count: 1, random }).ads[0]?.vendorId;

  test('takes the better reviewed', () => {
    expect(firstOf(of(1, 3.4), of(2, 4.8))).toBe(2);
    expect(firstOf(of(2, 4.8), of(1, 3.4))).toBe(2);
  });
  test('takes the worse reviewed when it pays for the difference', () => {
    expect(firstOf({ ...of(1, 3.4), cpcIdr: 2_000 }, of(2, 4.8))).toBe(1);
  });
});
