import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { Refused } from './refused.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const codeOf = (fault: unknown): string => (fault instanceof Refused ? fault.refusals[0].code : 'none');

test('who brings one piece waits for one piece of each other caller, not for all of them', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waitingOfOne: 50, waitingOfAll: 100 });
  const done: string[] = [];
  const many = Array.from({ length: 20 }, (_, n) => inTurn('greedy', async () => void done.push(`greedy ${n}`)));
  const one = inTurn('modest', async () => void done.push('modest'));
  await Promise.all([...many, one]);
  expect(done.indexOf('modest')).toBeLessThanOrEqual(2);
  expect(done).toHaveLength(21);
});

test('one caller, and all together, may have so much waiting; the rest is told when to come again', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waitingOfOne: 2, waitingOfAll: 3 });
  let finish = (): void => undefined;
  const held = inTurn('a', () => new Promise<void>((resolve) => (finish = resolve)));
  const outcomes = ['a', 'a', 'a', 'b', 'b'].map((caller) =>
    inTurn(caller, async () => undefined).then(
      () => 'done',
      (fault: unknown) => codeOf(fault),
    ),
  );
  await settle();
  finish();
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'request.too_many', 'done', 'request.too_many']);
  await held;
});

test('when the queue is full, the caller with the most waiting tasks loses one to a caller with fewer and is told so', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waitingOfOne: 3, waitingOfAll: 6 });
  let finish = (): void => undefined;
  const held = inTurn('first', () => new Promise<void>((resolve) => (finish = resolve)));
  const ask = (caller: string): Promise<string> =>
    inTurn(caller, async () => caller).catch((fault: unknown) => `${caller}: ${codeOf(fault)}`);
  const asked = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'd', 'e', 'f', 'g', 'a'].map(ask);
  finish();
  const over = 'request.too_many';
  const outcomes = ['a', `a: ${over}`, `a: ${over}`, 'b', `b: ${over}`, `b: ${over}`, 'c', 'd', 'e', 'f', 'g: server.busy', `a: ${over}`];
  expect(await Promise.all(asked)).toEqual(outcomes);
  await held;
});

test('never more at once than allowed, everything taken is done, and failures give their place back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ caller: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean(), turns: fc.nat(3) }), { maxLength: 40 }),
      async (atOnce, pieces) => {
        const inTurn = createFairQueue({ atOnce, waitingOfOne: 8, waitingOfAll: 16 });
        let now = 0;
        let most = 0;
        const outcomes = await Promise.all(
          pieces.map(({ caller, fails, turns }) =>
            inTurn(caller, async () => {
              most = Math.max(most, ++now);
              for (let i = 0; i < turns; i++) await settle();
              now--;
              if (fails) throw new Error('failed');
            }).then(
              () => 'done',
              (fault: unknown) => (fault instanceof Refused ? 'refused' : 'failed'),
            ),
          ),
        );
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(now).toBe(0);
        for (const [i, { fails }] of pieces.entries()) expect(['refused', fails ? 'failed' : 'done']).toContain(outcomes[i]);
        expect(await inTurn('d', async () => 'free')).toBe('free');
      },
    ),
    { numRuns: 60 },
  );
});

test('how many are done at once may change: nothing more is started while there is less room, and all of it once there is more', async () => {
  let room = 3;
  const inTurn = createFairQueue({ atOnce: () => room, waitingOfOne: 20, waitingOfAll: 20 });
  const finish: (() => void)[] = [];
  const work = () => inTurn('a', () => new Promise<void>((resolve) => finish.push(resolve)));
  const all = Array.from({ length: 6 }, work);
  await settle();
  expect(finish).toHaveLength(3);
  room = 1;
  for (const stop of finish.splice(0, 2)) stop();
  await settle();
  expect(finish).toHaveLength(1);
  finish.shift()?.();
  await settle();
  expect(finish).toHaveLength(1);
  room = 3;
  all.push(work());
  await settle();
  expect(finish).toHaveLength(3);
  while (finish.length > 0) {
    finish.shift()?.();
    await settle();
  }
  await Promise.all(all);
});
