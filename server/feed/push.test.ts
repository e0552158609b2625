// Push messages, with a push service of our own that opens them as a browser would.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webPushes } from '../adapters/push-web.ts';
import type { PushSettings } from '../../contract/push.ts';
import { dayMs, hourMs } from '../../core/time.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { codeOf } from '../testing/code-of.ts';
import { openPushService, type PushService } from '../testing/push-service.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const noon = '2026-11-26T12:00:00+07:00';
const night = '2026-11-26T23:00:00+07:00';
let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await openPushService();
  app = await openTestApp({ env: { PUSH_NETWORKS: '127.0.0.1' }, at: noon });
});
afterAll(async () => {
  await app.close();
  service.close();
});
beforeEach(async () => {
  app.clock.set(noon);
  await sql`delete from pgboss.job where name = 'push-send'`.execute(app.owner);
});

type Browser = ReturnType<PushService['browser']>;
const settingsOf = async (as: BuiltAccount) => ((await app.call('GET', '/v2/push', { as })).body as { data: PushSettings }).data;
const turnOn = async (as: BuiltAccount, { address }: Browser) => {
  const { server_key: key } = await settingsOf(as);
  return app.call('PUT', '/v2/push/devices/here', { as, body: { ...address, server_key: key } });
};
const withDevice = async (): Promise<{ vendor: BuiltVendor; browser: Browser }> => {
  const [vendor, browser] = [await app.build.vendor(), service.browser()];
  expect((await turnOn(vendor, browser)).status).toBe(200);
  return { vendor, browser };
};
/** Something that comes with an email. */
const happens = async (vendor: BuiltVendor, reason = 'Please complete the pictures.') => {
  await app.call('POST', '/v2/hilda_status', { as: vendor });
  const operator = await app.build.operator('support');
  await app.call('POST', `/v2/operations/hilda/${vendor.vendorId}/decision`, { as: operator, body: { verdict: 'refuse', reason } });
};
interface Queued {
  readonly id: string;
  readonly data: object;
  readonly wait: number;
}
const queued = async (): Promise<Queued[]> =>
  (
    await sql<Queued>`select id, data, extract(epoch from start_after - created_on)::int as wait from pgboss.job where name = 'push-send' order by created_on`.execute(
      app.owner,
    )
  ).rows;
const work = async (data: object) =>
  app.system.jobs
    .kinds()
    .find(({ name }) => name === 'push-send')
    ?.work(data);
/** Does all that is queued, once. */
const send = async () => {
  for (const { id, data } of await queued()) {
    await work(data);
    await sql`delete from pgboss.job where id = ${id}`.execute(app.owner);
  }
};

test('a device shows what came, without a name, signed and encrypted for it alone', async () => {
  const { vendor, browser } = await withDevice();
  await happens(vendor);
  await send();
  const [received] = browser.received;
  expect(browser.received).toHaveLength(1);
  expect(received?.message).toMatchObject({ title: 'Pelaminan', body: 'We made a decision about your account' });
  expect(received?.message.page).toMatch(/^http:\/\/[^/]+\/dashboard\/edit$/);
  expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', urgency: 'high' });
  expect(received?.headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(service.claimsOf(received)).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) });
  // The same job again, as after a crash: it takes the place of the first on the device.
  await happens(vendor);
  const [again] = await queued();
  await work(again?.data ?? {});
  await work(again?.data ?? {});
  expect(browser.received[1]?.message.tag).toBe(browser.received[2]?.message.tag);
  expect(browser.received[1]?.headers['topic']).toBe(browser.received[2]?.headers['topic']);
});

test('names and amounts are shown to those who chose so', async () => {
  const { vendor, browser } = await withDevice();
  const body = { quiet_from: 21, quiet_until: 7, shows_details: true };
  expect((await app.call('PUT', '/v2/push', { as: vendor, body })).body).toMatchObject({ data: body });
  await happens(vendor);
  await send();
  const { body: list } = await app.call('GET', '/v2/notifications', { as: vendor });
  const [item] = (list as { data: { title: string }[] }).data;
  expect(browser.received[0]?.message.body).toBe(item?.title);
});

