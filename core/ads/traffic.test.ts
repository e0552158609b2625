import { describe, expect, test } from 'vitest';
import { hourMs } from '../time.ts';
import { curveOf, shareOfDay, timeOfShare } from './traffic.ts';

const at = (hours: number) => hours * hourMs;

describe('the curve of a day', () => {
  test('goes from nothing to everything and never back', () => {
    const curve = curveOf();
    expect(curve).toHaveLength(25);
    expect([curve[0], curve[24]]).toEqual([0, 1]);
    expect(curve.every((share, hour) => hour === 0 || share > (curve[hour - 1] ?? 1))).toBe(true);
  });
  test('is that of the usual hours while nothing was counted: of 212 parts so many have passed at each full hour', () => {
    const passed = [0, 2, 3, 4, 5, 6, 8, 12, 18, 26, 36, 47, 59, 72, 83, 93, 103, 114, 126, 140, 157, 176, 194, 206, 212];
    const curve = curveOf();
    for (const [hour, parts] of passed.entries()) expect(curve[hour]).toBeCloseTo(parts / 212, 10);
  });
  test('is half the usual and half what was counted after 5,000 pages', () => {
    const curve = curveOf([5_000]);
    expect(curve[1]).toBeCloseTo((2 / 212 + 1) / 2, 10);
    expect(curve[2]).toBeCloseTo((3 / 212 + 1) / 2, 10);
    expect(curveOf([-5_000])[1]).toBeCloseTo(2 / 212, 10);
  });
  test('follows what was seen once that is much, and hardly what is little', () => {
    const mornings = Array.from({ length: 24 }, (_, hour) => (hour < 12 ? 1 : 0));
    const usual = shareOfDay(curveOf(), at(12));
    expect(shareOfDay(curveOf(mornings.map((n) => n * 10)), at(12))).toBeCloseTo(usual, 1);
    expect(shareOfDay(curveOf(mornings.map((n) => n * 1_000_000)), at(12))).toBeGreaterThan(0.99);
  });
});

describe('the share of the day so far', () => {
  const curve = curveOf();
  test('is nothing at midnight and everything at the next', () => {
    expect(shareOfDay(curve, 0)).toBe(0);
    expect(shareOfDay(curve, at(24))).toBe(1);
  });
  test('grows evenly within an hour', () =>
    expect(shareOfDay(curve, at(20.5))).toBeCloseTo((shareOfDay(curve, at(20)) + shareOfDay(curve, at(21))) / 2, 10));
  test('is found again as a time', () => {
    for (const hours of [0.25, 6, 9.75, 13, 20.5, 23.9])
      expect(timeOfShare(curve, shareOfDay(curve, at(hours)))).toBeCloseTo(at(hours), -1);
    expect(timeOfShare(curve, 1)).toBe(at(24));
    expect(timeOfShare(curve, 0)).toBe(at(0));
  });
});
