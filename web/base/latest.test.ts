import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

/** Questions that are answered when the test says so. */
function asking() {
  const shown: string[] = [];
  const latest = createLatest();
  const ask = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const taken = latest.take(
      () => promise,
      (answer) => shown.push(answer),
    );
    return {
      async answers(text: string) {
        resolve(text);
        await taken;
      },
      async fails() {
        reject(new Error('down'));
        await expect(taken).rejects.toThrow('down');
      },
    };
  };
  return { shown, ask, overtake: () => latest.overtake() };
}

test('answers are taken as they come, but none after a newer one', async () => {
  const { shown, ask } = asking();
  const [first, second, third] = [ask(), ask(), ask()];
  await first.answers('1');
  await third.answers('3');
  await second.answers('2');
  expect(shown).toEqual(['1', '3']);
});

test('a newer question that failed keeps no answer away', async () => {
  const { shown, ask } = asking();
  const [first, second] = [ask(), ask()];
  await second.fails();
  await first.answers('1');
  expect(shown).toEqual(['1']);
});

test('what was asked before something newer was known is not taken, and said to be on its way', async () => {
  const { shown, ask, overtake } = asking();
  expect(overtake()).toBe(false);
  const before = ask();
  expect(overtake()).toBe(true);
  const after = ask();
  await before.answers('old');
  await after.answers('new');
  expect(shown).toEqual(['new']);
  expect(overtake()).toBe(false);
});
