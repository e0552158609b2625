import { expect, test } from 'vitest';
import { pageOf, readCursor, type TimelineEntry, windowOf, writeCursor } from './timeline.ts';

const entry = (key: string, at: number): TimelineEntry => ({ key, at, code: 'note' });
const keys = (entries: readonly TimelineEntry[]) => entries.map(({ key }) => key).join('');

test('pages follow each other without a gap and without an entry twice, also where several came at the same instant', () => {
  const all = [entry('a', 5), entry('b', 9), entry('c', 5), entry('d', 5), entry('e', 1)];
  const seen: string[] = [];
  let cursor = null;
  for (let page = 0; page < 10; page++) {
    const found = pageOf(all, cursor, 2);
    seen.push(keys(found.page));
    cursor = found.next;
    if (cursor === null) break;
  }
  expect(seen).toEqual(['bd', 'ca', 'e']);
});

test('the last full page is the end', () => {
  expect(pageOf([entry('a', 1), entry('b', 2)], null, 2).next).toBeNull();
  expect(pageOf([], null, 2)).toEqual({ page: [], next: null });
});

test('a cursor is read as it was written, and nothing else is one', () => {
  const cursor = { at: 1_795_665_600_000, key: 'note:0189~x' };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  for (const text of ['', '5', '~a', 'x~a', '5~', '-5~a']) expect(readCursor(text)).toBeNull();
});

test('a page is chosen from one entry more than it has, of each source', () => {
  expect(windowOf(null, 9, 20)).toEqual({ at: 9, key: '~', limit: 21 });
  expect(windowOf({ at: 5, key: 'note:1' }, 9, 20)).toEqual({ at: 5, key: 'note:1', limit: 21 });
});
