// What changes between reading a click's facts and writing the click: nothing of the batch is written, and it is decided again.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Tx } from '../kit/database.ts';
import { type Advertiser, buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { settleAds } from './settle.ts';

const day = '2026-11-20';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: `${day}T03:00:00Z` });
});
afterAll(() => app.close());

/** A statement waits for a lock of ours. */
const untilSomebodyWaits = () => app.eventually(app.isWaitedFor, Boolean);

/** The click is sent while `change` is not committed: it reads what was before, and its statement waits for the change. */
async function clickDuring(vendor: Advertiser, change: (tx: Tx, cardToken: string) => Promise<unknown>): Promise<void> {
  const viewer = app.build.viewer();
  const card = await seenCard(app, vendor, viewer);
  let sent: Promise<unknown> = Promise.resolve();
  await app.owner.transaction().execute(async (tx) => {
    await change(tx, tokenIdOf(card.click_url));
    sent = viewer.click(card);
    await untilSomebodyWaits();
  });
  await sent;
}

/** The id in a token: sixteen bytes behind its purpose and its key. */
const tokenIdOf = (url: string): string =>
  Buffer.from(url.split('/').at(-1)?.split('?')[0] ?? '', 'base64url')
    .subarray(2, 18)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const change = (statement: (vendorId: number) => RawBuilder<unknown>) => (vendorId: number) => (tx: Tx) => statement(vendorId).execute(tx);

describe('a click that another process overtakes is decided on what that one left', () => {
  it.each([
    [
      'paused',
      'ad_not_displaying',
      change((id) => sql`update vendor_ad set is_enabled = false, version = version + 1 where vendor_id = ${id}`),
    ],
    [
      'a lower budget',
      'budget_reached',
      change(
        (id) =>
          sql`update vendor_ad set daily_budget_idr = 1500, version = version + 1, spent_idr = 1000, spent_on = ${day} where vendor_id = ${id}`,
      ),
    ],
    [
      'the budget used up',
      'budget_reached',
      change((id) => sql`update vendor_ad set spent_idr = 9000, spent_on = ${day} where vendor_id = ${id}`),
    ],
    ['the credit used up', 'out_of_credit', change((id) => sql`update vendor_ad set spendable_idr = 0 where vendor_id = ${id}`)],
  ] as const)('%s: %s', async (_, reason, changeOf) => {
    const vendor = await buildAdvertiser(app, { ad: { daily_budget: 10_000 } });
    await clickDuring(vendor, changeOf(vendor.vendorId));
    const [click, ...others] = await vendor.clicks();
    expect(others).toEqual([]);
    expect(click).toMatchObject({ outcome: 'free', reason, charged: 0 });
    // The balance was changed by hand.
    await sql`update vendor_ad set spendable_idr = 100000, spent_idr = 0 where vendor_id = ${vendor.vendorId}`.execute(app.owner);
    expect(await differences(app.owner)).toEqual([]);
  });

  it('a lower price: what the ad costs now', async () => {
    const vendor = await buildAdvertiser(app);
    await clickDuring(
      vendor,
      change((id) => sql`update vendor_ad set cpc_idr = 1200, version = version + 1 where vendor_id = ${id}`)(vendor.vendorId),
    );
    expect(await vendor.clicks()).toMatchObject([{ outcome: 'charged', charged: 1_200 }]);
    expect(await differences(app.owner)).toEqual([]);
  });

  it('a settlement: the click belongs to the next one', async () => {
    const vendor = await buildAdvertiser(app);
    const first = app.build.viewer();
    await first.click(await seenCard(app, vendor, first));
    await clickDuring(vendor, (tx) => settleAds(tx, [vendor.vendorId]));
    const { rows } = await sql<{ settlement: number }>`
      select settlement from ad_click where vendor_id = ${vendor.vendorId} order by clicked_at`.execute(app.owner);
    expect(rows.map((row) => row.settlement)).toEqual([1, 2]);
    expect(await differences(app.owner)).toEqual([]);
  });

  it('the same token, charged there: it is used', async () => {
    const vendor = await buildAdvertiser(app);
    await clickDuring(vendor, (tx, tokenId) =>
      sql`
        insert into ad_click (id, vendor_id, token_id, clicked_at, charged_idr, outcome, reason, agent_key, network)
        values (${tokenId}, ${vendor.vendorId}, ${tokenId}, ${new Date(app.clock.now())}, 0, 'free', 'budget_reached', 1, '192.0.2.0/24')`.execute(
        tx,
      ),
    );
    expect(new Set((await vendor.clicks()).map(({ reason }) => reason))).toEqual(new Set(['budget_reached', 'token_used']));
  });

  it('the same viewer, charged there: it is a repeat', async () => {
    const vendor = await buildAdvertiser(app);
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, vendor, viewer));
    // As it will be a day later, and as another process notes it at that moment.
    app.clock.advance(24 * 3_600_000);
    const card = await seenCard(app, vendor, viewer);
    let sent: Promise<unknown> = Promise.resolve();
    await app.owner.transaction().execute(async (tx) => {
      await sql`update ad_click_viewer set counted_at = ${new Date(app.clock.now())} where vendor_id = ${vendor.vendorId}`.execute(tx);
      sent = viewer.click(card);
      await untilSomebodyWaits();
    });
    await sent;
    const { rows } = await sql<{ reason: string | null }>`
      select reason from ad_click where vendor_id = ${vendor.vendorId} order by clicked_at`.execute(app.owner);
    expect(rows.map((row) => row.reason)).toEqual([null, 'repeat_viewer']);
    expect(await differences(app.owner)).toEqual([]);
  });
});

describe('a vendor that everybody charges', () => {
  // Citus refuses triggers on tables that it distributed.
  it.skipIf(inject('postgres').nodes !== undefined)(
    'is locked after some tries: its clicks are decided one batch after the other',
    async () => {
      const vendor = await buildAdvertiser(app);
      // Whatever a try without a lock reads is no longer so when it writes: each settlement it names is closed in between.
      await sql`
      create function overtake() returns trigger language plpgsql as $$
      begin
        if (select count(*) from pg_locks where pid = pg_backend_pid() and relation = 'vendor_ad'::regclass and mode = 'RowShareLock') = 0 then
          return null;
        end if;
        return new;
      end $$`.execute(app.owner);
      await sql`create trigger overtake before update on vendor_ad for each row execute function overtake()`.execute(app.owner);
      const viewer = app.build.viewer();
      await viewer.click(await seenCard(app, vendor, viewer));
      await sql`drop trigger overtake on vendor_ad`.execute(app.owner);
      expect(await vendor.clicks()).toMatchObject([{ outcome: 'charged', charged: 1_500 }]);
      expect(await differences(app.owner)).toEqual([]);
    },
  );
});
