import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../calls/call.ts';
import { valid, invalid } from './checked.ts';
import { createDocument, savedElsewhere, type SaveOutcome } from './document.ts';
import { type Typed, viewOf } from './view.ts';

type Letter = { readonly title: string; readonly notes: string };
const blank: Letter = { title: '', notes: '' };

let kept: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
    removeItem: kept.delete.bind(kept),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const keptNow = () => JSON.parse(kept.get('BS.draft.letter') ?? 'null') as Typed<Letter> | null;

function open(outcomes: SaveOutcome<Letter>[] = [], left: Typed<Letter> | null = null) {
  if (left !== null) kept.set('BS.draft.letter', JSON.stringify(left));
  const sent: { revision: number; notes: string }[] = [];
  let wiring = {
    key: 'letter',
    saved: blank,
    revision: 3,
    check: (typed: Letter) => (typed.title === '' ? invalid('title', 'Required') : valid(typed)),
    save: async ({ revision, content }: Typed<Letter>): Promise<SaveOutcome<Letter>> => {
      sent.push({ revision, notes: content.notes });
      return outcomes.shift() ?? { kind: 'saved', revision: revision + 1 };
    },
  };
  const letter = createDocument<Letter>(wiring);
  return {
    letter,
    sent,
    view: () => viewOf(letter.get(), wiring),
    /** The page was told what the server has. */
    show: (revision: number, saved: Letter): void => {
      wiring = { ...wiring, revision, saved };
      letter.follow(wiring);
    },
  };
}

test('what is typed is kept at once and saved after a rest, once', async () => {
  const { letter, sent, view } = open();
  letter.change({ notes: 'a' });
  letter.change({ notes: 'ab' });
  expect(view()).toMatchObject({ saving: 'pending', typed: { notes: 'ab' } });
  expect(keptNow()).toMatchObject({ revision: 3, content: { notes: 'ab' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ revision: 3, notes: 'ab' }]);
  expect(view()).toMatchObject({ saving: 'saved', typed: { notes: 'ab' } });
  expect(letter.revision()).toBe(4);
  expect(keptNow()).toBeNull();
});

test('what was typed while it was saved follows, over the revision that came of it', async () => {
  const { letter, sent } = open();
  letter.change({ notes: 'a' });
  const whole = letter.flush();
  letter.change({ notes: 'ab' });
  expect(await whole).toBe(true);
  expect(sent).toEqual([
    { revision: 3, notes: 'a' },
    { revision: 4, notes: 'ab' },
  ]);
});

test('what is typed back while the other is being saved is saved after it', async () => {
  const { letter, sent, view } = open();
  letter.change({ notes: 'a' });
  const whole = letter.flush();
  letter.change({ notes: '' });
  expect(keptNow()).toMatchObject({ content: { notes: '' } });
  expect(await whole).toBe(true);
  expect(view()).toMatchObject({ saving: 'saved', typed: { notes: '' } });
  expect(sent).toEqual([
    { revision: 3, notes: 'a' },
    { revision: 4, notes: '' },
  ]);
});

test('what is typed back after a save whose answer was lost is saved too: the server may have the other', async () => {
  const { letter, sent, view } = open([{ kind: 'failed' }]);
  letter.change({ notes: 'a' });
  await letter.flush();
  letter.change({ notes: '' });
  expect(view().saving).toBe('pending');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.map(({ notes }) => notes)).toEqual(['a', '']);
  expect(view()).toMatchObject({ saving: 'saved', typed: { notes: '' } });
  expect(keptNow()).toBeNull();
});

