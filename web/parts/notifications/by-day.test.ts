import { expect, test } from 'vitest';
import { byDay, dayName } from './by-day.ts';

test('entries are together by the days of Jakarta', () => {
  const entries = ['2026-11-24T17:00:00Z', '2026-11-24T16:59:59Z', '2026-11-23T18:00:00Z', '2026-11-20T03:00:00Z'].map((at) => ({ at }));
  expect(byDay(entries).map(({ day, entries: of }) => [day, of.length])).toEqual([
    ['2026-11-25', 1],
    ['2026-11-24', 2],
    ['2026-11-20', 1],
  ]);
  expect(byDay([])).toEqual([]);
});

test.each([
  ['2026-11-25', 'Today', 'Hari ini'],
  ['2026-11-24', 'Yesterday', 'Kemarin'],
  ['2026-11-20', 'Friday, 20 November 2026', 'Jumat, 20 November 2026'],
] as const)('%s is called %s', (day, en, id) => {
  expect([dayName(day, '2026-11-25', 'en'), dayName(day, '2026-11-25', 'id')]).toEqual([en, id]);
});
