import { expect, test, vi } from 'vitest';
import { ChunkFailure, loadChunk } from './chunk.ts';

test('a chunk that arrives is handed on', async () => {
  expect(await loadChunk('ads', async () => 'screen')).toBe('screen');
});

test('a chunk that fails is named in the failure', async () => {
  const failure = loadChunk('ads', () => Promise.reject(new TypeError('network')));
  await expect(failure).rejects.toBeInstanceOf(ChunkFailure);
  await expect(failure).rejects.toMatchObject({ message: 'Loading chunk ads failed', cause: { message: 'network' } });
});

test('a chunk that has not arrived after 120 000 ms has failed', async () => {
  vi.useFakeTimers();
  try {
    const failure = loadChunk('ads', () => new Promise<never>(() => {}));
    const outcome = vi.fn<(failure: unknown) => void>();
    failure.catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkFailure));
  } finally {
    vi.useRealTimers();
  }
});
