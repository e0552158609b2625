import { sql } from 'kysely';
import type { AdRules } from '../../core/ads/rules.ts';
import { dayMs, hourMs } from '../../core/time.ts';
import { deleteInPieces } from '../kit/delete-in-pieces.ts';
import type { AdsContext } from './context.ts';

/** What nothing asks for any more. Figures, clicks, leads and disputes stay. */
const kept = {
  ad_news: { column: 'at', ageMs: hourMs, key: undefined },
  /** Longer than any token is good for, with room for looking into something. */
  ad_impression: { column: 'at', ageMs: dayMs, key: ['vendor_id', 'id'] },
  /** Forecasts look back two weeks, the shape of a day four. */
  ad_market_day: { column: 'day', ageMs: 35 * dayMs, key: undefined },
  ad_traffic_hour: { column: 'hour', ageMs: 35 * dayMs, key: undefined },
} as const;
/** Viewers matter while they are repeats, their charged clicks while a contact is a lead: by the longest of all rules there were and will be. */
const viewersKeptMs = (rules: readonly AdRules[]): number =>
  rules.reduce((longest, { viewerWindowMs, leadWindowMs }) => Math.max(longest, viewerWindowMs, leadWindowMs), 0) + dayMs;
/** Every hour, so that no table waits for the night to shrink. */
export function registerCleanUp({ jobs, db, clock, allRules }: AdsContext): void {
  jobs.handle({
    name: 'ads-clean-up',
    retries: 2,
    schedule: '25 * * * *',
    async work() {
      const tables = {
        ad_click_viewer: { column: 'counted_at', ageMs: viewersKeptMs(allRules()), key: ['vendor_id', 'viewer_key'] },
        ...kept,
      };
      for (const [table, { column, ageMs, key }] of Object.entries(tables)) {
        const before = new Date(clock.now() - ageMs);
        await deleteInPieces(db, table, sql`${sql.ref(column)} < ${before}`, key);
      }
    },
  });
}
