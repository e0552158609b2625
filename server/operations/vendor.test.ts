import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatedVendor, VendorTeam } from '../../contract/operations.ts';
import { buildAdvertiser } from '../testing/builders/advertisers.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operators: ReturnType<typeof operationsOf>;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  operators = operationsOf(app);
});
afterAll(() => app.close());

test('a vendor is found by name, slug, e-mail address and id, whatever its status', async () => {
  const name = `Melati 100% ${randomUUID()}`;
  const vendor = await app.build.vendor({ name, status: 2 });
  const operator = await app.build.operator('finance');
  for (const q of [name.toUpperCase(), vendor.slug, vendor.email, String(vendor.vendorId)]) {
    const { data } = await operators.read<{ data: OperatedVendor[] }>(operator, `/vendors?q=${encodeURIComponent(q)}`);
    expect(
      data.map(({ id }) => id),
      q,
    ).toContain(vendor.vendorId);
  }
  const published = await operators.read<{ meta: { total: number } }>(operator, `/vendors?q=${encodeURIComponent(name)}&status=1`);
  expect(published.meta.total).toBe(0);
});

test('a suspended vendor and its ad are shown no more, and it is told why', async () => {
  const vendor = await buildAdvertiser(app, { vendor: { categoryId: 207, cityId: 1 } });
  const operator = await app.build.operator('support');
  const heard: string[] = [];
  app.system.bus.subscribe(`account:${vendor.accountId}`, (payload) => heard.push(payload));
  const change = { from: 1, status: 2, reason: 'Photos of another vendor' };
  expect(await operators.changeStatus(operator, vendor.vendorId, change)).toMatchObject({ status: 200, body: { data: { status: 2 } } });
  await app.eventually(
    async () => {
      app.clock.advance(1_500);
      return vendor.isShown();
    },
    (shown) => !shown,
  );
  // Its open pages are notified too, perhaps after the ad is gone.
  await app.eventually(async () => heard.includes('{"kind":"account"}'), Boolean);
  expect((await app.call('GET', `/_public/v2/vendors/${vendor.slug}`)).status).toBe(404);
  expect(codeOf(await app.call('PUT', '/ms/bs-vendors/api/v1/vendor_ads', { as: vendor, body: {} }))).toBe('identity.vendor_suspended');
  const shown = await operators.read<{ data: object }>(operator, `/vendors/${vendor.vendorId}`);
  expect(shown.data).toMatchObject({
    status: 2,
    is_related: false,
    team: [{ email: vendor.email, role: 'owner', sessions: [{ address: '127.0.0.1' }] }],
    status_changes: [{ from: 1, to: 2, reason: 'Photos of another vendor' }],
  });
  expect(codeOf(await operators.changeStatus(operator, vendor.vendorId, change))).toBe('operations.status_changed');
  // What one person took away two return.
  const asked = await operators.changeStatus(operator, vendor.vendorId, { from: 2, status: 1, reason: 'Replaced all of its pictures' });
  expect(asked).toMatchObject({ status: 200, body: { data: { status: 2, is_waiting: true } } });
  const waiting = await operators.read<{ data: { proposal: { id: string } } }>(operator, `/vendors/${vendor.vendorId}`);
  const { id } = waiting.data.proposal;
  expect(codeOf(await operators.decide(operator, id, 'approved'))).toBe('operations.own_request');
  expect(codeOf(await operators.decide(await app.build.operator('finance'), id, 'approved'))).toBe('identity.forbidden');
  expect((await operators.decide(await app.build.operator('support'), id, 'approved')).status).toBe(200);
  expect(await operators.read(operator, `/vendors/${vendor.vendorId}`)).toMatchObject({ data: { status: 1, proposal: null } });
});

