import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../core/time.ts';
import { buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z', jobs: true });
});
afterAll(() => app.close());

const tables = ['ad_impression', 'ad_click_viewer'] as const;
const rowsLeft = async (): Promise<number[]> =>
  Promise.all(
    tables.map(
      async (table) =>
        (
          await app.owner
            .selectFrom(table)
            .select((e) => e.fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
    ),
  );

it('expired rows are removed; figures and clicks stay', async () => {
  const vendor = await buildAdvertiser(app);
  const visit = async (): Promise<void> => {
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
  };
  await visit();
  expect(await rowsLeft()).toEqual([1, 1]);
  app.clock.advance(8 * dayMs + hourMs);
  await visit();
  await app.owner.transaction().execute((tx) => app.system.jobs.enqueue(tx, 'ads-clean-up', {}));
  // The row of today's viewer and display is all that is left.
  await app.eventually(rowsLeft, (left) => left.every((n) => n === 1));
  const { clicks } = await app.owner
    .selectFrom('ad_click')
    .select((e) => e.fn.countAll<number>().as('clicks'))
    .executeTakeFirstOrThrow();
  const { days } = await app.owner
    .selectFrom('ad_figures_day')
    .select((e) => e.fn.count<number>('day').distinct().as('days'))
    .executeTakeFirstOrThrow();
  expect([clicks, days]).toEqual([2, 2]);
});
