import { describe, expect, test } from 'vitest';
import { findTypedDay, readTypedDay } from './typed-day.ts';

describe('A typed date', () => {
  test.each([
    ['2026-12-31', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['1.2.2027', '2027-02-01'],
    ['31 - 12 - 26', '2026-12-31'],
    ['31 Dec 2026', '2026-12-31'],
    ['31 Des 2026', '2026-12-31'],
    ['31desember2026', '2026-12-31'],
    ['  1 Agustus 2027 ', '2027-08-01'],
    ['1 Agt 27', '2027-08-01'],
    ['1 Ags 2027', '2027-08-01'],
    ['2nd May, 2027', '2027-05-02'],
    ['2 Mei 2027', '2027-05-02'],
    ['Sept 5, 2027', '2027-09-05'],
    ['Kamis, 31 Desember 2026', '2026-12-31'],
    ['29/2/2028', '2028-02-29'],
    // Days come before months, as the field then says.
    ['11/12/2026', '2026-12-11'],
  ])('%s is %s', (text, day) => {
    expect(readTypedDay(text)).toEqual({ kind: 'value', day });
  });

  test.each(['', '   '])('"%s" is nothing', (text) => {
    expect(readTypedDay(text)).toEqual({ kind: 'empty' });
  });

  test.each([
    '31/12',
    '12 Dec',
    '30 Feb 2027',
    '29/2/2027',
    '12/31/2026',
    '1 Ma 2027',
    'tomorrow',
    '2026',
    '1 1 1800',
    '31/12/202',
    '١/١/٢٠٢٧',
  ])('"%s" cannot be read', (text) => {
    expect(readTypedDay(text)).toEqual({ kind: 'unreadable' });
  });
});

describe('A day without its year, in what is searched for', () => {
  test.each([
    ['gedung 26 November', '2026-11-26'],
    ['gedung 27 November', '2026-11-27'],
    ['gedung 25 November', '2027-11-25'],
    ['29 Feb', '2028-02-29'],
  ])('of “%s” on 26 November 2026 is %s, today at the earliest', (text, day) => {
    expect(findTypedDay(text, '2026-11-26')?.day).toBe(day);
  });
  test('also where a leap day is eight years away', () => expect(findTypedDay('29 Feb', '2096-03-01')?.day).toBe('2104-02-29'));
});
