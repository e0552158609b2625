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
