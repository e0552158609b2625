import { setTimeout as sleep } from 'node:timers/promises';
import { listVendors } from '../../../contract/catalogue.ts';
import { creditHistory } from '../../../contract/credit.ts';
import { signIn } from '../sessions.ts';
import type { Attack } from '../world.ts';

const reader = '36.1.1.2';

/** One vendor that reads the history of its credit, and one address that searches for misspelt words, on as many connections as they may have. */
export const ownReads: Attack = {
  name: 'own-reads',
  about: 'Reads that gather a great many rows, as many at once as one account and one address may ask: somebody else reads as before.',
  async run(world) {
    const searching = world.isShort ? 60 : 200;
    const reading = world.isShort ? 20 : 38;
    const milliseconds = world.isShort ? 2_500 : 10_000;
    const [origin] = world.origins;
    const [vendor] = await signIn(world, 1);
    const sessionId = vendor?.sessionId ?? '';
    const [other] = await signIn(world, 1, 'user');
    const statuses = new Map<number, number>();
    let isOver = false;
    const keepAsking = async (path: () => string, headers: Readonly<Record<string, string>>): Promise<void> => {
      while (!isOver) {
        const answer = await fetch(origin + path(), { headers });
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status !== 200) await sleep(250);
      }
    };
    /** Someone else: a look at oneself, and a search. */
    const readFor = async (ms: number) => {
      const took: number[] = [];
      const lost: number[] = [];
      for (const until = performance.now() + ms; performance.now() < until; await sleep(10)) {
        for (const path of ['/v2/me', `${listVendors.path}?q=photo`]) {
          const began = performance.now();
          const answer = await fetch(origin + path, { headers: { 'session-id': other?.sessionId ?? '', 'x-forwarded-for': reader } });
          await answer.arrayBuffer();
          took.push(performance.now() - began);
          if (answer.status !== 200) lost.push(answer.status);
        }
      }
      took.sort((a, b) => a - b);
      return { count: took.length, lost, median: took[Math.floor(took.length / 2)] ?? 0 };
    };
    const calm = await readFor(milliseconds);
    let word = 0;
    const asking = [
      ...Array.from({ length: reading }, () => keepAsking(() => creditHistory.path, { 'session-id': sessionId })),
      ...Array.from({ length: searching }, () =>
        keepAsking(() => `${listVendors.path}?q=fotografre+jakrta${word++}`, { 'x-forwarded-for': '37.1.1.1' }),
      ),
    ];
    const attacked = await readFor(milliseconds);
    isOver = true;
    await Promise.all(asking);
    const odd = [...statuses].filter(([status]) => ![200, 429, 503].includes(status));
    return {
      figures: {
        'histories and searches asked for at once': `${reading} and ${searching}`,
        'their answers': [...statuses].map(([status, times]) => `${status} ${times}`).join(', '),
        'somebody else in calm: reads, median (ms)': `${calm.count}, ${calm.median.toFixed(0)}`,
        'somebody else meanwhile: reads, median (ms)': `${attacked.count}, ${attacked.median.toFixed(0)}`,
      },
      failures: [
        ...odd.map(([status, times]) => `${times} reads were answered ${status}`),
        ...(attacked.lost.length > 0
          ? [`${attacked.lost.length} reads of somebody else were answered ${[...new Set(attacked.lost)].join(', ')}`]
          : []),
        ...(!world.isShort && attacked.median > Math.max(500, 20 * calm.median)
          ? [`reads of somebody else took ${attacked.median.toFixed(0)} ms in the median`]
          : []),
        ...(attacked.count === 0 ? ['nobody else read anything'] : []),
      ],
    };
  },
};
