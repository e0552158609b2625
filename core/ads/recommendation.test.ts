import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recommendationOf } from './recommendation.ts';
import { defaultAdRules as rules } from './rules.ts';

const nobody = { sameCategoryAndCity: [], sameCategory: [], all: [] };
const five = [900, 500, 700, 600, 800];
const recommend = (comparison: Partial<typeof nobody | Record<keyof typeof nobody, number[]>>, minimumCpcIdr = 500) =>
  recommendationOf({ ...nobody, ...comparison }, { minimumCpcIdr, rules });

describe('low, recommended and high are the 40th, 60th and 80th percentile by nearest rank', () => {
  test('of five', () =>
    expect(recommend({ sameCategoryAndCity: five })).toEqual({
      lowIdr: 600,
      midIdr: 700,
      highIdr: 800,
      sample: 5,
      atMostMid: 3,
      basis: 'category_and_city',
    }));
  test('of ten', () => {
    const ten = Array.from({ length: 10 }, (_, n) => 1_000 + n * 100);
    expect(recommend({ sameCategoryAndCity: ten })).toMatchObject({
      lowIdr: 1_300,
      midIdr: 1_500,
      highIdr: 1_700,
      sample: 10,
      atMostMid: 6,
    });
  });
  test('rounded up to the step', () =>
    expect(recommend({ all: [501] })).toMatchObject({ lowIdr: 550, midIdr: 550, highIdr: 550, sample: 1 }));
  test('never under the minimum', () =>
    expect(recommend({ sameCategoryAndCity: five }, 750)).toMatchObject({ lowIdr: 750, midIdr: 750, highIdr: 800, atMostMid: 3 }));
  test('with as many counted as pay it or less once it is rounded', () =>
    expect(recommend({ sameCategoryAndCity: [500, 500, 601, 640, 700] })).toMatchObject({ midIdr: 650, atMostMid: 4 }));
});

describe('the ads compared with', () => {
  const four = [500, 500, 500, 500];
  test('are those of the category when the city has fewer than five', () =>
    expect(recommend({ sameCategoryAndCity: four, sameCategory: five })).toMatchObject({ basis: 'category', sample: 5 }));
  test('are all when the category has fewer than five', () =>
    expect(recommend({ sameCategoryAndCity: four, sameCategory: four, all: [500, 2_000] })).toMatchObject({
      basis: 'all',
      sample: 2,
      highIdr: 2_000,
    }));
  test('are none when nobody advertises: the minimum is recommended', () =>
    expect(recommend({}, 1_000)).toEqual({ lowIdr: 1_000, midIdr: 1_000, highIdr: 1_000, sample: 0, atMostMid: 0, basis: 'minimum' }));
});

test('whatever others pay, the values rise, can be saved and leave the list as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000 })), (all) => {
      const before = [...all];
      const { lowIdr, midIdr, highIdr } = recommend({ all }, 1_000);
      expect(all).toEqual(before);
      expect(1_000 <= lowIdr && lowIdr <= midIdr && midIdr <= highIdr && highIdr <= rules.maximumCpcIdr).toBe(true);
      expect([lowIdr, midIdr, highIdr].every((value) => value % rules.cpcStepIdr === 0)).toBe(true);
    }),
  );
});
