import { expect, test } from 'vitest';
import { dateOf, dayNumberOf } from './calendar.ts';

test('every day from 1600 to 2400 is the one the platform counts', () => {
  const first = Date.UTC(1600, 0, 1) / 86_400_000;
  const last = Date.UTC(2400, 11, 31) / 86_400_000;
  const wrong: number[] = [];
  for (let dayNumber = first; dayNumber <= last; dayNumber += 1) {
    const { year, month, day } = dateOf(dayNumber);
    const expected = new Date(dayNumber * 86_400_000);
    const isSame = year === expected.getUTCFullYear() && month === expected.getUTCMonth() + 1 && day === expected.getUTCDate();
    if (!isSame || dayNumberOf({ year, month, day }) !== dayNumber) wrong.push(dayNumber);
  }
  expect(wrong).toEqual([]);
});
