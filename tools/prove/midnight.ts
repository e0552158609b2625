// Midnight in Jakarta on two servers with wrong clocks: the database's clock decides.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { businessDayOf, addDays, startOfBusinessDay } from '../../core/time.ts';
import { createTokens } from '../../server/ads/token.ts';
import { keyFor } from '../../server/config-secrets.ts';
import { overPool } from '../../server/kit/database.ts';
import { differences } from '../../server/testing/oracle.ts';
import { growTo } from '../../bench/world.ts';
import { openCluster, tokenSecret } from '../chaos/cluster.ts';
import { answerOf } from '../../server/testing/answer-of.ts';
import { placementAds } from '../../contract/ads.ts';
import { chrome } from '../../server/testing/chrome.ts';

export interface Night {
  /** The business day that starts. */
  readonly begins: string;
  /** How far the clocks of the two machines are ahead of the true time. */
  readonly machinesMs: readonly [number, number];
  /** So long before and after midnight. */
  readonly beforeMs: number;
  readonly afterMs: number;
}
export interface NightReport {
  readonly clicks: number;
  /** Clicks recorded at a time that is not within their request, by the database's clock. */
  readonly mistimed: number;
  /** Clicks, and movements of money, of another day than that of their request. */
  readonly misdated: number;
  /** What the ad with a budget of three clicks was charged, by day. */
  readonly budgetedClicks: Readonly<Record<string, number>>;
  /** From midnight to the first charge of the new day, on the ad whose budget had been used up. */
  readonly budgetBackMs: number;
  /** From midnight to the last display of the ad that ended with the day, and to the first of the one that started. */
  readonly lastOfEndedMs: number;
  readonly firstOfBegunMs: number;
  readonly differences: readonly string[];
}

const api = '/ms/bs-vendors/api/v1/vendor_ads';
const tokens = createTokens([keyFor(tokenSecret, 'ad token')]);
const cpcIdr = 1_000;
/** The servers follow the database's clock to within this. */
const toleranceMs = 500;

interface Clicked {
  readonly tokenId: string;
  readonly from: number;
  readonly until: number;
}

/** Lives through a night; again, with more time for the servers to start, where midnight came before they had. */
export async function liveThrough(night: Night): Promise<NightReport> {
  for (let startWithinMs = 12_000; ; startWithinMs *= 2) {
    const report = await tryNight(night, startWithinMs);
    if (report !== null) return report;
    if (startWithinMs > 90_000) throw new Error('the servers do not start in time');
  }
}

async function tryNight({ begins, machinesMs, beforeMs, afterMs }: Night, startWithinMs: number): Promise<NightReport | null> {
  const midnight = startOfBusinessDay(begins);
  const today = addDays(begins, -1);
  const databaseMs = midnight - beforeMs - startWithinMs - Date.now();
  const now = (): number => Date.now() + databaseMs;
  const cluster = await openCluster({ databaseMs, machinesMs });
  const pool = new pg.Pool({ ...cluster.target, max: 2 });
  pool.on('error', () => undefined);
  try {
    const [free = 0, budgeted = 0, ending = 0, beginning = 0] = await arrange(pool, today, begins);
    const clicked: Clicked[] = [];
    const seen = { lastOfEnded: Number.NEGATIVE_INFINITY, firstOfBegun: Number.POSITIVE_INFINITY };
    let turn = 0;
    let viewers = 0;
    const address = (): string => cluster.addresses[turn++ % 2] ?? '';
    const click = async (vendorId: number): Promise<void> => {
      const at = now();
      const { click: token } = tokens.issue(
        { vendorId, adVersion: 1, cpcIdr, placement: 'listing', categoryId: null, deviceKey: null },
        at - 5_000,
      );
      const viewer = ++viewers;
      const headers = { 'user-agent': chrome, 'x-forwarded-for': `21.${(viewer >> 8) & 255}.${viewer & 255}.9` };
      const response = await fetch(`${address()}${api}/click/${token}?seen=1`, { headers, redirect: 'manual' });
      await response.arrayBuffer();
      clicked.push({ tokenId: idOf(token), from: at, until: now() });
    };
    const look = async (): Promise<void> => {
      const asked = now();
      const response = await fetch(`${address()}${api}/placements/discovery?limit=12`, { headers: { 'user-agent': chrome } });
      const { data } = answerOf(placementAds, await response.json());
      const shows = (vendorId: number): boolean => data.some(({ vendor }) => vendor.id === vendorId);
      if (shows(ending)) seen.lastOfEnded = Math.max(seen.lastOfEnded, asked);
      if (shows(beginning)) seen.firstOfBegun = Math.min(seen.firstOfBegun, now());
    };
    if (now() > midnight - beforeMs / 2) return null;
    while (now() < midnight - beforeMs) await sleep(10);
    while (now() < midnight + afterMs) {
      await Promise.all([click(free), click(free), click(budgeted), look()]);
      await sleep(30);
    }
    return await reportOf(pool, { midnight, budgeted, clicked, seen });
  } finally {
    await pool.end();
    await cluster.close();
  }
}

