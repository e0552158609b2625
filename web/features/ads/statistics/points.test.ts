import { expect, test } from 'vitest';
import { addDays } from '../../../../core/time.ts';
import { changesIn, graphPointsOf, pointIndexOf, progressOf } from './points.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays('2026-01-01', index),
    impressions: 10,
    clicks: 1,
    spending: 500,
    leads: 0,
  }));

test('up to 120 days each day is a point', () => {
  expect(graphPointsOf(days(90), 'day')).toHaveLength(90);
});

test('a year is drawn by the week, losing nothing, its last week whole', () => {
  const points = graphPointsOf(days(365), 'day');
  expect(points).toHaveLength(52);
  expect(points.reduce((sum, point) => sum + point.impressions, 0)).toBe(3_650);
  expect(points.at(-1)).toMatchObject({ from: '2026-12-25', to: '2026-12-31', clicks: 7 });
  expect(points[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-08', clicks: 8 });
});

test('a few days at the start make a point of their own when they are most of a week', () => {
  const points = graphPointsOf(days(180), 'day');
  expect(points[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-05' });
});

test('a change of settings is marked on the point that holds its day', () => {
  const points = graphPointsOf(days(365), 'day');
  expect(points[pointIndexOf(points, '2026-01-10')]).toMatchObject({ from: '2026-01-09', to: '2026-01-15' });
  expect(pointIndexOf(points, '2027-01-01')).toBe(-1);
});

test('what was changed in a week is said at the point of the week, and nowhere else', () => {
  const points = graphPointsOf(days(365), 'day');
  const change = { at: '2026-01-10T09:00:00+07:00', summary: 'Daily budget' };
  const statistic = { changes: [change], granularity: 'day' as const };
  expect(points.filter((point) => changesIn(statistic, point).length > 0)).toEqual([points[pointIndexOf(points, '2026-01-10')]]);
});

test('today is a point that goes on, and a day to come has not begun', () => {
  const points = graphPointsOf(days(10), 'day');
  expect(progressOf(points, '2026-01-08')).toEqual({ begun: 8, isOpen: true });
  expect(progressOf(points, '2026-02-01')).toEqual({ begun: 10, isOpen: false });
  expect(progressOf(points, '2025-12-31')).toEqual({ begun: 0, isOpen: false });
});
