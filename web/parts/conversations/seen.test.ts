import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { createState } from '../../base/state.ts';
import { markWhileSeen } from './seen.ts';
import { createThread } from './thread.ts';

/** A conversation with one message, in a window. */
function opened({ isVisible = true, hasFocus = true } = {}) {
  const has = { count: 1, reads: [] as number[] };
  const call = (async ({ path }: { path: string }, { query, body }: { query?: { after?: number }; body?: { number: number } }) => {
    if (body !== undefined) has.reads.push(body.number);
    if (!path.endsWith('/messages')) return { data: { is_readable: true, read_number: 0 } };
    const numbers = Array.from({ length: has.count }, (_, i) => i + 1).filter((number) => number > (query?.after ?? 0));
    return { data: numbers.map((number) => ({ id: `m${number}`, number })) };
  }) as unknown as Call;
  const thread = createThread(call, 'c');
  const page = createState({ isVisible, hasFocus });
  const stop = markWhileSeen(thread, {
    isVisible: () => page.get().isVisible,
    hasFocus: () => page.get().hasFocus,
    follow: page.subscribe,
  });
  return { has, thread, page, stop };
}

test('a conversation is read as soon as it is shown, though its messages arrive before it is known itself', async () => {
  const { has, thread } = opened();
  await thread.refresh();
  expect(has.reads).toEqual([1]);
});

test('opened in a visible window it is read before the window is used; what comes later, once it is', async () => {
  const { has, thread, page } = opened({ hasFocus: false });
  await thread.refresh();
  expect(has.reads).toEqual([1]);
  has.count = 2;
  await thread.refresh();
  expect(has.reads).toEqual([1]);
  page.change({ hasFocus: true });
  expect(has.reads).toEqual([1, 2]);
});

test('in a hidden window nothing is read, nor after the conversation was left', async () => {
  const { has, thread, page, stop } = opened({ isVisible: false });
  await thread.refresh();
  expect(has.reads).toEqual([]);
  page.change({ isVisible: true });
  expect(has.reads).toEqual([1]);
  stop();
  has.count = 2;
  await thread.refresh();
  expect(has.reads).toEqual([1]);
});
