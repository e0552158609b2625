import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortlistRules } from '../../../../core/clients/shortlist.ts';
import { forgetHere, keepHere, keptHere } from './kept-here.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  // All that another tab of the browser has: the storage of a tab is not here.
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('vendors are kept in the browser, last saved first, each once', () => {
  for (const id of [7, 3, 7]) keepHere(id, true);
  expect(keptHere()).toEqual([7, 3]);
  keepHere(7, false);
  expect(keptHere()).toEqual([3]);
});

test('the oldest makes room for a new one', () => {
  for (let id = 1; id <= shortlistRules.keptMax + 1; id++) keepHere(id, true);
  expect(keptHere()).toHaveLength(shortlistRules.keptMax);
  expect(keptHere()[0]).toBe(shortlistRules.keptMax + 1);
  expect(keptHere()).not.toContain(1);
});

test('what an account has is forgotten, and what another tab saved meanwhile is not', () => {
  for (const id of [1, 2]) keepHere(id, true);
  const given = keptHere();
  keepHere(3, true);
  forgetHere(given);
  expect(keptHere()).toEqual([3]);
});

test('what is no list of ids is none', () => {
  for (const broken of ['', 'x', '1,,2', '[1]']) {
    kept.set('saved-vendors', broken);
    expect(keptHere()).toEqual([]);
  }
});
