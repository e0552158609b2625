import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let support: BuiltAccount;
let colleague: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp();
  support = await app.build.operator('support');
  colleague = await app.build.operator('support');
});
afterAll(() => app.close());

const set = (vendor: BuiltVendor, operatorId: number | null, as: BuiltAccount = support) =>
  app.call('PUT', `/v2/operations/vendors/${vendor.vendorId}/account_manager`, { as, body: { operator_id: operatorId } });
const seenBy = async (vendor: BuiltVendor) => {
  const me = await app.call('GET', '/v2/me?include=accountManager', { as: vendor });
  const home = await app.call('GET', '/v2/dashboard', { as: vendor });
  return [
    (me.body as { vendor: { accountManager: unknown } }).vendor.accountManager,
    (home.body as { data: { account_manager: unknown } }).data.account_manager,
  ];
};

test('a vendor reads who looks after it, on its first page and where its record names it', async () => {
  const vendor = await app.build.vendor();
  expect(await seenBy(vendor)).toEqual([null, null]);
  await app.owner.updateTable('account').set({ whatsapp: '+6281234567890' }).where('id', '=', colleague.accountId).execute();
  expect((await set(vendor, colleague.accountId)).status).toBe(200);
  const shown = { name: expect.any(String) as string, email: colleague.email, whatsapp: '+6281234567890' };
  expect(await seenBy(vendor)).toEqual([shown, shown]);
  const { body } = await app.call('GET', `/v2/operations/vendors/${vendor.vendorId}`, { as: support });
  expect(body).toMatchObject({ data: { account_manager: { id: colleague.accountId } } });
  const written = await app.owner
    .selectFrom('audit_entry')
    .select('account_id')
    .where('subject', '=', `vendor:${vendor.vendorId}`)
    .execute();
  expect(written).toContainEqual({ account_id: support.accountId });

  expect((await set(vendor, null)).status).toBe(200);
  expect(await seenBy(vendor)).toEqual([null, null]);
});

test('who may sign in no more, or has no support any more, looks after nobody', async () => {
  const vendor = await app.build.vendor();
  const leaving = await app.build.operator('support');
  await set(vendor, leaving.accountId);
  await app.owner.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', leaving.accountId).execute();
  expect(await seenBy(vendor)).toEqual([null, null]);
  const { body } = await app.call('GET', '/v2/operations/account_managers', { as: support });
  const ids = (body as { data: { id: number }[] }).data.map(({ id }) => id);
  expect(ids).toContain(support.accountId);
  expect(ids).not.toContain(leaving.accountId);
});

test('nobody else is chosen, nor somebody close to the vendor, and only by support', async () => {
  const vendor = await app.build.vendor();
  const finance = await app.build.operator('finance');
  for (const id of [finance.accountId, vendor.accountId, 999_999_999])
    expect(await set(vendor, id)).toMatchObject({
      status: 422,
      body: { error: { code: 'operations.not_a_manager', field: 'operator_id' } },
    });
  const close = await app.build.operator('support');
  await app.owner.insertInto('operator_relation').values({ operator_id: close.accountId, account_id: vendor.accountId }).execute();
  expect(await set(vendor, close.accountId)).toMatchObject({ status: 422, body: { error: { code: 'operations.manager_related' } } });
  expect((await set(vendor, support.accountId, close)).status).toBe(403);
  expect((await set(vendor, support.accountId, finance)).status).toBe(403);
  expect((await set(vendor, support.accountId, vendor as BuiltAccount)).status).toBe(403);
});
