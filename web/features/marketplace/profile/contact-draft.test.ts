import { expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './contact-draft.ts';

const now = Date.parse('2026-11-20T10:00:00+07:00');
const draft = { subject: 'price_list', weddingDate: '2027-05-08', text: 'Untuk 300 tamu', email: 'sari@example.com' } as const;
const kept = (change: object) => JSON.stringify({ typed: { ...draft, ...change }, keptAt: now - 60_000 });

test('a draft comes back as it was typed, for a day', () => {
  expect(readDraft(kept({}), now)).toEqual(draft);
  expect(readDraft(kept({}), now + 24 * 60 * 60 * 1000)).toBeNull();
});

test.each([null, '', '{', '[]', '"x"', kept({ subject: 'spam' }), kept({ text: 7 })])('%s is no draft', (text) => {
  expect(readDraft(text, now)).toBeNull();
});

test('a draft stays in the browser for whoever still has to sign in, and in the tab alone for whoever has; an emptied form leaves none', () => {
  const inTab = new Map<string, string>();
  const inBrowser = new Map<string, string>();
  for (const [name, kept] of [
    ['sessionStorage', inTab],
    ['localStorage', inBrowser],
  ] as const)
    vi.stubGlobal(name, { setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) });
  keepDraft('vendor', draft, true, now);
  expect([inTab.size, inBrowser.size]).toEqual([1, 1]);
  keepDraft('vendor', draft, false, now);
  expect([inTab.size, inBrowser.size]).toEqual([1, 0]);
  keepDraft('vendor', { ...draft, text: ' ' }, true, now);
  expect([inTab.size, inBrowser.size]).toEqual([0, 0]);
  vi.unstubAllGlobals();
});
