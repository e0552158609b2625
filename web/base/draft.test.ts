import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, keptDraft, lendDraft } from './draft.ts';

const dayMs = 24 * 60 * 60 * 1000;
const storage = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) };
};
const openTab = () => vi.stubGlobal('sessionStorage', storage());

beforeEach(() => {
  openTab();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('document', {});
});

test('a draft is in its tab only', () => {
  keepDraft('ask', { wishes: 'Melati' });
  expect(keptDraft('ask')).toEqual({ wishes: 'Melati' });
  openTab();
  expect(keptDraft('ask')).toEqual({});
});

test('one that is lent is in other tabs for a day', () => {
  keepDraft('ask', { wishes: 'Melati' });
  lendDraft('ask', 1_000);
  openTab();
  expect(keptDraft('ask', 1_000 + dayMs - 1)).toEqual({ wishes: 'Melati' });
  expect(keptDraft('ask', 1_000 + dayMs)).toEqual({});
});

test.each([
  ['is typed over', () => keepDraft('ask', { wishes: 'Mawar' })],
  ['is forgotten', () => forgetDraft('ask')],
])('one that is lent ends for all when it %s', (_, end) => {
  keepDraft('ask', { wishes: 'Melati' });
  lendDraft('ask');
  openTab();
  end();
  openTab();
  expect(keptDraft('ask')).toEqual({});
});

test('where nothing may be stored, nothing is kept', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keepDraft('ask', { wishes: 'Melati' });
  lendDraft('ask');
  expect(keptDraft('ask')).toEqual({});
  forgetDraft('ask');
});
