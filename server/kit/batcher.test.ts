import { describe, expect, it } from 'vitest';
import { createBatcher, NotWritten } from './batcher.ts';

const options = { batchMax: 3, waitingMax: 100, collectMs: 1, waitMsMax: 10_000 };

/** A writer whose batches end when the test says so. */
function slowWriter() {
  const batches: { readonly items: readonly number[]; end: (fault?: Error) => void }[] = [];
  const write = (items: readonly number[]): Promise<readonly number[]> =>
    new Promise((resolve, reject) => {
      batches.push({ items, end: (fault) => (fault ? reject(fault) : resolve(items.map((item) => item * 10))) });
    });
  const next = async (count: number) => {
    while (batches.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
    const batch = batches[count - 1];
    if (!batch) throw new Error('no batch');
    return batch;
  };
  return { write, next };
}

describe('gathering', () => {
  it('writes together what comes together, at most so many, and answers each with its own result', async () => {
    const written: (readonly number[])[] = [];
    const batcher = createBatcher<number, number>({
      ...options,
      write: async (items) => {
        written.push(items);
        return items.map((item) => item * 10);
      },
    });
    expect(await Promise.all([1, 2, 3, 4].map((item) => batcher.submit(item)))).toEqual([10, 20, 30, 40]);
    expect(written).toEqual([[1, 2, 3], [4]]);
  });

  it('runs one batch at a time; what comes meanwhile is the next', async () => {
    const { write, next } = slowWriter();
    const batcher = createBatcher<number, number>({ ...options, write });
    const first = batcher.submit(1);
    const one = await next(1);
    const others = [batcher.submit(2), batcher.submit(3)];
    expect(one.items).toEqual([1]);
    one.end();
    const two = await next(2);
    expect(two.items).toEqual([2, 3]);
    two.end();
    expect([await first, ...(await Promise.all(others))]).toEqual([10, 20, 30]);
  });

  it('writes as many batches at once as it may, and no more', async () => {
    const { write, next } = slowWriter();
    const batcher = createBatcher<number, number>({ ...options, write, atOnce: 2 });
    const all = [batcher.submit(1)];
    const one = await next(1);
    all.push(batcher.submit(2), batcher.submit(3));
    const two = await next(2);
    all.push(batcher.submit(4));
    // Long enough for a third to start, if it might.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([one.items, two.items]).toEqual([[1], [2, 3]]);
    two.end();
    const three = await next(3);
    expect(three.items).toEqual([4]);
    let isDrained = false;
    const drained = batcher.drained().then(() => {
      isDrained = true;
    });
    three.end();
    await all[3];
    expect(isDrained).toBe(false);
    one.end();
    await drained;
    expect(await Promise.all(all)).toEqual([10, 20, 30, 40]);
  });

  it('cuts a batch where an item does not fit', async () => {
    const { write, next } = slowWriter();
    const batcher = createBatcher<number, number>({ ...options, write, fits: (first, item) => first % 2 === item % 2 });
    const all = [1, 3, 2, 5].map((item) => batcher.submit(item));
    for (const [count, items] of [
      [1, [1, 3]],
      [2, [2]],
      [3, [5]],
    ] as const) {
      const batch = await next(count);
      expect(batch.items).toEqual(items);
      batch.end();
    }
    await Promise.all(all);
  });

  it('a failed batch fails its items alone', async () => {
    const { write, next } = slowWriter();
    const batcher = createBatcher<number, number>({ ...options, batchMax: 1, write });
    const first = batcher.submit(1);
    const second = batcher.submit(2);
    (await next(1)).end(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    (await next(2)).end();
    expect(await second).toBe(20);
  });

  it('refuses more than may wait', async () => {
    const { write, next } = slowWriter();
    const batcher = createBatcher<number, number>({ ...options, waitingMax: 2, write });
    const kept = [batcher.submit(1), batcher.submit(2)];
    await expect(batcher.submit(3)).rejects.toThrow(NotWritten);
    (await next(1)).end();
    await Promise.all(kept);
    await batcher.drained();
  });

  it('an item that waited too long is rejected and never written', async () => {
    const { write, next } = slowWriter();
    const batcher = createBatcher<number, number>({ ...options, waitMsMax: 40, write });
    const first = batcher.submit(1);
    const one = await next(1);
    await expect(batcher.submit(2)).rejects.toThrow(NotWritten);
    one.end();
    expect(await first).toBe(10);
    await batcher.drained();
    const third = batcher.submit(3);
    const two = await next(2);
    expect(two.items).toEqual([3]);
    two.end();
    await third;
  });
});
