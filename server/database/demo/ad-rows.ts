// The histories of all ads as rows: settings and their changes, clicks, figures, leads, orders, payments, the journal.
import { type Insertable, sql } from 'kysely';
import { defaultCreditRules, orderTotals } from '../../../core/credit/packages.ts';
import { businessDayOf, dayMs, hourMs, minuteMs, startOfBusinessDay } from '../../../core/time.ts';
import type { Tx } from '../../kit/database.ts';
import type { Tables } from '../tables.ts';
import { type AdHistory, historyOf, priceOn } from './ad-history.ts';
import type { AdPlan } from './ad-plans.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { insertRows } from './insert.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** Ids of the house's accounts in the ledger, as its migration gave them. */
const gateway = 1;
const adsRevenue = 2;
const taxPayable = 3;

const iso = (at: number): string => new Date(at).toISOString();
const hex = (chance: Chance, digits: number): string => Array.from({ length: digits }, () => chance.int(0, 15).toString(16)).join('');
/** An id that sorts by its time, as the engine's own do, yet is the same on every machine. */
const idAt = (chance: Chance, at: number): string => {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(chance, 3)}-8${hex(chance, 3)}-${hex(chance, 12)}`;
};
const keyOf = (chance: Chance): number => chance.int(1, 2 ** 31) * 1_000 + chance.int(0, 999);

interface Rows {
  readonly vendor_ad: Row<'vendor_ad'>[];
  readonly vendor_ad_change: Row<'vendor_ad_change'>[];
  readonly ad_click: Row<'ad_click'>[];
  readonly ad_lead: Row<'ad_lead'>[];
  readonly ad_stat_hour: Row<'ad_stat_hour'>[];
  readonly ad_stat_day: Row<'ad_stat_day'>[];
  readonly credit_order: Row<'credit_order'>[];
  readonly payment: Row<'payment'>[];
  readonly ledger_transfer: Row<'ledger_transfer'>[];
}

/** Writes what the ads of the demo world went through until `now`. */
export async function fillAds(tx: Tx, plans: readonly AdPlan[], now: number): Promise<void> {
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
  };
  for (const plan of plans) {
    const chance = chanceOf(`ids of ${plan.vendor.slug}`);
    const history = historyOf(plan, now);
    addSetting(rows, plan, history, now);
    addOrders(rows, chance, plan, history, accountIds.get(plan.vendorId) ?? 0);
    addClicks(rows, chance, plan, history, accountIds.get(plan.vendorId) ?? 0);
  }
  numberOrders(rows.credit_order);
  // The journal's positions are given in the order of the rows: for each vendor that must be the order of time.
  rows.ledger_transfer.sort((a, b) => String(a.posted_at).localeCompare(String(b.posted_at)));
  await insertRows(tx, 'credit_order', rows.credit_order);
  await insertRows(tx, 'payment', rows.payment);
  await insertRows(tx, 'ledger_transfer', rows.ledger_transfer);
  await insertRows(tx, 'vendor_ad', rows.vendor_ad);
  await insertRows(tx, 'vendor_ad_change', rows.vendor_ad_change);
  await insertRows(tx, 'ad_click', rows.ad_click);
  await insertRows(tx, 'ad_lead', rows.ad_lead);
  await insertRows(tx, 'ad_stat_hour', rows.ad_stat_hour);
  await insertRows(tx, 'ad_stat_day', rows.ad_stat_day);
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
  const { vendorId, prices, dailyBudgetIdr, ending } = plan;
  const setting = { daily_budget_idr: dailyBudgetIdr, starts_on: null, ends_on: null };
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

function addOrders(rows: Rows, chance: Chance, { vendorId, vendor }: AdPlan, { topUps }: AdHistory, accountId: number): void {
  for (const { at, creditsIdr } of topUps) {
    const id = idAt(chance, at - 4 * minuteMs);
    const { taxIdr, totalIdr } = orderTotals(creditsIdr, defaultCreditRules.taxRateBasisPoints);
    const [createdAt, expiresAt, paidAt] = [iso(at - 4 * minuteMs), iso(at - 4 * minuteMs + defaultCreditRules.orderLifeMs), iso(at)];
    rows.credit_order.push({
      id,
      number: '',
      vendor_id: vendorId,
      billed_to: vendor.businessName,
      credits_idr: creditsIdr,
      tax_idr: taxIdr,
      tax_basis_points: defaultCreditRules.taxRateBasisPoints,
      status: 'paid',
      created_at: createdAt,
      expires_at: expiresAt,
      paid_at: paidAt,
    });
    rows.payment.push({
      id: idAt(chance, at - 4 * minuteMs),
      gateway: 'sandbox',
      subject_kind: 'credit_order',
      subject_id: id,
      account_id: vendorId,
      amount_idr: totalIdr,
      currency: 'IDR',
      description: vendor.businessName,
      language: vendor.language,
      success_url: '/dashboard/pay-per-click/topup',
      status: 'paid',
      gateway_reference: id,
      payment_url: `/sandbox-gateway/payments/${id}`,
      created_at: createdAt,
      expires_at: expiresAt,
      paid_at: paidAt,
    });
    const posted = { source_id: id, debit_account_id: gateway, posted_at: paidAt, business_day: businessDayOf(at) };
    rows.ledger_transfer.push(
      { ...posted, kind: 'top_up', credit_account_id: accountId, amount_idr: creditsIdr },
      { ...posted, kind: 'top_up_tax', credit_account_id: taxPayable, amount_idr: taxIdr },
    );
  }
}

/** Numbers count all orders of the house in the order in which they were made. */
function numberOrders(orders: Row<'credit_order'>[]): void {
  orders.sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)));
  for (const [index, order] of orders.entries()) {
    order.number = `PLM-${businessDayOf(Date.parse(String(order.created_at))).replaceAll('-', '')}-${String(index + 1).padStart(6, '0')}`;
  }
}

interface Figures {
  impressions: number;
  clicks: number;
  spending_idr: number;
  leads: number;
}

function addClicks(rows: Rows, chance: Chance, { vendorId }: AdPlan, { clicks, displays }: AdHistory, accountId: number): void {
  const hours = new Map<string, Figures>();
  const invalid = new Map<string, number>();
  const hourFigures = (at: number, placement: string): Figures => {
    const key = `${Math.floor(at / hourMs) * hourMs} ${placement}`;
    const figures = hours.get(key) ?? { impressions: 0, clicks: 0, spending_idr: 0, leads: 0 };
    hours.set(key, figures);
    return figures;
  };
  for (const { hour, placement, count } of displays) hourFigures(hour, placement).impressions += count;
  for (const click of clicks) {
    const id = idAt(chance, click.at);
    const deviceKey = keyOf(chance);
    const isCounted = click.outcome !== 'invalid';
    rows.ad_click.push({
      id,
      vendor_id: vendorId,
      token_id: isCounted ? id : null,
      placement: click.placement,
      clicked_at: iso(click.at),
      shown_cpc_idr: click.shownCpcIdr,
      charged_idr: click.chargedIdr,
      outcome: click.outcome,
      reason: click.reason,
      couple_key: null,
      device_key: deviceKey,
      agent_key: keyOf(chance),
      network: `203.0.113.${chance.int(0, 255)}/32`,
    });
    if (!isCounted) {
      const key = `${businessDayOf(click.at)} ${click.placement}`;
      invalid.set(key, (invalid.get(key) ?? 0) + 1);
      continue;
    }
    const figures = hourFigures(click.at, click.placement);
    figures.clicks += 1;
    figures.spending_idr += click.chargedIdr;
    if (click.chargedIdr > 0) {
      rows.ledger_transfer.push({
        source_id: id,
        kind: 'click',
        debit_account_id: accountId,
        credit_account_id: adsRevenue,
        amount_idr: click.chargedIdr,
        posted_at: iso(click.at),
        business_day: businessDayOf(click.at),
      });
    }
    if (click.leadAt !== null) {
      hourFigures(click.leadAt, click.placement).leads += 1;
      rows.ad_lead.push({
        id: idAt(chance, click.leadAt),
        click_id: id,
        vendor_id: vendorId,
        device_key: deviceKey,
        at: iso(click.leadAt),
      });
    }
  }
  addFigures(rows, vendorId, hours, invalid);
}

/** Days are the sums of their hours; invalid clicks are counted by day alone. */
function addFigures(rows: Rows, vendorId: number, hours: ReadonlyMap<string, Figures>, invalid: ReadonlyMap<string, number>): void {
  const days = new Map<string, Figures & { invalid_clicks: number }>();
  const dayFigures = (key: string) => {
    const figures = days.get(key) ?? { impressions: 0, clicks: 0, spending_idr: 0, leads: 0, invalid_clicks: 0 };
    days.set(key, figures);
    return figures;
  };
  for (const [key, figures] of hours) {
    const [hour = '', placement = ''] = key.split(' ');
    rows.ad_stat_hour.push({ vendor_id: vendorId, hour: iso(Number(hour)), placement, ...figures });
    const day = dayFigures(`${businessDayOf(Number(hour))} ${placement}`);
    day.impressions += figures.impressions;
    day.clicks += figures.clicks;
    day.spending_idr += figures.spending_idr;
    day.leads += figures.leads;
  }
  for (const [key, count] of invalid) dayFigures(key).invalid_clicks += count;
  for (const [key, figures] of days) {
    const [day = '', placement = ''] = key.split(' ');
    rows.ad_stat_day.push({ vendor_id: vendorId, day, placement, ...figures });
  }
}
