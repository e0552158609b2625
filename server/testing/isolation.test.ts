// Eight vendors active at once on two processes, each also requesting the others' records. (reliability 22)
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Advertiser, buildAdvertiser, seenCard } from './builders/advertisers.ts';
import { bankAccountsPath } from './builders/bank-accounts.ts';
import { testPassword } from './builders/accounts.ts';
import { sized } from './full-size.ts';
import { differences } from './oracle.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { Answer } from './builders/context.ts';

const secrets = {
  TOKEN_SECRET: 'two-processes-of-one-system-share-this-secret',
  WEBHOOK_SECRET: 'and-they-share-the-secret-of-the-gateway-too',
};
const vendorCount = 8;
const rounds = sized(12, 200);
const credits = 100_000;
const cpcIdr = 1_500;
let apps: [TestApp, TestApp];
let vendors: Advertiser[];
beforeAll(async () => {
  const one = await openTestApp({ env: secrets });
  apps = [one, await openTestApp({ on: one, env: secrets })];
  vendors = await Promise.all(
    Array.from({ length: vendorCount }, (_, i) => buildAdvertiser(one, { credit: 500_000, vendor: { categoryId: 8, cityId: 1 + i } })),
  );
});
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close();
});

/** A call about one object that only its owner may make. */
interface Owned {
  readonly owner: number;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: (id: string) => string;
  readonly id: string;
  readonly body?: unknown;
}
const api = '/ms/bs-vendors/api/v1';
const app = (): TestApp => apps[randomInt(2)] ?? apps[0];
const ask = (vendor: Advertiser, { method, path, body }: Omit<Owned, 'owner' | 'id'>, id: string): Promise<Answer> =>
  app().call(method, path(id), { as: vendor, ...(body !== undefined && { body }) });

test('nobody sees or moves what is another’s, whatever happens at the same time', async () => {
  const owned: Owned[] = [];
  const paid = vendors.map(() => 500_000);
  const charged = vendors.map(() => 0);
  const orders = vendors.map(() => [] as string[]);
  let tries = 0;

  const buy = async (n: number, vendor: Advertiser): Promise<void> => {
    const placed = await app().build.order(vendor, credits);
    orders[n]?.push(placed.order.id);
    owned.push({ owner: n, method: 'GET', path: (id) => `${api}/ads_credits/orders/${id}`, id: placed.order.id });
    owned.push({ owner: n, method: 'GET', path: (id) => `${api}/ads_credits/orders/${id}/receipt`, id: placed.order.id });
    owned.push({ owner: n, method: 'GET', path: (id) => `/ms/pay/v1/payments/${id}`, id: placed.payment.id });
    await app().build.webhook(placed, { eventId: randomUUID() });
    paid[n] = (paid[n] ?? 0) + credits;
  };
  const beClicked = async (n: number, vendor: Advertiser): Promise<void> => {
    const viewer = apps[0].build.viewer();
    await viewer.click(await seenCard(apps[0], vendor, viewer));
    charged[n] = (charged[n] ?? 0) + cpcIdr;
    const [click] = await vendor.clicks();
    const path = (id: string): string => `${api}/vendor_ads/clicks/${id}/dispute`;
    if (click) owned.push({ owner: n, method: 'POST', path, id: click.id, body: { reason: 'not mine' } });
  };
  const addAccount = async (n: number, vendor: Advertiser): Promise<void> => {
    const { account } = await app().build.bankAccount(vendor);
    for (const [method, tail, body] of [
      ['POST', '/verify', { code: '123456' }],
      ['POST', '/code', undefined],
      ['POST', '/primary', { password: testPassword }],
      ['POST', '/remove', { password: testPassword }],
      ['POST', '/reveal', { password: testPassword }],
    ] as const)
      owned.push({ owner: n, method, path: (id) => `${bankAccountsPath}/${id}${tail}`, id: account.id, body });
  };
  const reach = async (n: number, vendor: Advertiser): Promise<void> => {
    const others = owned.filter(({ owner }) => owner !== n);
    const wanted = others[randomInt(Math.max(1, others.length))];
    if (wanted === undefined) return;
    tries++;
    const [foreign, missing] = await Promise.all([ask(vendor, wanted, wanted.id), ask(vendor, wanted, randomUUID())]);
    const shown = ({ status, body }: Answer) => ({ status, error: (body as { error?: unknown } | undefined)?.error });
    expect(shown(foreign), wanted.path(wanted.id)).toEqual(shown(missing));
    expect(foreign.status).toBe(404);
  };
  const look = async (n: number, vendor: Advertiser): Promise<void> => {
    const { body } = await app().call('GET', `${api}/ads_credits/orders?limit=100`, { as: vendor });
    const seen = (body as { data: { order: { id: string } }[] }).data.map(({ order }) => order.id);
    expect(seen.every((id) => orders.every((ids, owner) => owner === n || !ids.includes(id)))).toBe(true);
  };

  await Promise.all(
    vendors.map(async (vendor, n) => {
      await addAccount(n, vendor);
      for (let i = 0; i < rounds; i++) {
        const work = [buy, beClicked, reach, reach, look][randomInt(5)] ?? reach;
        await work(n, vendor);
      }
    }),
  );
  expect(tries).toBeGreaterThan(vendorCount);
  for (const [n, vendor] of vendors.entries()) {
    const { body } = await apps[1].call('GET', `${api}/ads_credits`, { as: vendor });
    expect((body as { data: { balance: number } }).data.balance).toBe((paid[n] ?? 0) - (charged[n] ?? 0));
    const accounts = await apps[0].owner.selectFrom('bank_account').select('id').where('vendor_id', '=', vendor.vendorId).execute();
    expect(accounts).toHaveLength(1);
  }
  expect(await differences(apps[0].owner)).toEqual([]);
}, 600_000);
