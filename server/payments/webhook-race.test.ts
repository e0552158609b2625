// Two server processes: every webhook is delivered sixteen times to both, under old and new event ids, while its order is being read.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../credit/api.ts';
import { sized } from '../testing/full-size.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const orderCount = sized(40, 1_000);
const deliveriesEach = 16;
const inFlight = 64;
const secrets = {
  TOKEN_SECRET: 'two-processes-of-one-system-share-this-secret',
  WEBHOOK_SECRET: 'and-they-share-the-secret-of-the-gateway-too',
};
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await openTestApp({ env: secrets });
  other = await openTestApp({ on: one, env: secrets });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** Does work, so many pieces at once, and answers the results in the order of the work. */
async function pooled<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const queue = work.entries();
  const worker = async () => {
    for (const [index, piece] of queue) results[index] = await piece();
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return results;
}

test(
  `${orderCount} orders, each told ${deliveriesEach} times, are credited once each`,
  async () => {
    const vendors = await pooled(Array.from({ length: 8 }, () => () => one.build.vendor()));
    const placed = await pooled(
      Array.from({ length: orderCount }, (_, n) => async () => {
        const vendor = vendors[n % vendors.length];
        if (!vendor) throw new Error('no vendor');
        return { vendor, ...(await one.build.order(vendor, 100_000 + (n % 4) * 50_000)) };
      }),
    );
    const statuses = await pooled(
      placed.flatMap((order) =>
        Array.from({ length: deliveriesEach }, (_, n) => async () => {
          const app = n % 2 === 0 ? one : other;
          if (n % 5 === 0) await app.call('GET', `/ms/bs-vendors/api/v1/ads_credits/orders/${order.order.id}`, { as: order.vendor });
          return (await app.build.webhook(order, { eventId: n % 4 === 0 ? order.order.id : randomUUID() })).status;
        }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    for (const vendor of vendors) {
      const bought = placed.filter((order) => order.vendor === vendor).reduce((sum, { order }) => sum + order.credits, 0);
      expect(await balanceOf(other.db, vendor.vendorId)).toBe(bought);
    }
    expect(await differences(one.owner)).toEqual([]);
  },
  sized(180_000, 1_800_000),
);
