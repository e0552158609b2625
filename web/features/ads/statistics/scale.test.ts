import { expect, test } from 'vitest';
import { lineThrough, pointsOf, roundCeiling, slotAt, spread } from './scale.ts';

test.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [11, 12],
  [21, 24],
  [41, 60],
  [99, 100],
  [22_000, 24_000],
  [101, 120],
  [123_456, 160_000],
])('an axis for values up to %i ends at %i, in four whole steps', (largest, ceiling) => expect(roundCeiling(largest)).toBe(ceiling));

test('a line runs from edge to edge, zero at the bottom; a single value stands in the middle', () => {
  const box = { width: 100, height: 50 };
  expect(lineThrough(pointsOf([0, 10, 5], 10, box))).toBe('M0.0 50.0L50.0 0.0L100.0 25.0');
  expect(pointsOf([4], 4, box)).toEqual([{ x: 50, y: 0 }]);
});

test('labels are spread over a year without crowding', () => {
  expect(spread(365, 6)).toEqual([0, 61, 122, 183, 244, 305]);
  expect(spread(3, 6)).toEqual([0, 1, 2]);
});

test('a position belongs to the nearest slot and never to one outside', () => {
  expect(slotAt(49, 100, 11)).toBe(5);
  expect(slotAt(-20, 100, 11)).toBe(0);
  expect(slotAt(500, 100, 11)).toBe(10);
  expect(slotAt(10, 100, 1)).toBe(0);
});
