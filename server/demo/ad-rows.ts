// The histories of all ads, written: settings and their changes here, the rest beside.
import { sql } from 'kysely';
import { businessDayOf, dayMs, minuteMs, startOfBusinessDay } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { type AdHistory, historyOf, priceOn } from './ad-history.ts';
import type { AdPlan } from './ad-plans.ts';
import { chanceOf } from './art/chance.ts';
import { addClicks, type FigureRows } from './figure-rows.ts';
import { iso } from './ids.ts';
import { insertRows, type Row } from './insert.ts';
import { marketDays } from './market-days.ts';
import type { PlaceIds } from './market-rows.ts';
import { addOrders, numberOrders, type OrderRows } from './order-rows.ts';

interface Rows extends OrderRows, FigureRows {
  readonly vendor_ad: Row<'vendor_ad'>[];
  readonly vendor_ad_change: Row<'vendor_ad_change'>[];
}

/** Writes what the ads of the demo world went through until `now`. */
export async function fillAds(tx: Tx, plans: readonly AdPlan[], places: PlaceIds, now: number): Promise<void> {
  const accountIds = await openAccounts(tx, plans);
  const rows: Rows = {
    vendor_ad: [],
    vendor_ad_change: [],
    ad_click: [],
    ad_lead: [],
    ad_stat_hour: [],
    ad_stat_day: [],
    credit_order: [],
    payment: [],
    ledger_transfer: [],
    ad_settlement: [],
  };
  for (const plan of plans) {
    const chance = chanceOf(`ids of ${plan.vendor.slug}`);
    const history = historyOf(plan, now);
    addSetting(rows, plan, history, now);
    addOrders(rows, chance, plan, history, accountIds.get(plan.vendorId) ?? 0);
    addClicks(rows, chance, plan, history, accountIds.get(plan.vendorId) ?? 0);
  }
  numberOrders(rows.credit_order);
  // The journal's positions are given in the order of the rows: for each vendor who must be the order of time.
  rows.ledger_transfer.sort((a, b) => String(a.posted_at).localeCompare(String(b.posted_at)));
  await insertRows(tx, 'credit_order', rows.credit_order);
  await insertRows(tx, 'payment', rows.payment);
  await insertRows(tx, 'ledger_transfer', rows.ledger_transfer);
  await insertRows(tx, 'ad_settlement', rows.ad_settlement);
  await insertRows(tx, 'vendor_ad', rows.vendor_ad);
  await insertRows(tx, 'vendor_ad_change', rows.vendor_ad_change);
  await sql`
    update vendor_ad v set spendable_idr = c.balance_idr,
      settlement = 1 + coalesce((select max(number) from ad_settlement s where s.vendor_id = v.vendor_id), 0)
    from vendor_credit c where c.vendor_id = v.vendor_id`.execute(tx);
  await insertRows(tx, 'ad_click', rows.ad_click);
  await insertRows(tx, 'ad_lead', rows.ad_lead);
  await insertRows(tx, 'ad_stat_hour', rows.ad_stat_hour);
  await insertRows(tx, 'ad_stat_day', rows.ad_stat_day);
  const market = marketDays(plans, rows.ad_stat_day, places, businessDayOf(now));
  await insertRows(tx, 'ad_market_day', market.ad_market_day);
  await insertRows(tx, 'ad_traffic_hour', market.ad_traffic_hour);
  await sql`select setval('credit_order_number', ${Math.max(1, rows.credit_order.length)})`.execute(tx);
}

async function openAccounts(tx: Tx, plans: readonly AdPlan[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; vendor_id: number }>`
    insert into ledger_account (kind, vendor_id, balance_idr)
    select 'vendor_credit', id, 0 from unnest(${plans.map(({ vendorId }) => vendorId)}::bigint[]) as wanted (id)
    returning id, vendor_id`.execute(tx);
  return new Map(rows.map(({ id, vendor_id: vendorId }) => [vendorId, id]));
}

function addSetting(rows: Rows, plan: AdPlan, { spentTodayIdr }: AdHistory, now: number): void {
  const { vendorId, prices, dailyBudgetIdr, pacing, ending } = plan;
  const setting = { daily_budget_idr: dailyBudgetIdr, pacing, starts_on: null, ends_on: null };
  const changes = prices.map(({ daysAgo, cpcIdr }) => ({ daysAgo, cpcIdr, isEnabled: true }));
  if (ending === 'paused') changes.push({ daysAgo: 6, cpcIdr: priceOn(plan, 6), isEnabled: false });
  for (const [index, { daysAgo, cpcIdr, isEnabled }] of changes.entries()) {
    const changedAt = iso(startOfBusinessDay(businessDayOf(now - daysAgo * dayMs)) + minuteMs * (index + 1));
    rows.vendor_ad_change.push({
      vendor_id: vendorId,
      version: index + 1,
      cpc_idr: cpcIdr,
      ...setting,
      is_enabled: isEnabled,
      changed_at: changedAt,
      changed_by: vendorId,
    });
  }
  rows.vendor_ad.push({
    vendor_id: vendorId,
    cpc_idr: priceOn(plan, 0),
    ...setting,
    is_enabled: ending !== 'paused',
    version: changes.length,
    spent_on: businessDayOf(now),
    spent_idr: spentTodayIdr,
  });
}
