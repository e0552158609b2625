import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMost } from './at-most.ts';

const never = new Promise<string>(() => undefined);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('work with a time limit', () => {
  it('answers what the work answers, and leaves no timer behind', async () => {
    expect(await atMost(1_000, Promise.resolve('done'))).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails as the work fails, and leaves no timer behind', async () => {
    await expect(atMost(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is late when the time is over', async () => {
    const waited = atMost(1_000, never);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waited).toBe('late');
  });
});
