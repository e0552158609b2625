// Messages, quotations and payouts say to the others of the team who it was, and to no one else (decision 0152).
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../../contract/conversations.ts';
import type { Payout } from '../../contract/payouts.ts';
import type { Quotation } from '../../contract/quotations.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const dataOf = <T>({ body }: { readonly body: unknown }): T => (body as { data: T }).data;
const named = async (accountId: number, name: string): Promise<void> => {
  await app.owner.updateTable('account').set({ display_name: name }).where('id', '=', accountId).execute();
};

test('a message names its writer to the others of the team, not to the writer and not to the couple', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  const sales = await app.build.member(vendor.vendorId, 'sales');
  await named(sales.accountId, 'Laras Wibowo');
  await named(vendor.accountId, 'Ibu Kirana');
  const id = await app.build.conversation(vendor, couple);
  const send = async (as: BuiltAccount, text: string) =>
    dataOf<Message>(await app.call('POST', `/v2/conversations/${id}/messages`, { as, body: { id: randomUUID(), text, files: [] } }));
  expect(await send(sales, 'We are free on that day.')).toMatchObject({ author: 'vendor', written_by: null });
  await send(vendor, 'And so am I.');
  const readBy = async (as: BuiltAccount) =>
    dataOf<Message[]>(await app.call('GET', `/v2/conversations/${id}/messages`, { as }))
      .slice(-2)
      .map((message) => message.written_by);
  expect(await readBy(vendor)).toEqual(['Laras Wibowo', null]);
  expect(await readBy(sales)).toEqual([null, 'Ibu Kirana']);
  expect(await readBy(couple)).toEqual([null, null]);
  // The name stays when the person leaves.
  const { members } = dataOf<{ members: { uuid: string }[] }>(await app.call('GET', '/v2/team', { as: vendor }));
  await app.call('DELETE', `/v2/team/members/${members[1]?.uuid}`, { as: vendor });
  expect(await readBy(vendor)).toEqual(['Laras Wibowo', null]);
});

test('a quotation names its sender, and a payout who requested it', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  const { quotation } = await app.build.sentQuotation({ vendor, couple });
  const manager = await app.build.member(vendor.vendorId, 'manager');
  const read = async (as: BuiltAccount) =>
    ((await app.call('GET', `/ms/quotation/v1/quotations/${quotation.id}`, { as })).body as { quotation: Quotation }).quotation.sent_by;
  await named(vendor.accountId, 'Ibu Kirana');
  expect(await read(vendor)).toBeNull();
  expect(await read(manager)).toBe('Ibu Kirana');
  expect(await read(couple)).toBeNull();
  const saidTo = async (as: BuiltAccount) => {
    const [conversation] = dataOf<{ id: string }[]>(await app.call('GET', '/v2/conversations', { as }));
    const messages = dataOf<Message[]>(await app.call('GET', `/v2/conversations/${conversation?.id}/messages`, { as }));
    return messages.filter(({ kind }) => kind === 'quotation').map((message) => message.written_by);
  };
  expect(await saidTo(vendor)).toEqual([null]);
  expect(await saidTo(manager)).toEqual(['Ibu Kirana']);
  expect(await saidTo(couple)).toEqual([null]);

  const earner = await app.build.payableVendor();
  await app.build.earn(earner, 2_000_000);
  const finance = await app.build.member(earner.vendorId, 'finance');
  await named(finance.accountId, 'Yoga Prasetyo');
  const asked = await app.call('POST', '/v2/payouts', {
    as: finance,
    body: { amount: 500_000 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(dataOf<Payout>(asked)).toMatchObject({ requested_by: null });
  expect(dataOf<Payout[]>(await app.call('GET', '/v2/payouts', { as: earner }))).toMatchObject([{ requested_by: 'Yoga Prasetyo' }]);
  await sql`update payout set status = 'requested' where vendor_id = ${earner.vendorId}`.execute(app.owner);
  expect(dataOf<{ open: Payout }>(await app.call('GET', '/v2/earnings', { as: earner })).open.requested_by).toBe('Yoga Prasetyo');
});

test('an order names who made it; that it was paid is news to the others, and none to them', async () => {
  const vendor = await app.build.vendor();
  const finance = await app.build.member(vendor.vendorId, 'finance');
  await named(finance.accountId, 'Yoga Prasetyo');
  await named(vendor.accountId, 'Ibu Kirana');
  const news = async () =>
    dataOf<{ is_read: boolean }[]>(await app.call('GET', '/v2/notifications', { as: vendor })).map((item) => !item.is_read);
  const whoMade = async (as: BuiltAccount) => [
    ...dataOf<{ order: { ordered_by: string | null } }[]>(await app.call('GET', '/ms/bs-vendors/api/v1/ads_credits/orders', { as })),
    ...dataOf<{ order: { ordered_by: string | null } }[]>(await app.call('GET', '/v2/membership/orders', { as })),
  ];
  const names = async (as: BuiltAccount) => (await whoMade(as)).map(({ order }) => order.ordered_by);

  const own = await app.build.credit(vendor, 300_000);
  expect(await news()).toEqual([false]);
  await app.build.boughtMembership(vendor, 'Silver', 'month');
  expect(await news()).toEqual([false, false]);
  await app.build.credit(finance, 500_000);
  await app.build.boughtMembership(finance, 'Gold', 'year');
  expect(await news()).toEqual([true, true, false, false]);

  expect(await names(vendor)).toEqual(['Yoga Prasetyo', null, 'Yoga Prasetyo', null]);
  expect(await names(finance)).toEqual([null, 'Ibu Kirana', null, 'Ibu Kirana']);
  const one = await app.call('GET', `/ms/bs-vendors/api/v1/ads_credits/orders/${own.order.id}`, { as: finance });
  expect(dataOf<{ order: object }>(one).order).toMatchObject({ ordered_by: 'Ibu Kirana' });
  const history = await app.call('GET', '/ms/bs-vendors/api/v1/ads_credits/history', { as: vendor });
  expect(dataOf<object[]>(history)).toMatchObject([{ ordered_by: 'Yoga Prasetyo' }, { ordered_by: null }]);
  // Money that came too late is news to anyone: it buys nothing.
  const late = await app.build.order(vendor, 300_000);
  await app.build.webhook(late, { paidAt: Date.parse(late.order.expires_at) + 1_000 });
  expect((await news())[0]).toBe(true);
});
