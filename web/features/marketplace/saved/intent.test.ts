import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberIntent, takeIntent } from './intent.ts';

const now = Date.parse('2026-11-20T10:00:00+07:00');
beforeEach(() => {
  const kept = new Map<string, string>();
  // All that another tab of the browser has: the storage of a tab is not here.
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a vendor that was to be saved is, once, in the tab that the link of a mail opens', () => {
  rememberIntent(7, now);
  expect(takeIntent(now + 60_000)).toBe(7);
  expect(takeIntent(now + 60_000)).toBeNull();
});

test('a day later nothing is saved', () => {
  rememberIntent(7, now);
  expect(takeIntent(now + 24 * 60 * 60 * 1000)).toBeNull();
});