const idOf = (token: string): string =>
  Buffer.from(token, 'base64url')
    .subarray(2, 18)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Four ads: one without limits, one with a budget of three clicks, one whose last day is today, one whose first day is tomorrow. */
async function arrange(pool: pg.Pool, today: string, begins: string): Promise<number[]> {
  const client = await pool.connect();
  const ids = await growTo(client, 4, '');
  client.release();
  const [, budgeted, ending, beginning] = ids;
  await pool.query('update vendor_ad set spent_on = $1', [today]);
  await pool.query('update vendor_ad set daily_budget_idr = $2 where vendor_id = $1', [budgeted, 3 * cpcIdr]);
  await pool.query('update vendor_ad set starts_on = $2, ends_on = $2 where vendor_id = $1', [ending, today]);
  await pool.query('update vendor_ad set starts_on = $2 where vendor_id = $1', [beginning, begins]);
  await pool.query('insert into ad_news (vendor_id) select unnest($1::bigint[])', [ids]);
  return ids;
}

async function reportOf(
  pool: pg.Pool,
  found: {
    readonly midnight: number;
    readonly budgeted: number;
    readonly clicked: readonly Clicked[];
    readonly seen: { readonly lastOfEnded: number; readonly firstOfBegun: number };
  },
): Promise<NightReport> {
  const { midnight, budgeted, clicked, seen } = found;
  const { rows } = await pool.query<{ token_id: string; vendor_id: string; clicked_at: Date; outcome: string; day: string | null }>(
    `select c.token_id, c.vendor_id, c.clicked_at, c.outcome, coalesce(s.business_day, case when v.settlement = c.settlement then v.spent_on end)::text as day
     from ad_click c left join ad_settlement s on s.vendor_id = c.vendor_id and s.number = c.settlement left join vendor_ad v on v.vendor_id = c.vendor_id`,
  );
  const recorded = new Map(rows.map((row) => [row.token_id, row]));
  const of = clicked.flatMap(({ tokenId, from, until }) => {
    const row = recorded.get(tokenId);
    return row === undefined ? [] : [{ ...row, from, until, at: row.clicked_at.getTime() }];
  });
  const charged = of.filter((click) => click.outcome === 'charged');
  const budgetedClicks: Record<string, number> = {};
  for (const { day, vendor_id } of charged)
    if (Number(vendor_id) === budgeted && day !== null) budgetedClicks[day] = (budgetedClicks[day] ?? 0) + 1;
  const firstAfter = charged.filter(({ vendor_id, at }) => Number(vendor_id) === budgeted && at >= midnight).map(({ until }) => until);
  return {
    clicks: of.length,
    mistimed: of.filter(({ at, from, until }) => at < from - toleranceMs || at > until + toleranceMs).length,
    misdated: charged.filter(
      ({ day, from, until }) => day !== businessDayOf(from - toleranceMs) && day !== businessDayOf(until + toleranceMs),
    ).length,
    budgetedClicks,
    budgetBackMs: Math.min(...firstAfter) - midnight,
    lastOfEndedMs: seen.lastOfEnded - midnight,
    firstOfBegunMs: seen.firstOfBegun - midnight,
    differences: await differences(overPool(pool)),
  };
}