test('an incomplete profile is not published, and a change needs a reason', async () => {
  const vendor = await app.build.vendor({ status: 0 });
  await app.owner.updateTable('vendor').set({ about: '' }).where('id', '=', vendor.vendorId).execute();
  const operator = await app.build.operator('support');
  expect(codeOf(await operators.changeStatus(operator, vendor.vendorId, { from: 0, status: 1, reason: 'Checked with the vendor' }))).toBe(
    'operations.profile_incomplete',
  );
  expect(codeOf(await operators.changeStatus(operator, vendor.vendorId, { from: 0, status: 2, reason: ' ' }))).toBe(
    'operations.reason_required',
  );
  expect(codeOf(await operators.changeStatus(operator, vendor.vendorId, { from: 0, status: 0, reason: 'Checked with the vendor' }))).toBe(
    'operations.status_unchanged',
  );
});

test('its sessions end at once', async () => {
  const vendor = await app.build.vendor();
  const operator = await app.build.operator('support');
  const answer = await operators.post(operator, `/vendors/${vendor.vendorId}/end_sessions`, { reason: 'Lost phone' });
  expect(answer).toMatchObject({ status: 200, body: { data: { ended: 1 } } });
  expect((await app.call('GET', '/v2/me', { as: vendor })).status).toBe(401);
});

test('its page lists the team with the devices of each; one of them is signed out, and the others stay', async () => {
  const vendor = await app.build.vendor();
  const [member, leaver] = [await app.build.member(vendor.vendorId, 'finance'), await app.build.member(vendor.vendorId, 'sales')];
  await app.owner.updateTable('team_member').set({ left_at: new Date() }).where('account_id', '=', leaver.accountId).execute();
  const operator = await app.build.operator('support');
  const team = async () => (await operators.read<{ data: { team: VendorTeam } }>(operator, `/vendors/${vendor.vendorId}`)).data.team;
  const before = await team();
  expect(before).toMatchObject([
    { email: vendor.email, role: 'owner', sessions: [{ address: '127.0.0.1' }], last_seen_at: expect.any(String) },
    { email: member.email, role: 'finance', sessions: [{ address: '127.0.0.1' }], last_seen_at: expect.any(String) },
  ]);
  const end = (person: string | undefined, vendorId = vendor.vendorId) =>
    operators.post(operator, `/vendors/${vendorId}/end_sessions`, { reason: 'Lost her phone', person });
  // Someone of another vendor, or who has left, is nobody here.
  expect((await end(before[1]?.uuid, (await app.build.vendor()).vendorId)).status).toBe(404);
  expect((await end(randomUUID())).status).toBe(404);
  expect(await end(before[1]?.uuid)).toMatchObject({ status: 200, body: { data: { ended: 1 } } });
  expect((await app.call('GET', '/v2/me', { as: member })).status).toBe(401);
  expect((await app.call('GET', '/v2/me', { as: vendor })).status).toBe(200);
  expect((await team())[1]).toMatchObject({ sessions: [], last_seen_at: before[1]?.last_seen_at });
  const noted = app.owner.selectFrom('audit_entry').select('detail').where('action', '=', 'identity.sessions_ended_by_staff');
  expect((await noted.where('subject', '=', `vendor:${vendor.vendorId}`).executeTakeFirstOrThrow()).detail).toEqual({
    ended: 1,
    reason: 'Lost her phone',
    person: before[1]?.uuid,
  });
});

test('an operator related to the vendor changes nothing about it', async () => {
  const vendor = await app.build.vendor();
  const operator = await app.build.operator('support');
  await app.owner.insertInto('operator_relation').values({ operator_id: operator.accountId, account_id: vendor.accountId }).execute();
  expect(codeOf(await operators.changeStatus(operator, vendor.vendorId, { from: 1, status: 2, reason: 'Checked with the vendor' }))).toBe(
    'operations.related_vendor',
  );
  expect(codeOf(await operators.post(operator, `/vendors/${vendor.vendorId}/end_sessions`, { reason: 'x' }))).toBe(
    'operations.related_vendor',
  );
  expect(await operators.read(operator, `/vendors/${vendor.vendorId}`)).toMatchObject({ data: { is_related: true } });
});

test('a vendor that does not exist is not found', async () => {
  const operator = await app.build.operator('support');
  expect((await app.call('GET', '/v2/operations/vendors/999999999', { as: operator })).status).toBe(404);
});
