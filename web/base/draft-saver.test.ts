import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuotationContent } from '../../core/quotations/content.ts';
import { createDraftSaver, type Kept, type SaveOutcome } from './draft-saver.ts';

const content: QuotationContent = {
  event_date: null,
  event_place: '',
  items: [],
  discount: { kind: 'none' },
  is_taxed: false,
  valid_until: null,
  schedule: [],
  notes: '',
  terms: '',
};
const savedAt = '2026-11-20T03:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (outcomes: SaveOutcome[], kept: Kept<QuotationContent> | null = null) => {
  const sent: { revision: number; notes: string }[] = [];
  let left: Kept<QuotationContent> | null = kept;
  const saver = createDraftSaver({
    saved: { revision: 3, content, savedAt },
    kept,
    keep: (now) => {
      left = now;
    },
    send: (draft) => {
      sent.push({ revision: draft.revision, notes: draft.content.notes });
      return Promise.resolve(outcomes.shift() ?? { kind: 'saved', revision: draft.revision + 1, savedAt });
    },
  });
  return { saver, sent, left: () => left };
};

test('what is typed is kept at once and saved after a rest, once', async () => {
  const { saver, sent, left } = open([]);
  saver.change({ notes: 'a' });
  saver.change({ notes: 'ab' });
  expect(left()).toMatchObject({ revision: 3, content: { notes: 'ab' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ revision: 3, notes: 'ab' }]);
  expect(saver.get().standing).toBe('saved');
  expect(saver.revision()).toBe(4);
  expect(left()).toBeNull();
});

test('a save that failed is tried again by itself, and nothing is lost', async () => {
  const { saver, sent, left } = open([{ kind: 'failed' }]);
  saver.change({ notes: 'a' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.get().standing).toBe('failed');
  expect(left()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(2);
  expect(saver.get().standing).toBe('saved');
});

test('what another tab saved is not overwritten until somebody says so', async () => {
  const { saver, sent } = open([{ kind: 'elsewhere' }]);
  saver.change({ notes: 'mine' });
  await vi.advanceTimersByTimeAsync(60_000);
  saver.change({ notes: 'mine still' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  saver.keepMine({ revision: 9, content: { ...content, notes: 'theirs' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ revision: 9, notes: 'mine still' });
});

test('what a reload left behind goes on; what was typed over an older draft asks first', () => {
  const typed = { ...content, notes: 'left' };
  expect(open([], { revision: 3, content: typed }).saver.get()).toMatchObject({ standing: 'pending', content: { notes: 'left' } });
  const { saver, left } = open([], { revision: 2, content: typed });
  expect(saver.get()).toMatchObject({ standing: 'elsewhere', content: { notes: 'left' } });
  saver.takeTheirs({ revision: 3, content });
  expect(saver.get()).toMatchObject({ standing: 'saved', content: { notes: '' } });
  expect(left()).toBeNull();
});

test('what the server made of it is taken over, but for what was typed meanwhile', async () => {
  const { saver, sent } = open([]);
  saver.adopt({ revision: 7, content: { ...content, notes: 'tidied' } });
  expect(saver.get()).toMatchObject({ standing: 'saved', content: { notes: 'tidied' } });
  saver.change({ notes: 'typed' });
  saver.adopt({ revision: 8, content });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ revision: 8, notes: 'typed' }]);
});
