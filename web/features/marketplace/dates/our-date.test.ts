import { expect, test, vi } from 'vitest';
import type { OwnWedding } from '../../../../contract/weddings.ts';
import { changeOurWedding } from '../our-wedding.ts';
import { dayAhead, findOurDate, isDayOfWedding, keptDay } from './our-date.ts';

const now = Date.parse('2026-11-25T03:00:00Z');

test('a date is within what calendars of vendors say', () => {
  expect(['2031-11-26', '2031-11-27', '2100-01-01'].map((text) => dayAhead(text, now))).toEqual(['2031-11-26', null, null]);
});

test('a date is a day that is not over', () => {
  expect(['2026-11-25', '2027-06-12', '2026-11-24', '2027-06', '2027-02-30', ''].map((text) => dayAhead(text, now))).toEqual([
    '2026-11-25',
    '2027-06-12',
    null,
    null,
    null,
    null,
  ]);
});

test('is read from among the cookies of a browser', () => {
  expect(keptDay('PLMD=abc; wedding_date=2027-06-12; x=1', now)).toBe('2027-06-12');
  expect(keptDay('wedding_date=2027-06-12', now)).toBe('2027-06-12');
  expect(keptDay('old_wedding_date=2027-06-12', now)).toBe(null);
  expect(keptDay('wedding_date=<script>', now)).toBe(null);
});

test('taken back where it was told, it is of the wedding no more', async () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.useFakeTimers({ now: Date.parse('2026-11-25T03:00:00Z') });
  changeOurWedding({ wedding_date: '2027-07-14' } as OwnWedding);
  await findOurDate(true);
  expect(await isDayOfWedding()).toBe(true);
  changeOurWedding({ wedding_date: null } as OwnWedding);
  await findOurDate(true);
  expect(await isDayOfWedding()).toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
