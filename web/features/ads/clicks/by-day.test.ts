import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const clicks = ['2026-11-20T17:00:00Z', '2026-11-20T16:59:59Z', '2026-11-20T01:00:00Z', '2026-11-18T10:00:00Z'].map((clicked_at) => ({
  clicked_at,
}));

test('clicks stand under the day of Jakarta, in the order they came', () => {
  expect(byDay(clicks)).toEqual([
    { day: '2026-11-21', rows: [clicks[0]] },
    { day: '2026-11-20', rows: [clicks[1], clicks[2]] },
    { day: '2026-11-18', rows: [clicks[3]] },
  ]);
});

test('no clicks, no days', () => expect(byDay([])).toEqual([]));
