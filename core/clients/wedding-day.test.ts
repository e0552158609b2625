import { describe, expect, test } from 'vitest';
import { expectedWedding, isDay, isWeddingDay, lastDayOf, statedWedding, weddingDayOf } from './wedding-day.ts';

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

test.each([
  [null, null, null],
  ['2027-06', null, '2027-06'],
  [null, '2027-06-12', '2027-06-12'],
  ['2027-06', '2027-06-12', '2027-06-12'],
  // Moved after something was booked: the couple knows best.
  ['2027-08-21', '2027-06-12', '2027-08-21'],
])('a couple that told %s and booked for %s is expected on %s', (told, booked, expected) => {
  expect(expectedWedding(told, booked)).toBe(expected);
});

test.each([
  [null, null, null],
  [null, '2027-06-12', '2027-06-12'],
  ['2027-06', null, '2027-06'],
  ['2027-06', '2027-06-12', '2027-06-12'],
  // Told anew after it asked.
  ['2027-08', '2027-06-12', '2027-08'],
  ['2027-08-21', '2027-06-12', '2027-08-21'],
])('the wedding of a couple that told %s and asked for %s is %s', (told, saidOn, expected) => {
  expect(statedWedding(told, saidOn)).toBe(expected);
});
