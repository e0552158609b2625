// The notifications of an account.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
});
afterAll(() => app.close());

interface Feed {
  readonly data: readonly { readonly id: string; readonly title: string; readonly page: string; readonly is_read: boolean }[];
  readonly meta: { readonly unread: number; readonly total: number };
}
const feedOf = async (id: number, as: { sessionId: string }) =>
  (await app.call('GET', `/ms/feeds/api/v1/users/${id}/activities`, { as })).body as Feed;
const message = (text: string) => ({ subject: 'other', text });

test('an email adds a notification: newest first, unread, linking to its page; marking up to one leaves later ones unread', async () => {
  const vendor = await app.build.vendor();
  const couple = await app.build.couple();
  const operator = await app.build.operator('support');
  expect(await feedOf(vendor.vendorId, vendor)).toMatchObject({ data: [], meta: { unread: 0, app_id: 3 } });
  for (const reason of ['Please complete the pictures.', 'Thank you, all is well.']) {
    await app.call('POST', '/v2/hilda_status', { as: vendor });
    await app.call('POST', `/v2/operations/hilda/${vendor.vendorId}/decision`, { as: operator, body: { verdict: 'refuse', reason } });
  }
  const feed = await feedOf(vendor.vendorId, vendor);
  expect(feed).toMatchObject({ data: [{ page: '/dashboard/edit', is_read: false }, { is_read: false }], meta: { unread: 2, total: 2 } });
  const upTo = feed.data[1]?.id;
  const read = await app.call('POST', `/ms/feeds/api/v1/users/${vendor.vendorId}/activities/read`, { as: vendor, body: { up_to: upTo } });
  expect(read.body).toMatchObject({ data: { unread: 1 } });
  await app.call('POST', `/ms/feeds/api/v1/users/${vendor.vendorId}/activities/read`, { as: vendor, body: {} });
  expect((await feedOf(vendor.vendorId, vendor)).meta.unread).toBe(0);
  expect((await feedOf(couple.accountId, couple)).data).toEqual([]);
});

test('somebody else’s stream is not there, to read or to mark', async () => {
  const [one, other] = [await app.build.vendor(), await app.build.vendor()];
  const couple = await app.build.couple();
  for (const as of [other, couple]) {
    expect((await app.call('GET', `/ms/feeds/api/v1/users/${one.vendorId}/activities`, { as })).status).toBe(404);
    expect((await app.call('POST', `/ms/feeds/api/v1/users/${one.vendorId}/activities/read`, { as, body: {} })).status).toBe(404);
  }
});

test('an email with a token adds no notification', async () => {
  const couple = await app.build.couple();
  await app.call('POST', '/v2/forgot_password', { body: { email: couple.email }, remoteAddress: '10.8.8.8' });
  await app.eventually(
    () => app.owner.selectFrom('outbox_message').select('id').where('recipient', '=', couple.email).execute(),
    (found) => found.length > 0,
  );
  expect((await feedOf(couple.accountId, couple)).data).toEqual([]);
});

test('an email that is rolled back adds no notification', async () => {
  const vendor = await app.build.vendor();
  const couple = await app.build.couple();
  const sent = await app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, { as: couple, body: message('') });
  expect(sent.status).toBe(422);
  expect((await feedOf(vendor.vendorId, vendor)).data).toEqual([]);
});

interface List {
  readonly data: readonly { readonly id: string; readonly kind: string; readonly is_read: boolean }[];
  readonly meta: { readonly unread: number; readonly total: number; readonly kinds: readonly string[] };
}
const listOf = async (as: { sessionId: string }, query = '') => (await app.call('GET', `/v2/notifications${query}`, { as })).body as List;
const read = (as: { sessionId: string }, body: object) => app.call('POST', '/v2/notifications/read', { as, body });

const insertItem = (accountId: number, code: string) =>
  app.owner
    .insertInto('feed_item')
    .values({ account_id: accountId, notice: JSON.stringify({ code, values: {} }), page: '', at: new Date(app.clock.now() + 1_000) })
    .execute();

test('what someone did themselves is in their list and not new; for the other side it is', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  await app.build.acceptedQuotation({ vendor, couple });
  expect(await listOf(couple)).toMatchObject({
    data: [
      { kind: 'payments', is_read: true },
      { kind: 'quotations', is_read: false },
    ],
    meta: { unread: 1 },
  });
  expect(await listOf(vendor)).toMatchObject({ data: [{ kind: 'payments', is_read: false }], meta: { unread: 1 } });
});

test('the same list without an id, by kind and what is unread; one is marked, or all of them', async () => {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  await app.build.sentQuotation({ vendor, couple });
  await insertItem(couple.accountId, 'quotations.paid_subject');
  const list = await listOf(couple);
  expect(list).toMatchObject({
    data: [{ kind: 'payments' }, { kind: 'quotations' }],
    meta: { unread: 2, total: 2, kinds: ['quotations', 'payments'] },
  });
  const [newest, oldest] = list.data;
  expect(await listOf(couple, '?kind=quotations')).toMatchObject({ data: [{ id: oldest?.id }], meta: { total: 1, unread: 2 } });
  expect((await listOf(couple, '?kind=reviews')).data).toEqual([]);
  const other = await app.build.couple();
  expect((await read(other, { only: newest?.id })).body).toEqual({ data: { unread: 0 } });
  expect((await listOf(couple)).meta.unread).toBe(2);
  for (const _ of [1, 2]) expect((await read(couple, { only: newest?.id })).body).toEqual({ data: { unread: 1 } });
  expect(await listOf(couple, '?unread=1')).toMatchObject({ data: [{ id: oldest?.id, is_read: false }], meta: { total: 1 } });
  expect((await read(couple, {})).body).toEqual({ data: { unread: 0 } });
  expect((await listOf(couple, '?unread=1')).data).toEqual([]);
  expect((await app.call('GET', '/v2/notifications')).status).toBe(401);
  expect((await app.call('GET', '/v2/notifications?kind=news', { as: couple })).status).toBe(400);
});

test('what this version does not know is among the decisions', async () => {
  const couple = await app.build.couple();
  await insertItem(couple.accountId, 'seating.soon');
  expect(await listOf(couple, '?kind=decisions')).toMatchObject({
    data: [{ kind: 'decisions' }],
    meta: { total: 1, kinds: ['decisions'] },
  });
});
