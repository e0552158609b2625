import { expect, test } from 'vitest';
import { eachAlone, partsAlone } from './each-alone.ts';

test('one that fails keeps nobody behind it from theirs, and the job fails after them', async () => {
  const done: number[] = [];
  const work = async (n: number) => {
    if (n === 2) throw new Error('poison');
    done.push(n);
  };
  await expect(eachAlone([1, 2, 3, 4], work)).rejects.toThrow('1 of 4 could not be done: 2');
  expect(done).toEqual([1, 3, 4]);
  await eachAlone([5], work);
  await eachAlone([], work);
  expect(done).toEqual([1, 3, 4, 5]);
});

test('a part that fails keeps no other from its work, and its rows are named with it', async () => {
  const done: string[] = [];
  const parts = {
    close: () => eachAlone(['a', 'b'], (id) => (id === 'a' ? Promise.reject(new Error('no')) : Promise.resolve())),
    tell: async () => done.push('told'),
  };
  await expect(partsAlone(parts)).rejects.toThrow('1 of 2 could not be done: close (1 of 2 could not be done: a)');
  expect(done).toEqual(['told']);
});
