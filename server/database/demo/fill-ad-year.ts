// Writes a year of advertising: ads, orders, payments, the ledger, clicks and the figures made of them.
import { businessDayOf } from '../../../core/time.ts';
import { topUpTransfers, clickTransfer, type Transfer } from '../../../core/credit/transfers.ts';
import { lockBalances } from '../../credit/api.ts';
import type { Tx } from '../../kit/database.ts';
import { makeAdYear, type AdvertiserPlan, type DemoCell } from './ad-year.ts';
import { insertRows, type Columns } from './insert-rows.ts';
import { sql } from 'kysely';

const DAY_MS = 86_400_000;
const iso = (at: number): string => new Date(at).toISOString();
const house = { gateway: 1, ads_revenue: 2, tax_payable: 3, refund_payable: 4 } as const;

export async function fillAdYear(tx: Tx, plans: readonly AdvertiserPlan[], now: number): Promise<void> {
  const today = businessDayOf(now);
  const year = makeAdYear(plans, now, today);
  const lastChange = new Map(year.changes.map((change) => [change.advertiser.vendorId, change]));

  await insertRows(tx, 'vendor_ad', plans, {
    vendor_id: ['bigint', (p) => p.vendorId],
    cpc_idr: ['bigint', (p) => lastChange.get(p.vendorId)?.cpcIdr ?? p.cpcIdr],
    daily_budget_idr: ['bigint', (p) => p.dailyBudgetIdr],
    is_enabled: ['boolean', (p) => p.isEnabled],
    version: ['integer', (p) => lastChange.get(p.vendorId)?.version ?? 1],
    spent_on: ['date', () => today],
    spent_idr: ['bigint', (p) => year.spentToday.get(p.vendorId) ?? 0],
  });
  await insertRows(tx, 'vendor_ad_change', year.changes, {
    vendor_id: ['bigint', (c) => c.advertiser.vendorId],
    version: ['integer', (c) => c.version],
    cpc_idr: ['bigint', (c) => c.cpcIdr],
    daily_budget_idr: ['bigint', (c) => c.advertiser.dailyBudgetIdr],
    is_enabled: ['boolean', (c) => c.version < (lastChange.get(c.advertiser.vendorId)?.version ?? 1) || c.advertiser.isEnabled],
    changed_at: ['timestamptz', (c) => iso(c.at)],
    changed_by: ['bigint', (c) => c.advertiser.accountId],
  });

  await insertRows(tx, 'credit_order', year.orders, {
    id: ['uuid', (o) => o.id],
    number: ['text', (o) => `PLM-${businessDayOf(o.createdAt).replaceAll('-', '')}-${String(year.orders.indexOf(o) + 1).padStart(6, '0')}`],
    vendor_id: ['bigint', (o) => o.advertiser.vendorId],
    billed_to: ['text', (o) => o.advertiser.businessName],
    credits_idr: ['bigint', (o) => o.creditsIdr],
    tax_idr: ['bigint', (o) => o.taxIdr],
    tax_basis_points: ['integer', () => 1_100],
    status: ['text', () => 'paid'],
    created_at: ['timestamptz', (o) => iso(o.createdAt)],
    expires_at: ['timestamptz', (o) => iso(o.createdAt + DAY_MS)],
    paid_at: ['timestamptz', (o) => iso(o.paidAt)],
  });
  await sql`select setval('credit_order_number', ${Math.max(1, year.orders.length)})`.execute(tx);
  await insertRows(tx, 'payment', year.orders, {
    id: ['uuid', (o) => o.paymentId],
    gateway: ['text', () => 'demo'],
    subject_kind: ['text', () => 'credit_order'],
    subject_id: ['uuid', (o) => o.id],
    account_id: ['bigint', (o) => o.advertiser.accountId],
    amount_idr: ['bigint', (o) => o.creditsIdr + o.taxIdr],
    description: ['text', () => 'Ads credit'],
    language: ['text', () => 'id'],
    success_url: ['text', () => '/'],
    status: ['text', () => 'paid'],
    created_at: ['timestamptz', (o) => iso(o.createdAt)],
    expires_at: ['timestamptz', (o) => iso(o.createdAt + DAY_MS)],
    paid_at: ['timestamptz', (o) => iso(o.paidAt)],
  });

  await postAll(
    tx,
    plans,
    [
      ...year.orders.map((o) => ({
        at: o.paidAt,
        transfers: topUpTransfers({ orderId: o.id, vendorId: o.advertiser.vendorId, subtotalIdr: o.creditsIdr, taxIdr: o.taxIdr }),
      })),
      ...year.clicks
        .filter((c) => c.chargedIdr > 0)
        .map((c) => ({ at: c.clickedAt, transfers: [clickTransfer({ clickId: c.id, vendorId: c.vendorId, amountIdr: c.chargedIdr })] })),
    ].toSorted((a, b) => a.at - b.at),
  );

  await insertRows(tx, 'ad_click', year.clicks, {
    id: ['uuid', (c) => c.id],
    vendor_id: ['bigint', (c) => c.vendorId],
    token_id: ['uuid', (c) => c.tokenId],
    placement: ['text', (c) => c.placement],
    clicked_at: ['timestamptz', (c) => iso(c.clickedAt)],
    shown_cpc_idr: ['bigint', (c) => c.shownCpcIdr],
    charged_idr: ['bigint', (c) => c.chargedIdr],
    outcome: ['text', (c) => c.outcome],
    reason: ['text', (c) => c.reason],
    device_key: ['bigint', (c) => c.viewer],
    agent_key: ['bigint', (c) => c.viewer],
    network: ['text', (c) => c.network],
  });
  await insertRows(
    tx,
    'ad_lead',
    year.clicks.filter((c) => c.isLead),
    {
      click_id: ['uuid', (c) => c.id],
      vendor_id: ['bigint', (c) => c.vendorId],
      device_key: ['bigint', (c) => c.viewer],
      at: ['timestamptz', (c) => iso(c.clickedAt)],
    },
  );
  await insertRows(tx, 'ad_stat_hour', year.cells, { hour: ['timestamptz', (c) => iso(c.hour)], ...figures });
  await sql`
    insert into ad_stat_day (vendor_id, day, placement, impressions, clicks, spending_idr, leads)
    select vendor_id, (hour at time zone 'Asia/Jakarta')::date, placement, sum(impressions), sum(clicks), sum(spending_idr), sum(leads)
    from ad_stat_hour group by 1, 2, 3`.execute(tx);
  await sql`
    update ad_stat_day d set invalid_clicks = i.clicks
    from (select vendor_id, (clicked_at at time zone 'Asia/Jakarta')::date as day, placement, count(*) as clicks
          from ad_click where outcome = 'invalid' group by 1, 2, 3) i
    where d.vendor_id = i.vendor_id and d.day = i.day and d.placement = i.placement`.execute(tx);
}