test('a save that failed is tried again by itself, and nothing is lost', async () => {
  const { letter, sent, view } = open([{ kind: 'failed' }]);
  letter.change({ notes: 'a' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(view().saving).toBe('failed');
  expect(keptNow()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(2);
  expect(view().saving).toBe('saved');
});

test('what is typed back to what is saved is saved', async () => {
  const { letter, sent, view } = open();
  letter.change({ notes: 'a' });
  letter.change({ notes: '' });
  expect(view().saving).toBe('saved');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test('what is wrong with it is saved too, and said once its field was left or all were asked for', async () => {
  const { letter, sent, view } = open();
  letter.change({ notes: 'a' });
  await letter.flush();
  expect(sent).toHaveLength(1);
  expect(view().messageOf('title')).toBeUndefined();
  expect(letter.judge()).toBe(false);
  expect(view().messageOf('title')).toBe('Required');
});

test('what stands in a field and cannot be read stops what asks for the whole, and is not called saved', async () => {
  const { letter, view } = open();
  letter.change({ title: 'a' });
  letter.unread('notes', 'Not a date');
  await letter.flush();
  expect(view()).toMatchObject({ saving: 'saved', isUnread: true });
  expect(letter.judge()).toBe(false);
  letter.unread('notes', null);
  expect(letter.judge()).toBe(true);
});

test('what another window saved is not overwritten until somebody says so', async () => {
  const theirs = { revision: 9, content: { ...blank, notes: 'theirs' } };
  const { letter, sent, view } = open([{ kind: 'elsewhere', theirs }]);
  letter.change({ notes: 'mine' });
  await vi.advanceTimersByTimeAsync(60_000);
  letter.change({ notes: 'mine still' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(view()).toMatchObject({ saving: 'blocked', isElsewhere: true, typed: { notes: 'mine still' } });
  expect(sent).toHaveLength(1);
  letter.resolve('mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ revision: 9, notes: 'mine still' });
  expect(view().saving).toBe('saved');
});

test('a save that is refused for another window is not tried again unasked, whatever can be seen of that window', async () => {
  const { letter, sent, view } = open([{ kind: 'elsewhere', theirs: { revision: 3, content: blank } }]);
  letter.change({ notes: 'mine' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(view()).toMatchObject({ saving: 'blocked', isElsewhere: true });
  letter.resolve('theirs');
  expect(view()).toMatchObject({ saving: 'saved', isElsewhere: false, typed: blank });
  letter.change({ notes: 'again' });
  await letter.flush();
  expect(sent).toHaveLength(2);
});

test('what a reload left behind goes on', async () => {
  const { letter, sent, view } = open([], { revision: 3, content: { ...blank, notes: 'left' } });
  expect(view().typed.notes).toBe('left');
  letter.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ revision: 3, notes: 'left' }]);
});

test('what was typed over an older one asks first', async () => {
  const { letter, sent, view } = open([], { revision: 2, content: { ...blank, notes: 'left' } });
  letter.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(view()).toMatchObject({ saving: 'blocked', typed: { notes: 'left' } });
  letter.resolve('theirs');
  expect(view()).toMatchObject({ saving: 'saved', typed: { notes: '' } });
  expect(keptNow()).toBeNull();
  expect(sent).toEqual([]);
});

test('what another window saved is shown while nothing is typed, and asks first when something is', async () => {
  const { letter, view, sent, show } = open();
  show(5, { ...blank, notes: 'theirs' });
  expect(view()).toMatchObject({ typed: { notes: 'theirs' }, isDirty: false });
  letter.change({ notes: 'mine' });
  show(6, { ...blank, notes: 'theirs again' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(view()).toMatchObject({ saving: 'blocked', typed: { notes: 'mine' } });
  expect(sent).toEqual([]);
});

test('how the server writes what it was sent does not change what stands here', async () => {
  const { letter, view, sent, show } = open();
  letter.change({ notes: 'a ' });
  await letter.flush();
  show(4, { ...blank, notes: 'a' });
  expect(view()).toMatchObject({ saving: 'saved', typed: { notes: 'a ' } });
  letter.change({ notes: 'a b' });
  await letter.flush();
  expect(sent.at(-1)).toEqual({ revision: 4, notes: 'a b' });
});

test('what the server made of it is taken over, but for what was typed meanwhile', async () => {
  const { letter, sent, view } = open();
  letter.adopt({ revision: 7, content: { ...blank, notes: 'tidied' } });
  expect(view()).toMatchObject({ saving: 'saved', typed: { notes: 'tidied' } });
  letter.change({ notes: 'typed' });
  letter.adopt({ revision: 8, content: blank });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ revision: 8, notes: 'typed' }]);
});

test('a document that is sent or gone keeps and saves nothing any more', async () => {
  const { letter, sent, view } = open();
  letter.change({ notes: 'a' });
  letter.end();
  letter.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  expect(keptNow()).toBeNull();
  expect(view().typed.notes).toBe('a');
});

test('where it cannot be seen what the other window saved, the save failed', async () => {
  const offline = new Error('offline');
  expect(await savedElsewhere(() => Promise.reject(offline))).toEqual({ kind: 'failed', failure: offline });
  expect(await savedElsewhere(async () => ({ revision: 2, content: blank, name: 'x' }))).toEqual({
    kind: 'elsewhere',
    theirs: { revision: 2, content: blank },
  });
});

test('why a save failed is known until one succeeds', async () => {
  const failure = new ApiError(403, { code: 'identity.vendor_suspended', message: 'Suspended' });
  const { letter, view } = open([{ kind: 'failed', failure }]);
  letter.change({ notes: 'a' });
  await letter.flush();
  expect(view()).toMatchObject({ saving: 'failed', refused: { failure } });
  await letter.flush();
  expect(view()).toMatchObject({ saving: 'saved', refused: null });
});

test('what was deleted elsewhere is not saved again unasked, and what was typed stays', async () => {
  const failure = new ApiError(404, { code: 'request.not_found', message: 'Gone' });
  const { letter, sent, view } = open([{ kind: 'failed', failure }]);
  letter.change({ notes: 'a' });
  expect(await letter.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(view()).toMatchObject({ typed: { notes: 'a' }, refused: { failure } });
});
