// Money of a suspended vendor stays here until the suspension is over. (decision 0189)
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let finance: BuiltAccount;
let second: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp();
  [finance, second] = [await app.build.operator('finance'), await app.build.operator('finance')];
});
afterAll(() => app.close());

const setStatus = ({ vendorId }: BuiltVendor, status: 1 | 2) =>
  app.owner.updateTable('vendor').set({ status }).where('id', '=', vendorId).execute();
const earner = async (amount: number) => {
  const vendor = await app.build.payableVendor();
  await app.build.earn(vendor, amount);
  return vendor;
};
const makeFile = () => app.call('POST', '/v2/operations/bank_files', { as: finance });

test('a payout is not started, and starts once the suspension is over', async () => {
  const vendor = await earner(10_000_000);
  const { id } = await app.build.payout(vendor, 1_000_000);
  await setStatus(vendor, 2);
  expect(codeOf(await app.build.workOn(finance, id, 'start'))).toBe('payouts.vendor_suspended');
  await setStatus(vendor, 1);
  expect(await app.build.workOn(finance, id, 'start')).toMatchObject({ status: 200, body: { data: { status: 'processing' } } });
});

test('its payout says that it is held, and the next file for the bank does not count it', async () => {
  await makeFile();
  const [held, other] = [await earner(10_000_000), await earner(10_000_000)];
  const ids = [(await app.build.payout(held, 1_000_000)).id, (await app.build.payout(other, 2_000_000)).id];
  for (const id of ids) await app.build.workOn(finance, id, 'start');
  await setStatus(held, 2);
  const { data, meta } = await operationsOf(app).read<{
    data: { id: string; is_stopped: boolean }[];
    meta: { for_bank: { count: number; amount: number } };
  }>(finance, '/payouts?status=processing&limit=100');
  expect(ids.map((id) => data.find((payout) => payout.id === id)?.is_stopped)).toEqual([true, false]);
  expect(meta.for_bank).toEqual({ count: 1, amount: 2_000_000 });
  expect(await makeFile()).toMatchObject({ status: 201, body: { data: { payouts: 1, amount: 2_000_000 } } });
  await app.build.workOn(finance, ids[0] ?? '', 'undo');
});

test('a start that waits for a second person is not approved any more', async () => {
  const vendor = await earner(100_000_000);
  const { id } = await app.build.payout(vendor, 60_000_000);
  await app.build.workOn(finance, id, 'start');
  await setStatus(vendor, 2);
  const staff = operationsOf(app);
  const { data } = await staff.read<{ data: { id: string; subject: string }[] }>(second, '/proposals?limit=100');
  const waiting = data.find(({ subject }) => subject === `payout:${id}`);
  expect(codeOf(await staff.decide(second, waiting?.id ?? '', 'approved'))).toBe('operations.facts_changed');
});

test('one that was started comes into no file for the bank, and no one reads its number, before the suspension is over', async () => {
  await makeFile();
  const vendor = await earner(10_000_000);
  const { id } = await app.build.payout(vendor, 1_000_000);
  await app.build.workOn(finance, id, 'start');
  await setStatus(vendor, 2);
  expect(codeOf(await makeFile())).toBe('payouts.none_for_bank');
  expect(codeOf(await app.build.workOn(finance, id, 'account_number'))).toBe('payouts.vendor_suspended');
  // The start can be undone meanwhile, and the money stays with the vendor.
  expect((await app.build.workOn(finance, id, 'undo')).status).toBe(200);
  await setStatus(vendor, 1);
  await app.build.workOn(finance, id, 'start');
  expect(await makeFile()).toMatchObject({ status: 201, body: { data: { payouts: 1, amount: 1_000_000 } } });
  await setStatus(vendor, 2);
  expect((await app.build.workOn(finance, id, 'account_number')).status).toBe(200);
});
