import { describe, expect, test } from 'vitest';
import { defaultAdRules, minimumCpcIdr } from './rules.ts';

describe('the minimum cost per click is that of the main category', () => {
  test.each([
    ['Venue', [6], 1_000],
    ['Catering', [9], 1_000],
    ['Wedding Planning', [56], 1_000],
    ['Photography', [2], 1_000],
    ['any other', [3], 500],
    ['a cheap main service beside a dear one', [3, 6], 500],
    ['a dear main service beside a cheap one', [6, 3], 1_000],
    ['a vendor without services', [], 500],
  ])('%s', (_, categoryIds, minimum) => expect(minimumCpcIdr(defaultAdRules, categoryIds)).toBe(minimum));
});

test('the default rules can be kept together: every minimum is a multiple of the step and below the maximum', () => {
  const minimums = [defaultAdRules.minimumCpcIdr, ...Object.values(defaultAdRules.minimumCpcIdrByCategoryId)];
  for (const minimum of minimums) {
    expect(minimum % defaultAdRules.cpcStepIdr).toBe(0);
    expect(minimum).toBeLessThan(defaultAdRules.maximumCpcIdr);
  }
  expect(defaultAdRules.maximumDailyBudgetIdr % defaultAdRules.dailyBudgetStepIdr).toBe(0);
});
