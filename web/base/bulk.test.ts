import { expect, test, vi } from 'vitest';
import { doToEach } from './bulk.ts';

test('one row that fails keeps no other from it; the first failure is told', async () => {
  const onDone = vi.fn<(done: number) => void>();
  const act = (row: number) => (row % 2 === 0 ? Promise.reject(new Error(`no ${row}`)) : Promise.resolve());
  const { done, failure } = await doToEach({ rows: [1, 2, 3, 4], act, onDone });
  expect(done).toEqual([1, 3]);
  expect(failure).toEqual(new Error('no 2'));
  expect(onDone.mock.calls).toEqual([[1], [2], [3], [4]]);
});

test('they are done one after the other', async () => {
  let underWay = 0;
  const act = async () => {
    expect(++underWay).toBe(1);
    await Promise.resolve();
    underWay--;
  };
  expect((await doToEach({ rows: ['a', 'b'], act, onDone: () => undefined })).failure).toBeNull();
});
