// What operators decide about a vendor while its account is to be deleted: keeping the account undoes none of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltVendor, testPassword } from '../testing/builders/accounts.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operators: ReturnType<typeof operationsOf>;
beforeAll(async () => {
  app = await openTestApp();
  operators = operationsOf(app);
});
afterAll(() => app.close());

const leave = async (vendor: BuiltVendor) => {
  const asked = await app.call('POST', '/v2/account_deletion', { as: vendor, body: { password: testPassword } });
  expect(asked.status, asked.text).toBe(200);
};
const stay = async ({ email }: BuiltVendor) => {
  const kept = await app.call('POST', '/v2/login', { body: { email, password: testPassword, keep_account: true } });
  expect(kept.status, kept.text).toBe(200);
};
const statusOf = async ({ vendorId }: BuiltVendor) =>
  (await app.owner.selectFrom('vendor').select('status').where('id', '=', vendorId).executeTakeFirstOrThrow()).status;
const reason = 'Documents of another business';

test('a vendor that is suspended meanwhile comes back suspended', async () => {
  const vendor = await app.build.vendor();
  const support = await app.build.operator('support');
  await leave(vendor);
  expect((await operators.changeStatus(support, vendor.vendorId, { from: 0, status: 2, reason })).status).toBe(200);
  await stay(vendor);
  expect(await statusOf(vendor)).toBe(2);
});

test('no operator publishes it, so that a suspension does not end on one person’s word', async () => {
  const vendor = await app.build.vendor({ status: 2 });
  const support = await app.build.operator('support');
  await leave(vendor);
  const publish = () => operators.changeStatus(support, vendor.vendorId, { from: 0, status: 1, reason });
  expect(codeOf(await publish())).toBe('operations.vendor_leaving');
  await stay(vendor);
  expect(await statusOf(vendor)).toBe(2);
  const asked = await operators.changeStatus(support, vendor.vendorId, { from: 2, status: 1, reason });
  expect(asked.body).toMatchObject({ data: { status: 2, is_waiting: true } });
});

test('a suspension that two end meanwhile is over when it comes back', async () => {
  const vendor = await app.build.vendor({ status: 1 });
  const [support, second] = [await app.build.operator('support'), await app.build.operator('support')];
  await leave(vendor);
  await operators.changeStatus(support, vendor.vendorId, { from: 0, status: 2, reason });
  await operators.changeStatus(support, vendor.vendorId, { from: 2, status: 0, reason });
  const { data } = await operators.read<{ data: { proposal: { id: string } } }>(support, `/vendors/${vendor.vendorId}`);
  expect((await operators.decide(second, data.proposal.id, 'approved')).status).toBe(200);
  await stay(vendor);
  expect(await statusOf(vendor)).toBe(0);
});
