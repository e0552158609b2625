import { expect, test } from 'vitest';
import { type Batch, createImpressionQueue } from './impression-queue.ts';

/** A queue whose time is moved by hand and whose server answers as told. */
function bench(answers: (boolean | 'broken')[] = []) {
  const sent: Batch[] = [];
  let waiting: { run: () => void; ms: number }[] = [];
  let ids = 0;
  const queue = createImpressionQueue({
    send: async (batch) => {
      sent.push(batch);
      const answer = answers.shift() ?? true;
      if (answer === 'broken') throw new Error('no network');
      return answer;
    },
    newId: () => `batch-${++ids}`,
    later: (run, ms) => waiting.push({ run, ms }),
  });
  const pass = async () => {
    const due = waiting;
    waiting = [];
    for (const { run } of due) run();
    await new Promise((done) => setTimeout(done, 0));
    return due.map(({ ms }) => ms);
  };
  return { queue, sent, pass };
}

test('cards seen together travel together, each once', async () => {
  const { queue, sent, pass } = bench();
  for (const token of ['a', 'b', 'a']) queue.add(token);
  expect(sent).toEqual([]);
  expect(await pass()).toEqual([150]);
  queue.add('b');
  await pass();
  expect(sent).toEqual([{ batch_id: 'batch-1', tokens: ['a', 'b'] }]);
});

test('a batch that did not arrive is sent again under its own id, ever more rarely, and given up in the end', async () => {
  const { queue, sent, pass } = bench([false, 'broken', false, false, false]);
  queue.add('a');
  const waits = [];
  for (let step = 0; step < 7; step += 1) waits.push(...(await pass()));
  expect(waits).toEqual([150, 1_000, 4_000, 15_000, 60_000]);
  expect(sent.map(({ batch_id }) => batch_id)).toEqual(Array.from({ length: 5 }, () => 'batch-1'));
});

test('a page that goes away sends at once what is waiting, and not again when the time comes', async () => {
  const { queue, sent, pass } = bench();
  queue.add('a');
  queue.flush();
  await pass();
  expect(sent).toHaveLength(1);
});

test('a batch holds at most fifty', () => {
  const { queue, sent } = bench();
  for (let n = 0; n < 51; n += 1) queue.add(`t${n}`);
  queue.flush();
  expect(sent.map(({ tokens }) => tokens.length)).toEqual([50, 1]);
});
