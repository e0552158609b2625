import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  businessDayOf,
  dayMs,
  daysBetween,
  daysOf,
  endOfBusinessDay,
  hourMs,
  hoursOf,
  isBusinessDay,
  isoHour,
  startOfBusinessDay,
} from './time.ts';

const at = (text: string) => Date.parse(text);
const anyInstant = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2110-12-31T00:00:00Z') });

describe('the business day is cut at midnight in Jakarta', () => {
  test.each([
    ['2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-21'],
    ['2026-12-31T16:59:59.999Z', '2026-12-31'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01'],
    ['2028-02-28T17:00:00.000Z', '2028-02-29'],
    ['2028-02-29T17:00:00.000Z', '2028-03-01'],
    ['2027-02-28T17:00:00.000Z', '2027-03-01'],
  ])('%s belongs to %s', (instant, day) => expect(businessDayOf(at(instant))).toBe(day));

  test('every instant lies between the start of its day and the end, which is exclusive', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const day = businessDayOf(instant);
        expect(startOfBusinessDay(day)).toBeLessThanOrEqual(instant);
        expect(endOfBusinessDay(day)).toBeGreaterThan(instant);
        expect(businessDayOf(endOfBusinessDay(day))).toBe(addDays(day, 1));
        expect(businessDayOf(endOfBusinessDay(day) - 1)).toBe(day);
      }),
    );
  });
});

describe('counting days', () => {
  test('going n days on and n days back ends where it began, over leap years and year ends', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -2_000, max: 2_000 }), (instant, n) => {
        const day = businessDayOf(instant);
        expect(addDays(addDays(day, n), -n)).toBe(day);
        expect(daysBetween(day, addDays(day, n))).toBe(n + 0);
        expect(isBusinessDay(addDays(day, n))).toBe(true);
      }),
    );
  });

  test('a leap year has 366 days, another 365', () => {
    expect(daysOf('2028-01-01', '2028-12-31')).toHaveLength(366);
    expect(daysOf('2027-01-01', '2027-12-31')).toHaveLength(365);
    expect(daysOf('2100-01-01', '2100-12-31')).toHaveLength(365);
  });

  test('a list of days holds both ends, and nothing when the end is before the start', () => {
    expect(daysOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysOf('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
    expect(daysOf('2026-12-30', '2026-12-29')).toEqual([]);
  });
});

describe('a business day is a real date of the calendar', () => {
  test.each(['2026-11-20', '2028-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('%s is one', (text) =>
    expect(isBusinessDay(text)).toBe(true),
  );
  test.each([
    '2027-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-1-1',
    '20261120',
    ' 2026-11-20',
    '0026-11-20',
    '',
  ])('%j is none', (text) => expect(isBusinessDay(text)).toBe(false));
  test.each([null, undefined, 20261120, Number.NaN, new Date(0), ['2026-11-20']])('%s is none', (value) =>
    expect(isBusinessDay(value)).toBe(false),
  );
});

describe('hours', () => {
  test('a day has 24 hours that fill it', () => {
    const hours = hoursOf('2026-11-20');
    expect(hours).toHaveLength(24);
    expect(hours[0]).toBe(startOfBusinessDay('2026-11-20'));
    expect((hours[23] ?? 0) + hourMs).toBe(endOfBusinessDay('2026-11-20'));
    expect(endOfBusinessDay('2026-11-20') - startOfBusinessDay('2026-11-20')).toBe(dayMs);
  });

  test('an hour is written with the offset of Jakarta', () => {
    expect(isoHour(at('2026-11-20T06:59:59.999Z'))).toBe('2026-11-20T13:00:00+07:00');
    expect(isoHour(at('2026-11-20T17:00:00.000Z'))).toBe('2026-11-21T00:00:00+07:00');
  });

  test('the written hour reads back as the hour of the instant', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(at(isoHour(instant))).toBe(Math.floor(instant / hourMs) * hourMs);
      }),
    );
  });
});
