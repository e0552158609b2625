// Settlements: what clicks cost reaches the ledger soon, once, and on its day.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '../../core/time.ts';
import { balanceOf } from '../credit/api.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { settleAds, unsettledVendors } from './settle.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
});
afterAll(() => app.close());

async function click(vendor: Advertiser): Promise<void> {
  const viewer = app.build.viewer();
  await viewer.click(await seenCard(app, vendor, viewer));
}
const settledFor = async ({ vendorId }: Advertiser) => {
  const { rows } = await sql<{ day: string; clicks: number; amount: number }>`
    select s.business_day as day, s.clicks, t.amount_idr as amount from ad_settlement s
    join ledger_transfer t on t.source_id = s.id and t.kind = 'click_settlement'
    where s.vendor_id = ${vendorId} order by s.number`.execute(app.owner);
  return rows.map(({ day, clicks, amount }) => [day, clicks, amount]);
};

describe('settlements', () => {
  it('follow the clicks within seconds: one transfer for all of them, and the balance is the same before and after', async () => {
    const vendor = await buildAdvertiser(app);
    await click(vendor);
    await click(vendor);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(97_000);
    expect(
      await app.eventually(
        () => settledFor(vendor),
        (settled) => settled.length > 0,
      ),
    ).toEqual([['2026-11-20', 2, 3_000]]);
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(97_000);
    expect(await unsettledVendors(app.db)).not.toContain(vendor.vendorId);
    expect(await differences(app.owner)).toEqual([]);
  });

  it('happen once, when two processes settle at the same moment', async () => {
    const vendor = await buildAdvertiser(app);
    await click(vendor);
    const other = app.owner.transaction().execute(async (tx) => {
      const first = await settleAds(tx, [vendor.vendorId]);
      const second = settleAds(app.db, [vendor.vendorId]);
      await app.eventually(app.isWaitedFor, Boolean);
      return { first, second: { settled: second } };
    });
    const { first, second } = await other;
    expect([first, await second.settled]).toEqual([1, 0]);
    expect(await settledFor(vendor)).toEqual([['2026-11-20', 1, 1_500]]);
    expect(await differences(app.owner)).toEqual([]);
  });

  it('keep to their day: what was charged before midnight is settled before the first click after it', async () => {
    const vendor = await buildAdvertiser(app);
    await click(vendor);
    await app.eventually(
      () => settledFor(vendor),
      (settled) => settled.length === 1,
    );
    await click(vendor);
    // 17:00 UTC is midnight in Jakarta.
    app.clock.advance(14 * hourMs);
    await click(vendor);
    await app.eventually(
      () => settledFor(vendor),
      (settled) => settled.length === 3,
    );
    expect(await settledFor(vendor)).toEqual([
      ['2026-11-20', 1, 1_500],
      ['2026-11-20', 1, 1_500],
      ['2026-11-21', 1, 1_500],
    ]);
    expect(await differences(app.owner)).toEqual([]);
  });

  it('come before whatever else moves the credit', async () => {
    const vendor = await buildAdvertiser(app);
    await click(vendor);
    await app.build.topUp(vendor, 50_000);
    const { rows } = await sql<{ kind: string }>`
      select t.kind from ledger_transfer t join ledger_account a on a.id in (t.debit_account_id, t.credit_account_id)
      where a.vendor_id = ${vendor.vendorId} order by t.position`.execute(app.owner);
    expect(rows.map(({ kind }) => kind)).toEqual(['top_up', 'click_settlement', 'top_up']);
    expect(await vendor.summary()).toMatchObject({ credit_balance: 148_500 });
  });

  it('cannot be changed or removed by the application', async () => {
    for (const attempt of ['update ad_settlement set amount_idr = 1', 'delete from ad_settlement'])
      await expect(sql.raw(attempt).execute(app.db), attempt).rejects.toThrow('permission denied');
  });
});