test('what is changed stays beside what else is changed at the same time', async () => {
  const { vendor } = await withDevice();
  const change = (body: object) => app.call('PUT', '/v2/push', { as: vendor, body });
  const changed = await Promise.all([change({ quiet_until: 8 }), change({ shows_details: true })]);
  expect(changed.map(({ status }) => status)).toEqual([200, 200]);
  const both = { quiet_from: 21, quiet_until: 8, shows_details: true };
  expect((await app.call('GET', '/v2/push', { as: vendor })).body).toMatchObject({ data: both });
  await Promise.all([change({ quiet_from: 22 }), change({ shows_details: false }), change({})]);
  expect((await app.call('GET', '/v2/push', { as: vendor })).body).toMatchObject({
    data: { quiet_from: 22, quiet_until: 8, shows_details: false },
  });
});

test('what was read meanwhile, or is turned off for this channel, is not sent', async () => {
  const { vendor, browser } = await withDevice();
  await happens(vendor);
  await app.call('POST', '/v2/notifications/read', { as: vendor, body: {} });
  await send();
  const off = await app.call('PUT', '/v2/notification_settings/decisions/push', { as: vendor, body: { is_on: false } });
  expect(off.body).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ kind: 'decisions', email: true, push: false })]),
  });
  await happens(vendor);
  expect(await queued()).toEqual([]);
  expect(browser.received).toEqual([]);
  // Emails about the account and messages to couples do not come this way; decisions still have to come by email.
  for (const path of ['account/push', 'decisions/email'])
    expect((await app.call('PUT', `/v2/notification_settings/${path}`, { as: vendor, body: { is_on: false } })).status, path).toBe(404);
  const couple = await app.build.couple();
  expect((await app.call('PUT', '/v2/notification_settings/messages/push', { as: couple, body: { is_on: false } })).status).toBe(404);
});

test('at night nothing is sent; in the morning one message says how much came, or what, and nothing when it was read', async () => {
  const people = [await withDevice(), await withDevice(), await withDevice()] as const;
  const [two, one, none] = people;
  app.clock.set(night);
  for (const { vendor } of people) await happens(vendor);
  await happens(two.vendor);
  const jobs = await queued();
  expect(jobs.map(({ wait }) => wait)).toEqual([8 * 3_600, 8 * 3_600, 8 * 3_600]);
  await app.call('POST', '/v2/notifications/read', { as: none.vendor, body: {} });
  app.clock.advance(8 * hourMs);
  await send();
  expect(two.browser.received.map(({ message }) => message.body)).toEqual(['2 notifications came during your quiet hours']);
  expect(two.browser.received[0]?.message.page).toMatch(/\/dashboard\/activity$/);
  expect(one.browser.received.map(({ message }) => message.body)).toEqual(['We made a decision about your account']);
  expect(none.browser.received).toEqual([]);
  // The next night has a summary of its own.
  app.clock.advance(16 * hourMs);
  await happens(await app.build.signedInAgain(two.vendor));
  expect(await queued()).toHaveLength(1);
});

test.each([404, 410, 400, 403])('a service that answers %d forgets the device', async (status) => {
  const { vendor, browser } = await withDevice();
  browser.answer = status;
  await happens(vendor);
  await send();
  expect((await settingsOf(vendor)).devices).toEqual([]);
});

