import { describe, expect, test } from 'vitest';
import type { Message, OpenConversation } from '../../../contract/conversations.ts';
import type { Call } from '../../../contract/call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { createThread, mergedMessages } from './thread.ts';

const message = (number: number) => ({ id: `m${number}`, number }) as Message;
interface Asked {
  readonly query?: { before?: number; after?: number; limit: number };
  readonly body?: { number: number };
  readonly keepalive?: boolean;
}

/** A server with so many messages. */
function server(count: number, initial: OpenConversation | null = null) {
  const has = { count, isOffline: false, language: 'id', reads: [] as number[], asked: [] as string[] };
  const call = (async ({ method, path }: { method: string; path: string }, { query, body, keepalive }: Asked) => {
    has.asked.push(`${method} ${path}`);
    if (has.isOffline) throw new ApiError(0, { code: 'client.offline', message: '' });
    if (path.endsWith('/read')) {
      // Who leaves right after reading has read all the same.
      if (keepalive === true) has.reads.push(body?.number ?? 0);
      return undefined;
    }
    if (!path.endsWith('/messages')) return { data: { is_readable: true, read_number: 0, last_number: has.count } };
    const all = Array.from({ length: has.count }, (_, i) => ({ ...message(i + 1), text: has.language })).filter(
      ({ number }) => number > (query?.after ?? 0) && number < (query?.before ?? Infinity),
    );
    const { limit = 40 } = query ?? {};
    return { data: query?.after === undefined ? all.slice(-limit) : all.slice(0, limit) };
  }) as unknown as Call;
  return { has, thread: createThread(call, 'c', initial) };
}
const numbers = ({ messages }: { messages: readonly Message[] }) => messages.map(({ number }) => number);

describe('a conversation on a page', () => {
  test('begins with its last messages and goes back page by page', async () => {
    const { thread } = server(90);
    await thread.refresh();
    expect([numbers(thread.get())[0], thread.get().messages.length, thread.get().hasEarlier]).toEqual([51, 40, true]);
    await thread.loadEarlier();
    await thread.loadEarlier();
    expect([numbers(thread.get())[0], thread.get().messages.length, thread.get().hasEarlier]).toEqual([1, 90, false]);
  });

  test('fetches everything that was missed, however much', async () => {
    const { has, thread } = server(1);
    await thread.refresh();
    has.count = 350;
    await thread.refresh();
    expect(thread.get().messages).toHaveLength(350);
  });

  test('keeps what it shows while the connection is away', async () => {
    const { has, thread } = server(3);
    await thread.refresh();
    has.isOffline = true;
    await thread.refresh();
    expect([numbers(thread.get()), thread.get().failure]).toEqual([[1, 2, 3], null]);
    const away = server(3);
    away.has.isOffline = true;
    await away.thread.refresh();
    expect(away.thread.get().failure?.code).toBe('client.offline');
    // The page came with the conversation, but nothing that was said is there.
    const begun = server(3, { is_readable: true } as OpenConversation);
    begun.has.isOffline = true;
    await begun.thread.refresh();
    expect(begun.thread.get().failure?.code).toBe('client.offline');
    begun.has.isOffline = false;
    await begun.thread.refresh();
    expect([numbers(begun.thread.get()), begun.thread.get().failure]).toEqual([[1, 2, 3], null]);
  });

  test('asked many times at once, looks once and once more', async () => {
    const { has, thread } = server(1);
    await Promise.all(Array.from({ length: 9 }, () => thread.refresh()));
    expect(has.asked.filter((one) => one === 'GET /v2/conversations/:id')).toHaveLength(2);
  });

  test('takes its own message at once, and does not leave a gap before it', async () => {
    const { has, thread } = server(2);
    await thread.refresh();
    thread.add(message(3));
    expect(numbers(thread.get())).toEqual([1, 2, 3]);
    has.count = 6;
    thread.add(message(6));
    await thread.refresh();
    expect(numbers(thread.get())).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('is fetched again as far as it is shown once it is read in another language', async () => {
    const { has, thread } = server(250);
    await thread.refresh();
    await thread.loadEarlier();
    thread.readIn('id');
    await thread.refresh();
    has.asked.length = 0;
    has.language = 'en';
    thread.readIn('en');
    await thread.refresh();
    const { messages } = thread.get();
    expect([messages.length, new Set(messages.map(({ text }) => text))]).toEqual([80, new Set(['en'])]);
    expect(has.asked.filter((one) => one.endsWith('/messages')).length).toBeLessThanOrEqual(2);
  });

  test('says once that it was seen, and again after a failure', async () => {
    const { has, thread } = server(2);
    await thread.refresh();
    thread.seen();
    thread.seen();
    await Promise.resolve();
    expect(has.reads).toEqual([2]);
  });
});

test('messages are there once, in their order', () => {
  expect(mergedMessages([message(2), message(3)], [message(1), message(3)]).map(({ number }) => number)).toEqual([1, 2, 3]);
});