const figures: Columns<DemoCell> = {
  vendor_id: ['bigint', (c) => c.vendorId],
  placement: ['text', (c) => c.placement],
  impressions: ['bigint', (c) => c.impressions],
  clicks: ['bigint', (c) => c.clicks],
  spending_idr: ['bigint', (c) => c.spendingIdr],
  leads: ['bigint', (c) => c.leads],
};

/** Posts a year of transfers in the order in which they happened; the ledger's own trigger moves the balances. */
async function postAll(
  tx: Tx,
  plans: readonly AdvertiserPlan[],
  movements: readonly { at: number; transfers: readonly Transfer[] }[],
): Promise<void> {
  await lockBalances(
    tx,
    plans.map((p) => p.vendorId),
  );
  const accounts = await tx.selectFrom('ledger_account').select(['id', 'vendor_id']).where('kind', '=', 'vendor_credit').execute();
  const accountOf = new Map(accounts.map((a) => [a.vendor_id, a.id]));
  const idOf = (ref: Transfer['debit']): number => (ref.kind === 'vendor_credit' ? (accountOf.get(ref.vendorId) ?? 0) : house[ref.kind]);
  const rows = movements.flatMap(({ at, transfers }) => transfers.map((transfer) => ({ at, transfer })));
  await insertRows(tx, 'ledger_transfer', rows, {
    source_id: ['uuid', ({ transfer }) => transfer.sourceId],
    kind: ['text', ({ transfer }) => transfer.kind],
    debit_account_id: ['bigint', ({ transfer }) => idOf(transfer.debit)],
    credit_account_id: ['bigint', ({ transfer }) => idOf(transfer.credit)],
    amount_idr: ['bigint', ({ transfer }) => transfer.amountIdr],
    posted_at: ['timestamptz', ({ at }) => iso(at)],
    business_day: ['date', ({ at }) => businessDayOf(at)],
  });
}