test.each([429, 500, 503])('a service that answers %d is tried again; other devices get theirs', async (status) => {
  const { vendor, browser } = await withDevice();
  const second = await app.build.signedInAgain(vendor);
  const other = service.browser();
  await turnOn(second, other);
  browser.answer = status;
  await happens(vendor);
  const outcomes = await Promise.allSettled((await queued()).map(({ data }) => work(data)));
  expect(outcomes.map(({ status: outcome }) => outcome).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(other.received).toHaveLength(1);
  browser.answer = 201;
  for (const { data } of await queued()) await work(data);
  expect(browser.received).toHaveLength(1);
});

test('no address within a network of ours is asked', async () => {
  const vendor = await app.build.vendor();
  const { address } = service.browser();
  const { server_key: key } = await settingsOf(vendor);
  for (const endpoint of ['http://127.0.0.2:1/x', 'https://169.254.169.254/latest', 'https://10.0.0.1/', 'https://[::1]/']) {
    await app.call('PUT', '/v2/push/devices/here', { as: vendor, body: { ...address, endpoint, server_key: key } });
    await happens(vendor);
    await send();
    expect((await settingsOf(vendor)).devices, endpoint).toEqual([]);
  }
});

test('it ends with the session; one whose day is over says nothing of anyone', async () => {
  const lapsed = await withDevice();
  const details = { quiet_from: 0, quiet_until: 0, shows_details: true };
  await app.call('PUT', '/v2/push', { as: lapsed.vendor, body: details });
  const signedOut = await withDevice();
  await app.call('POST', '/v2/logout', { as: signedOut.vendor });
  await happens(lapsed.vendor);
  const jobs = await queued();
  app.clock.advance(dayMs);
  for (const { data } of jobs) await work(data);
  expect(lapsed.browser.received[0]?.message.body).toBe('We made a decision about your account');
  const again = await app.build.signedInAgain(signedOut.vendor);
  expect((await settingsOf(again)).devices).toEqual([]);
  await happens(again);
  await send();
  expect(signedOut.browser.received).toEqual([]);
});

test('a browser belongs to the account that said so last, and of eleven the oldest is forgotten', async () => {
  const first = await withDevice();
  const next = await app.build.vendor();
  await turnOn(next, first.browser);
  expect((await settingsOf(first.vendor)).devices).toEqual([]);
  expect((await settingsOf(next)).devices).toMatchObject([{ is_here: true }]);
  await Promise.all([turnOn(next, first.browser), turnOn(next, first.browser)]);
  expect((await settingsOf(next)).devices).toHaveLength(1);
  for (let n = 0; n < 10; n++) {
    app.clock.advance(1_000);
    await turnOn(await app.build.signedInAgain(next), service.browser());
  }
  const { devices } = await settingsOf(next);
  expect(devices).toHaveLength(10);
  expect(devices.map(({ is_here: isHere }) => isHere)).not.toContain(true);
  const id = devices[0]?.id ?? '';
  expect((await app.call('DELETE', `/v2/push/devices/${id}`, { as: first.vendor })).status).toBe(404);
  expect((await app.call('DELETE', `/v2/push/devices/${id}`, { as: next })).body).toMatchObject({ data: { devices: { length: 9 } } });
  expect((await app.call('DELETE', `/v2/push/devices/${id}`, { as: next })).status).toBe(404);
});

test('an address within a network of ours, or with a password, is kept for no one', () => {
  const outside = webPushes({ keys: [Buffer.alloc(32, 1)], contact: 'mailto:team@pelaminan.test', allowed: [] });
  expect(outside.takes('https://push.test/x')).toBe(true);
  for (const address of [
    'http://push.test/x',
    'https://127.0.0.1:9333',
    'https://[::1]/',
    'https://169.254.169.254/',
    'https://a:b@push.test/',
  ])
    expect(outside.takes(address), address).toBe(false);
});

test('keys that are none are refused, or end the device', async () => {
  const vendor = await app.build.vendor();
  const { address } = service.browser();
  const { server_key: key } = await settingsOf(vendor);
  const put = (body: object) => app.call('PUT', '/v2/push/devices/here', { as: vendor, body: { ...address, server_key: key, ...body } });
  for (const wrong of [
    { endpoint: 'ftp://push.test/x' },
    { endpoint: 'nothing' },
    { endpoint: 'https://a:b@push.test/' },
    { p256dh: 'x' },
    { auth: '' },
    { server_key: 'x' },
  ])
    expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect(codeOf(await app.call('PUT', '/v2/push', { as: vendor, body: { quiet_from: 24, quiet_until: 0, shows_details: false } }))).toBe(
    'request.invalid',
  );
  await put({ p256dh: 'A'.repeat(87) });
  await happens(vendor);
  await send();
  expect((await settingsOf(vendor)).devices).toEqual([]);
});
