// The results of the run: from the API, and from the database.
import type pg from 'pg';
import type { AdStatistic, AdSummary } from '../../contract/ads.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Advertiser } from './advertisers.ts';
import type { Caller } from './http.ts';
import type { Visit } from './logs.ts';

const base = '/ms/bs-vendors/api/v1/vendor_ads';

/** Sums over all advertisers, each as its own page shows it. */
export interface Reported {
  readonly impressions: number;
  readonly clicks: number;
  readonly spendingIdr: number;
  readonly balanceIdr: number;
}
/** By the calls of the vendors' own pages, as of the last visit; any answer but 200 fails the run. */
export async function reportedBy(
  caller: Caller,
  advertisers: readonly Advertiser[],
  sessions: readonly string[],
  visits: readonly Visit[],
): Promise<Reported> {
  const [first, last] = [visits[0]?.at ?? 0, visits.at(-1)?.at ?? 0];
  // A page may be older than its click, and so fall on the day before.
  const range = `start_date=${businessDayOf(first - 60_000)}&end_date=${businessDayOf(last)}`;
  const told = await Promise.all(
    advertisers.map(async (_, i) => {
      const headers = { 'session-id': sessions[i] ?? '' };
      const read = async <T>(path: string): Promise<T> => {
        const { status, body } = await caller.send({ path: base + path, at: last, headers });
        if (status !== 200) throw new Error(`${path} got ${status}: ${JSON.stringify(body)}`);
        return (body as { data: T }).data;
      };
      const { totals } = await read<AdStatistic>(`/statistic?${range}`);
      const { credit_balance } = await read<AdSummary>('/summary');
      return { ...totals, credit_balance };
    }),
  );
  const total = (of: (row: (typeof told)[number]) => number): number => told.reduce((sum, row) => sum + of(row), 0);
  return {
    impressions: total((row) => row.impressions),
    clicks: total((row) => row.clicks),
    spendingIdr: total((row) => row.spending),
    balanceIdr: total((row) => row.credit_balance),
  };
}

/** The rows themselves. */
export interface Written {
  readonly impressions: number;
  readonly outcomes: readonly { readonly outcome: string; readonly reason: string | null; readonly clicks: number; readonly idr: number }[];
  readonly chargedIdr: number;
  readonly topUpsIdr: number;
  readonly postingsIdr: number;
}
/** Counted in the rows that charging and posting wrote, in Rupiah, without the code that reports them. */
export async function writtenIn(client: pg.Client): Promise<Written> {
  const one = async (text: string): Promise<number> => Number((await client.query<{ n: string }>(text)).rows[0]?.n ?? 0);
  const { rows } = await client.query<{ outcome: string; reason: string | null; clicks: string; idr: string }>(
    'select outcome, reason, count(*) as clicks, sum(charged_idr) as idr from ad_click group by 1, 2 order by 1, count(*) desc',
  );
  return {
    impressions: await one('select count(*) as n from ad_impression'),
    outcomes: rows.map((row) => ({ ...row, clicks: Number(row.clicks), idr: Number(row.idr) })),
    chargedIdr: await one('select coalesce(sum(amount_idr), 0) as n from vendor_credit_clicks'),
    topUpsIdr: await one("select coalesce(sum(amount_idr), 0) as n from ledger_transfer where kind = 'top_up'"),
    postingsIdr: await one('select coalesce(sum(amount_idr), 0) as n from ledger_posting'),
  };
}
