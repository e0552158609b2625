// What can be seen of the servers after a step: the vendors' own pages, and the record of clicks.
import type pg from 'pg';
import type { AdStatistic, AdSummary } from '../../contract/ads.ts';
import type { AdCard } from '../../contract/catalogue.ts';
import type { Order } from '../../contract/credit.ts';
import { addDays, type BusinessDay } from '../../core/time.ts';
import type { Sight } from './model/commands.ts';

type Read = <T>(path: string) => Promise<T>;

/** By the calls of a vendor's pages. A statistic is of at most 366 days: of a longer play its last ones. */
export async function sightBy(read: Read, { start, end }: { readonly start: BusinessDay; readonly end: BusinessDay }): Promise<Sight> {
  const range = `start_date=${[start, addDays(end, -365)].toSorted()[1]}&end_date=${end}`;
  const [summary, statistic, list] = await Promise.all([
    read<AdSummary>('/vendor_ads/summary'),
    read<AdStatistic>(`/vendor_ads/statistic?${range}`),
    read<{ order: Order }[]>('/ads_credits/orders?limit=100'),
  ]);
  const { impressions, clicks, spending: spendingIdr } = statistic.totals;
  return {
    balanceIdr: summary.credit_balance,
    spentTodayIdr: summary.spent_today,
    isDisplaying: summary.status === 'displaying',
    impressions,
    clicks,
    spendingIdr,
    orders: list.toReversed().map(({ order }) => (order.refund_due ? 'refund_due' : order.status)),
  };
}

/** Every click of these tokens, with its outcome in the words of the model: what it cost in Rupiah, or why nothing. */
export async function recordOf(
  pool: pg.Pool,
  tokenIds: readonly string[],
): Promise<{ readonly id: string; readonly tokenId: string; readonly outcome: string }[]> {
  const { rows } = await pool.query<{
    id: string;
    token_id: string;
    outcome: string;
    reason: string | null;
    charged_idr: string;
  }>('select id, token_id, outcome, reason, charged_idr from ad_click where token_id = any($1)', [tokenIds]);
  return rows.map((row) => ({ id: row.id, tokenId: row.token_id, outcome: `${row.outcome} ${row.reason ?? row.charged_idr}` }));
}

/** The id inside a token of a card: that of its click, should it count. */
export function tokenIdOf({ impression_token }: AdCard): string {
  const hex = Buffer.from(impression_token, 'base64url').subarray(2, 18).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
