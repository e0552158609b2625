// Each check of the bookkeeper detects a violation made by hand, as the owner of the tables.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAdvertiser, seenCard } from './builders/advertisers.ts';
import { differences, lasting } from './oracle.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  const advertiser = await buildAdvertiser(app);
  await app.build.credit(advertiser, 500_000);
  const late = await app.build.order(advertiser, 100_000);
  await app.build.webhook(late, { payableUntilAt: app.clock.now() });
  const click = async () => {
    const viewer = app.build.viewer();
    await viewer.click(await seenCard(app, advertiser, viewer));
  };
  // One click that has a transfer of its own, as before there were settlements; one that is settled, and one that waits for it.
  await click();
  await asBeforeSettlements();
  await click();
  await sql`select ad_settle(array[${advertiser.vendorId}]::bigint[])`.execute(app.owner);
  await click();
});
const asBeforeSettlements = () =>
  app.owner.transaction().execute(async (tx) => {
    await sql`
      insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
      select c.id, 'click', a.id, 2, c.charged_idr, c.clicked_at, v.spent_on
      from ad_click c join vendor_ad v on v.vendor_id = c.vendor_id join ledger_account a on a.kind = 'vendor_credit' and a.vendor_id = c.vendor_id`.execute(
      tx,
    );
    // The trigger of the journal took the click from what may be spent a second time.
    await sql`update vendor_ad set spendable_idr = spendable_idr + unsettled_idr, unsettled_idr = 0, unsettled_clicks = 0`.execute(tx);
    await sql`update ad_click set settlement = null`.execute(tx);
  });
afterAll(() => app.close());

test('books that are in order have no differences', async () => {
  const { rows } = await sql<{ kind: string }>`select distinct kind from ledger_transfer order by kind`.execute(app.owner);
  expect(rows.map(({ kind }) => kind)).toEqual(['click', 'click_settlement', 'late_payment', 'top_up', 'top_up_tax']);
  expect(await differences(app.owner)).toEqual([]);
});

/** Below what was spent: the three clicks. */
const lowerBudget = 'update vendor_ad set daily_budget_idr = spent_idr - spent_idr / 3';

test.each([
  ['a stored balance', 'update ledger_account set balance_idr = balance_idr + 1 where balance_idr is not null'],
  ['the whole ledger', 'update ledger_transfer set credit_account_id = 99 where kind = $$late_payment$$'],
  ['no credit and no earnings were below zero', 'update ledger_transfer set position = default where kind in ($$top_up$$, $$top_up_tax$$)'],
  ['a movement lies in', "update ledger_transfer set business_day = business_day + 1 where kind = 'top_up_tax'"],
  ['a paid order is credited once', "update credit_order set credits_idr = credits_idr + 1 where status = 'paid'"],
  ['a paid order is credited once', "update ledger_transfer set source_id = uuidv7() where kind = 'top_up'"],
  ['an order and its payment', "update payment set amount_idr = amount_idr + 1 where status = 'paid'"],
  ['money that came too late', 'delete from refund_task'],
  ['each charged click without', "update ad_click set charged_idr = charged_idr + 1 where outcome = 'charged'"],
  ['each charged click without', "delete from ad_click where outcome = 'charged'"],
  ['a settlement is the clicks', "update ad_click set charged_idr = charged_idr + 1 where outcome = 'charged'"],
  ['a settlement is the clicks', 'update ad_click set settlement = 1 where settlement = 2'],
  ['a settlement is the clicks', 'delete from ad_settlement'],
  ['a settlement is the clicks', 'update vendor_ad set unsettled_clicks = unsettled_clicks + 1'],
  ['a settlement is the clicks', "update ad_click set clicked_at = clicked_at - interval '1 day' where settlement = 1"],
  ['each settlement has one transfer', 'update ad_settlement set id = uuidv7()'],
  ['each settlement has one transfer', "update ledger_transfer set amount_idr = amount_idr + 1 where kind = 'click_settlement'"],
  ['what clicks may still cost', 'update vendor_ad set spendable_idr = spendable_idr - 1'],
  ['no agent costs', 'update ad_click set agent_key = 1'],
  ['no click costs more', "update ad_click set shown_cpc_idr = 1 where outcome = 'charged'"],
  ['a click given back', "update ledger_transfer set kind = 'click_refund' where kind = 'top_up'"],
  [
    'the spending of the statistics',
    `insert into ad_stat_day (vendor_id, day, placement, spending_idr) select vendor_id, spent_on, 'category', 1 from vendor_ad
     on conflict (vendor_id, day, placement) do update set spending_idr = ad_stat_day.spending_idr + 1`,
  ],
  ['the spending of the statistics', "insert into ad_stat_fresh select vendor_id, spent_on, now(), 'category', 0, 0, 1, 0 from vendor_ad"],
  ['the spend an ad holds', 'update vendor_ad set spent_idr = spent_idr + 1'],
  ['the spend an ad holds', `${lowerBudget}; update vendor_ad_change set changed_at = changed_at - interval '1 day'`],
])('a breach is named: %s (%s)', async (law, breach) => {
  const found = await differencesAfter(breach);
  expect(found.some((difference) => difference.startsWith(law))).toBe(true);
  expect(await differences(app.owner)).toEqual([]);
});

test('a budget lowered on the day of the spend, or on a later one, is in order', async () => {
  expect(await differencesAfter(lowerBudget)).toEqual([]);
  expect(await differencesAfter(`${lowerBudget}; update vendor_ad_change set changed_at = changed_at + interval '1 day'`)).toEqual([]);
});

/** What is found once a statement was run, which is undone. */
async function differencesAfter(statement: string): Promise<string[]> {
  const found: string[] = [];
  const undo = new Error('undo');
  await app.owner
    .transaction()
    .execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      found.push(...(await differences(tx)));
      throw undo;
    })
    .catch((fault: unknown) => {
      if (fault !== undo) throw fault;
    });
  return found;
}

test('where machines are read at different moments, a difference is one that stays', async () => {
  const seen = (...looks: string[][]) => lasting(() => Promise.resolve(looks.shift() ?? []), looks.length, 1);
  expect(await seen(['a settlement without its transfer'], [])).toEqual([]);
  expect(await seen(['a'], ['b'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(await seen(['a'])).toEqual(['a']);
});
