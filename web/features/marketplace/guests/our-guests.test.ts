import { expect, test, vi } from 'vitest';
import type { OwnWedding } from '../../../../contract/weddings.ts';
import { changeOurWedding } from '../our-wedding.ts';
import { asGuests, ourGuests } from './our-guests.ts';

test('guests are a number a wedding can have', () => {
  expect([1, 300, 10_000, 0, -1, 10_001, 2.5, Number.NaN].map(asGuests)).toEqual([1, 300, 10_000, null, null, null, null, null]);
});

test('are read from among the cookies of a browser', () => {
  expect(ourGuests.keptIn('PLMD=abc; wedding_guests=300; x=1')).toBe(300);
  expect(ourGuests.keptIn('wedding_guests=300')).toBe(300);
  expect(
    ['', 'old_wedding_guests=300', 'wedding_guests=<script>', 'wedding_guests=999999', 'wedding_guests=', 'wedding_guests=3e2'].map(
      ourGuests.keptIn,
    ),
  ).toEqual([null, null, null, null, null, null]);
});

test('taken back where it was told, it is of the wedding no more', async () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.useFakeTimers({ now: Date.parse('2026-11-25T03:00:00Z') });
  changeOurWedding({ guests: 275 } as OwnWedding);
  await ourGuests.find(true);
  expect(await ourGuests.isOfWedding()).toBe(true);
  changeOurWedding({ guests: null } as OwnWedding);
  await ourGuests.find(true);
  expect(await ourGuests.isOfWedding()).toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
