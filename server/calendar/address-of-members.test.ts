// The secret address of a vendor's calendar is each person's own: who leaves the team, or may no longer see clients, reads it no more.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarConnections } from '../../contract/calendar.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const base = '/ms/bs-vendors/api/v1/vendor_calendar/connections';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const pathOf = async (as: BuiltAccount) => {
  const { body } = await app.call('GET', base, { as });
  return new URL((body as { data: CalendarConnections }).data.address ?? '').pathname;
};
const uuidOf = async ({ accountId }: BuiltAccount) =>
  (await app.owner.selectFrom('account').select('uuid').where('id', '=', accountId).executeTakeFirstOrThrow()).uuid;
const statusOf = async (path: string) => (await app.call('GET', path)).status;

test('everyone has one of their own, which ends with their work there', async () => {
  const vendor = await app.build.vendor();
  const [first, second] = [await app.build.member(vendor.vendorId, 'sales'), await app.build.member(vendor.vendorId, 'manager')];
  await app.call('POST', `${base}/address`, { as: first });
  const paths = await Promise.all([vendor, first, second].map(pathOf));
  expect(new Set(paths).size).toBe(3);
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200]);
  expect((await app.call('DELETE', `/v2/team/members/${await uuidOf(first)}`, { as: vendor })).status).toBe(200);
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 404, 200]);
  const role = await app.call('PUT', `/v2/team/members/${await uuidOf(second)}/role`, { as: vendor, body: { role: 'viewer' } });
  expect(role.status, role.text).toBe(200);
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 404, 404]);
  // Another address ends those of all.
  await app.call('POST', `${base}/address`, { as: vendor });
  expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404, 404]);
});

test('nobody opens it under the number of somebody else', async () => {
  const vendor = await app.build.vendor();
  const [first, second] = [await app.build.member(vendor.vendorId, 'sales'), await app.build.member(vendor.vendorId, 'manager')];
  await app.call('POST', `${base}/address`, { as: first });
  const path = await pathOf(first);
  expect(await statusOf(path.replace(`-${first.accountId}-`, `-${second.accountId}-`))).toBe(404);
  expect(await statusOf(path.replace(`-${first.accountId}-`, '-'))).toBe(404);
});
