import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { createWaiting, type WaitingMessage } from './waiting.ts';

const offline = () => new ApiError(0, { code: 'client.offline', message: 'offline' });
const refused = () => new ApiError(422, { code: 'conversations.text_too_long', message: 'too long' });
const written = (id: string): Omit<WaitingMessage, 'refusal'> => ({ id, conversationId: 'c', text: id, files: [], writtenAt: 1 });

/** A server that answers as it is told, and a storage that outlives pages. */
function stage(answers: Record<string, () => ApiError | null> = {}, kept: { text: string | null } = { text: null }) {
  const asked: string[] = [];
  const sent: string[] = [];
  const call = (async (_: unknown, { body }: { body: { id: string } }) => {
    asked.push(body.id);
    const failure = answers[body.id]?.();
    if (failure) throw failure;
    return { data: { id: body.id } };
  }) as unknown as Call;
  const open = () =>
    createWaiting({
      call,
      keeping: { read: () => kept.text, write: (text) => (kept.text = text) },
      onSent: (_, { id }) => sent.push(id),
      onSessionOver: () => sent.push('session over'),
    });
  return { asked, sent, kept, open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('messages on their way', () => {
  test('go out in their order and leave nothing behind', async () => {
    const { sent, kept, open } = stage();
    const waiting = open();
    for (const id of ['1', '2', '3']) waiting.add(written(id));
    await settled();
    expect(sent).toEqual(['1', '2', '3']);
    expect(waiting.list()).toEqual([]);
    expect(kept.text).toBe('[]');
  });

  test('wait without a connection, keep their order, and are tried again with the same id', async () => {
    let isOffline = true;
    const { asked, sent, open } = stage({ '1': () => (isOffline ? offline() : null) });
    const waiting = open();
    waiting.add(written('1'));
    waiting.add(written('2'));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(sent).toEqual([]);
    expect(waiting.list()).toMatchObject([
      { id: '1', refusal: null, isLate: true },
      { id: '2', refusal: null },
    ]);
    expect(new Set(asked)).toEqual(new Set(['1']));
    isOffline = false;
    waiting.tryAgain();
    await settled();
    expect(sent).toEqual(['1', '2']);
  });

  test('outlive a reload', async () => {
    const before = stage({ '1': offline });
    const first = before.open();
    first.add(written('1'));
    await settled();
    first.stop();
    const after = stage({}, before.kept);
    after.open();
    await settled();
    expect(after.sent).toEqual(['1']);
  });

  test('that are refused stay, tell why, keep nobody back, and can be taken back', async () => {
    const { sent, open } = stage({ '1': refused });
    const waiting = open();
    waiting.add(written('1'));
    waiting.add(written('2'));
    await settled();
    expect(sent).toEqual(['2']);
    expect(waiting.list()).toMatchObject([{ id: '1', refusal: 'too long' }]);
    expect(waiting.takeBack('1')).toMatchObject({ text: '1' });
    expect(waiting.list()).toEqual([]);
  });

  test('wait for a new session', async () => {
    const { sent, open } = stage({ '1': () => new ApiError(401, { code: 'identity.session_required', message: '' }) });
    const waiting = open();
    waiting.add(written('1'));
    await settled();
    expect(sent).toEqual(['session over']);
    expect(waiting.list()).toHaveLength(1);
  });

  test('are not confused by what else lies in the storage', async () => {
    for (const text of ['nonsense', '{}', '[1, null, {"id":"x"}]']) expect(stage({}, { text }).open().list()).toEqual([]);
  });
});
