// The home screen: each part from its own capability, and the suggested next steps.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '../../contract/dashboard.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const dashboard = async (vendor: BuiltVendor) =>
  ((await app.call('GET', '/v2/dashboard', { as: vendor })).body as { data: Dashboard }).data;
const codes = async (vendor: BuiltVendor) => (await dashboard(vendor)).next.map(({ code }) => code);

describe('the first screen', () => {
  test('of a new vendor on Trial says what to begin with', async () => {
    const vendor = await app.build.vendor();
    expect(await dashboard(vendor)).toMatchObject({
      membership: { statusPlan: 'Trial', credit: 5 },
      interested: { total: 0, latest: [] },
      potential: { total: 0, latest: [] },
      ad: { status: 'none', credit_balance: 0 },
    });
    expect(await codes(vendor)).toEqual(['create_ad', 'start_agreement', 'add_bank_account']);
  });

  test('has the same clients, ad and plan as the pages they come from', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold' });
    await app.build.topUp(vendor, 100_000);
    await app.build.ad(vendor);
    for (let i = 0; i < 6; i++) await app.call('POST', `/v2/vendors/${vendor.vendorId}/views`, { as: await app.build.couple() });
    const [first, list, summary] = [
      await dashboard(vendor),
      await app.call('GET', '/v2/statistics/interested_clients?limit=4', { as: vendor }),
      await app.call('GET', '/ms/bs-vendors/api/v1/vendor_ads/summary', { as: vendor }),
    ];
    expect(first.membership).toEqual({ statusPlan: 'Gold', credit: null });
    expect(first.interested).toMatchObject({ total: 6, latest: (list.body as { statisticUsers: unknown[] }).statisticUsers });
    expect(first.ad).toMatchObject({ ...(summary.body as { data: object }).data });
    expect(first.next.map(({ code }) => code)).not.toContain('create_ad');
  });

  test('counts conversations that were not read, and gaps of the profile', async () => {
    const vendor = await app.build.vendor();
    for (let i = 0; i < 2; i++)
      await app.call('POST', `/v2/vendors/${vendor.vendorId}/messages`, {
        as: await app.build.couple(),
        body: { subject: 'other', text: 'Halo' },
      });
    await app.owner.updateTable('vendor').set({ about: '' }).where('id', '=', vendor.vendorId).execute();
    expect((await dashboard(vendor)).next.slice(0, 2)).toEqual([
      { code: 'read_messages', count: 2 },
      { code: 'finish_profile', count: 1 },
    ]);
  });

  test('of a vendor on Trial without contact credit leads to the plans; of a Gold one it does not', async () => {
    expect(await codes(await app.build.vendor({ contactCredit: 0 }))).toContain('see_plans');
    expect(await codes(await app.build.vendor({ contactCredit: 0, plan: 'Gold' }))).not.toContain('see_plans');
  });

  test('changes with the plan on the next request', async () => {
    const vendor = await app.build.vendor();
    await app.owner
      .updateTable('membership')
      .set({ plan_name: 'Silver' })
      .where('vendor_service_id', 'in', app.owner.selectFrom('vendor_service').select('id').where('vendor_id', '=', vendor.vendorId))
      .execute();
    expect((await dashboard(vendor)).membership).toEqual({ statusPlan: 'Silver', credit: null });
  });
});
