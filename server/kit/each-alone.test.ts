import { expect, test } from 'vitest';
import { eachAlone } from './each-alone.ts';

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
