import { expect, test, vi } from 'vitest';
import type { OwnWedding } from '../../../../contract/weddings.ts';
import { changeOurWedding } from '../our-wedding.ts';
import { dayAhead, ourDate } from './our-date.ts';

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
  vi.useFakeTimers({ now });
  expect(ourDate.keptIn('PLMD=abc; wedding_date=2027-06-12; x=1')).toBe('2027-06-12');
  expect(ourDate.keptIn('wedding_date=2027-06-12')).toBe('2027-06-12');
  expect(ourDate.keptIn('old_wedding_date=2027-06-12')).toBe(null);
  expect(ourDate.keptIn('wedding_date=<script>')).toBe(null);
  vi.useRealTimers();
});

test('taken back where it was told, it is of the wedding no more, and what a browser kept before does not come back', async () => {
  const document = { cookie: 'wedding_date=2027-06-12' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.useFakeTimers({ now });
  changeOurWedding({ wedding_date: '2027-07-14' } as OwnWedding);
  await ourDate.find(true);
  expect(await ourDate.isOfWedding()).toBe(true);
  expect(document.cookie).toMatch(/^wedding_date=;.* Max-Age=0/);
  changeOurWedding({ wedding_date: null } as OwnWedding);
  await ourDate.find(true);
  expect(await ourDate.isOfWedding()).toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
