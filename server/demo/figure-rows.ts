// Clicks with their charges and leads, and the figures by hour and by day that follow from them.
import type { Row } from './insert.ts';
import { businessDayOf, hourMs } from '../../core/time.ts';
import type { AdHistory } from './ad-history.ts';
import type { AdPlan } from './ad-plans.ts';
import type { Chance } from './art/chance.ts';
import { idAt, iso, keyOf } from './ids.ts';

export interface FigureRows {
  readonly ad_click: Row<'ad_click'>[];
  readonly ad_lead: Row<'ad_lead'>[];
  readonly ad_stat_hour: Row<'ad_stat_hour'>[];
  readonly ad_stat_day: Row<'ad_stat_day'>[];
  readonly ledger_transfer: Row<'ledger_transfer'>[];
  readonly ad_settlement: Row<'ad_settlement'>[];
}

/** The id of the house's revenue in the ledger, as its migration gave it. */
const adsRevenue = 2;

interface Figures {
  impressions: number;
  clicks: number;
  spending_idr: number;
  leads: number;
}

/** Adds what an ad's displays and clicks left behind; `accountId` is its vendor's account in the ledger. */
export function addClicks(
  rows: FigureRows,
  chance: Chance,
  { vendorId }: AdPlan,
  { clicks, displays }: AdHistory,
  accountId: number,
): void {
  const hours = new Map<string, Figures>();
  const invalid = new Map<string, number>();
  const hourFigures = (at: number, placement: string): Figures => {
    const key = `${Math.floor(at / hourMs) * hourMs} ${placement}`;
    const figures = hours.get(key) ?? { impressions: 0, clicks: 0, spending_idr: 0, leads: 0 };
    hours.set(key, figures);
    return figures;
  };
  for (const { hour, placement, count } of displays) hourFigures(hour, placement).impressions += count;
  const settlements = addSettlements(rows, chance, vendorId, clicks, accountId);
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
      settlement: click.chargedIdr > 0 ? (settlements.get(businessDayOf(click.at)) ?? null) : null,
    });
    if (!isCounted) {
      const key = `${businessDayOf(click.at)} ${click.placement}`;
      invalid.set(key, (invalid.get(key) ?? 0) + 1);
      continue;
    }
    const figures = hourFigures(click.at, click.placement);
    figures.clicks += 1;
    figures.spending_idr += click.chargedIdr;
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

/** The charged clicks of each day are one settlement with one transfer; answers their numbers. */
function addSettlements(
  rows: FigureRows,
  chance: Chance,
  vendorId: number,
  clicks: AdHistory['clicks'],
  accountId: number,
): ReadonlyMap<string, number> {
  const charged = clicks.filter(({ chargedIdr }) => chargedIdr > 0).toSorted((a, b) => a.at - b.at);
  const days = [...Map.groupBy(charged, ({ at }) => businessDayOf(at))];
  for (const [index, [day, ofDay]] of days.entries()) {
    const last = ofDay.reduce((latest, { at }) => Math.max(latest, at), 0);
    const id = idAt(chance, last);
    const amountIdr = ofDay.reduce((sum, { chargedIdr }) => sum + chargedIdr, 0);
    rows.ad_settlement.push({
      vendor_id: vendorId,
      number: index + 1,
      id,
      clicks: ofDay.length,
      amount_idr: amountIdr,
      business_day: day,
      charged_at: iso(last),
    });
    rows.ledger_transfer.push({
      source_id: id,
      kind: 'click_settlement',
      debit_account_id: accountId,
      credit_account_id: adsRevenue,
      amount_idr: amountIdr,
      posted_at: iso(last),
      business_day: day,
    });
  }
  return new Map(days.map(([day], index) => [day, index + 1]));
}

/** Days are the sums of their hours; invalid clicks are counted by day alone. */
function addFigures(rows: FigureRows, vendorId: number, hours: ReadonlyMap<string, Figures>, invalid: ReadonlyMap<string, number>): void {
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
