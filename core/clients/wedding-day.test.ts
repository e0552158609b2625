import { describe, expect, test } from 'vitest';
import { isDay, isWeddingDay, lastDayOf, weddingDayOf } from './wedding-day.ts';

describe('a wedding day', () => {
  test.each(['2027-06-12', '2027-06', '2028-02-29', '2027-12'])('%s is one', (text) => expect(isWeddingDay(text)).toBe(true));
  test.each(['2027-02-29', '2027-13', '2027', '', '2027-6-1', '0999-01', '2027-06-12T00:00'])('%s is none', (text) =>
    expect(isWeddingDay(text)).toBe(false),
  );

  test.each([
    ['2027-06-12', '2027-06-12'],
    ['2027-06', '2027-06-30'],
    ['2028-02', '2028-02-29'],
    ['2027-12', '2027-12-31'],
  ])('%s may last until %s', (wedding, last) => {
    expect(lastDayOf(wedding)).toBe(last);
    expect(weddingDayOf(last, isDay(wedding))).toBe(wedding);
  });
});
