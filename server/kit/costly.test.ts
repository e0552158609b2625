// Expensive work does not delay requests: fewer tasks at once than cores, at a lower priority, in turns of callers and kinds. (S62)
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword } from '../identity/password-hash.ts';
import { costlyAtOnce, costlyWork, createCostlyWork } from './costly.ts';
import { createWorkers, type Workers } from './workers.ts';

const limits = { waitingOfOne: 20, waitingOfAll: 60 };

/** Workers that record the kinds of tasks in order, and how many ran at once. */
function noting(): { readonly workers: Workers; readonly kinds: string[]; readonly most: () => number } {
  const kinds: string[] = [];
  let now = 0;
  let most = 0;
  const run = async (task: object): Promise<void> => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    kinds.push(String(Object.values(task)[0]));
  };
  return { workers: { run }, kinds, most: () => most };
}

test('one core is left for answering requests', () => {
  expect(costlyAtOnce).toBe(Math.max(1, availableParallelism() - 1));
});

test.each([1, 3])('no more tasks of all kinds together run at once than there are threads: %i', async (atOnce) => {
  const { workers, kinds, most } = noting();
  const kind = createCostlyWork(workers, atOnce);
  const [passwords, papers] = [kind('passwords', limits), kind('papers', limits)];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => [passwords(`a ${n}`, { kind: 'password' }), papers(`b ${n}`, { kind: 'paper' })]).flat(),
  );
  expect(kinds).toHaveLength(40);
  expect(most()).toBe(atOnce);
});

test('a sign-in waits for one document, not for all that are waiting, and is not refused because of them', async () => {
  const { workers, kinds } = noting();
  const kind = createCostlyWork(workers, 1);
  const [passwords, papers] = [kind('passwords', limits), kind('papers', limits)];
  const drawn = Promise.allSettled(Array.from({ length: 80 }, (_, n) => papers(`vendor ${n}`, { kind: 'paper' })));
  await passwords('somebody', { kind: 'password' });
  expect(kinds.indexOf('password')).toBeLessThanOrEqual(2);
  const outcomes = await drawn;
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(80 - 61);
});

test('a kind may have less time than others', async () => {
  const times: (number | undefined)[] = [];
  const kind = createCostlyWork({ run: (_task, timeMsMax) => Promise.resolve(times.push(timeMsMax)) }, 1);
  await kind('calendars', limits, 10_000)('somebody', {});
  await kind('passwords', limits)('somebody', {});
  expect(times).toEqual([10_000, undefined]);
});

test('a task that takes too long is refused as busy, and the next one is done', async () => {
  const workers = createWorkers(
    new URL(
      "data:text/javascript,import{parentPort as p}from'node:worker_threads';p.on('message',(t)=>{if(t.ends)p.postMessage({result:'done'})})",
    ),
  );
  await expect(workers.run({ ends: false }, 2_000)).rejects.toMatchObject({ status: 503, refusals: [{ code: 'server.busy' }] });
  expect(await workers.run({ ends: true })).toBe('done');
});

/** CPU time of this process in hundredths of a second: of threads at its own priority, and of threads below it. */
function processorTime(): { readonly usual: number; readonly below: number } {
  const sum = { usual: 0, below: 0 };
  for (const thread of readdirSync('/proc/self/task')) {
    // Behind the name, which may hold anything: user and system time are fields 14 and 15, the nice value is field 19.
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const time = Number(fields[11]) + Number(fields[12]);
    sum[Number(fields[16]) > getPriority() ? 'below' : 'usual'] += time;
  }
  return sum;
}

test.runIf(process.platform === 'linux' && getPriority() < 19)(
  'passwords are hashed and documents rendered below the priority of the server',
  async () => {
    const papers = costlyWork('papers of the test', limits);
    const content = { month: '2026-10', businessName: 'Bunga', openingIdr: 0, rows: [], inIdr: 0, outIdr: 0 };
    await papers('', { kind: 'statement', content, language: 'en' });
    const before = processorTime();
    await Promise.all(Array.from({ length: 20 }, (_, n) => hashPassword('correct horse battery staple', `network ${n}`)));
    for (let n = 0; n < 10; n++) await papers('', { kind: 'statement', content: { ...content, inIdr: n }, language: 'en' });
    const after = processorTime();
    // The rest is what the process does besides: it runs the tests.
    expect(after.below - before.below).toBeGreaterThan(after.usual - before.usual);
  },
);
