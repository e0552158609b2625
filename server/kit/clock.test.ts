import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { followDatabaseClock } from './clock.ts';
import { createLog } from './log.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
const log = createLog('silent');

it.each([0, 5_000, -5_000, 600_000, -600_000])('a machine that is %i ms off has the database’s time', async (wrongBy) => {
  const clock = await followDatabaseClock(app.db, log, () => performance.now() + wrongBy);
  // Database and test run on one machine, so its clock is the truth here.
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  clock.stop();
});

it('a drifting monotonic clock is corrected at the next synchronisation', async () => {
  let drift = 0;
  const clock = await followDatabaseClock(app.db, log, () => performance.now() + drift);
  drift = 3_600_000;
  expect(clock.now() - Date.now()).toBeGreaterThan(3_500_000);
  await clock.sync();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  clock.stop();
});

it('a first answer that came late does not put the clock wrong', async () => {
  let late = 0;
  let asked = 0;
  // The process stood still for four seconds between the first answer and its reading.
  const clock = await followDatabaseClock(app.db, log, () => {
    if (++asked === 2) late = 4_000;
    return performance.now() + late;
  });
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
  clock.stop();
});
