// Values that a schema accepts never break a later read: every call with the limits of its fields, with and without permission. (S66, S67)
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized, testSeed } from './full-size.ts';
import { Fuzz, leftOut, nameOf } from './fuzz/fuzz.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { CALENDAR_NETWORKS: '127.0.0.1', HOST: 'localhost' } });
});
afterAll(() => app.close());

test('whatever is sent, nothing breaks, nothing undeclared is answered, and everything can still be read', {
  timeout: 3_600_000,
}, async () => {
  const fuzz = await Fuzz.on(app, {
    seed: testSeed,
    variantsPerCall: sized(8, 10_000),
    grantsPerCall: sized(2, 10_000),
    readsPerChange: sized(3, 1_000),
    requestsMax: sized(4_000, 500_000),
  });
  const { problems, asked, granted, letIn, refusedByShape } = await fuzz.run();
  process.stdout.write(
    `SEED=${testSeed}: ${asked} requests, ${granted.size} calls granted; of all variants ${refusedByShape} fail their shape, of the ${letIn} others some are sent\n`,
  );
  expect([...problems].toSorted(), `SEED=${testSeed}`).toEqual([]);
  // Every call was made well enough to be granted: what is refused at once shows little of what is behind it.
  const notGranted = app.system.service.served.map(nameOf).filter((call) => !granted.has(call));
  expect(notGranted.toSorted()).toEqual(Object.keys(leftOut).toSorted());
});
