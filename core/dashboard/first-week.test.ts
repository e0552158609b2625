import { describe, expect, test } from 'vitest';
import { dayMs } from '../time.ts';
import { firstWeekOf, firstWeekSteps, isFirstWeekShown, type NewVendor } from './first-week.ts';

const publishedAt = Date.parse('2026-11-24T03:00:00Z');
const fresh: NewVendor = {
  publishedAt,
  isHidden: false,
  photos: 0,
  hasPrices: false,
  mayMeet: true,
  offersHours: false,
  keepsCalendar: false,
  hasAd: false,
  hasDocuments: false,
};
const doneOf = (vendor: Partial<NewVendor>) => firstWeekOf({ ...fresh, ...vendor }).flatMap(({ step, isDone }) => (isDone ? [step] : []));

describe('the first week', () => {
  test.each([
    ['before it is published', { publishedAt: null }, 0, false],
    ['from publication on', {}, 0, true],
    ['in the fourth week', {}, 28 * dayMs - 1, true],
    ['after four weeks', {}, 28 * dayMs, false],
    ['once it is hidden', { isHidden: true }, 0, false],
  ] as const)('%s', (_, vendor, later, isShown) => expect(isFirstWeekShown({ ...fresh, ...vendor }, publishedAt + later)).toBe(isShown));

  test('has six steps, none done at first', () => {
    expect(firstWeekOf(fresh).map(({ step }) => step)).toEqual([...firstWeekSteps]);
    expect(doneOf({})).toEqual([]);
  });

  test('has no hours where the plan has no online meetings', () =>
    expect(firstWeekOf({ ...fresh, mayMeet: false }).map(({ step }) => step)).toEqual(['photos', 'prices', 'days', 'ad', 'documents']));

  test.each([
    ['photos', { photos: 10 }],
    ['prices', { hasPrices: true }],
    ['hours', { offersHours: true }],
    ['days', { keepsCalendar: true }],
    ['ad', { hasAd: true }],
    ['documents', { hasDocuments: true }],
  ] as const)('%s is done by itself', (step, vendor) => expect(doneOf(vendor)).toEqual([step]));
  test('nine photos are one too few', () => expect(doneOf({ photos: 9 })).toEqual([]));
});
