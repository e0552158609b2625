// Impressions. Beacons are batched and acknowledged when they are durable.
import { sql } from 'kysely';
import { businessDayOf, secondMs } from '../../core/time.ts';
import { arrayText } from '../kit/array-text.ts';
import type { Database } from '../kit/database.ts';
import { createBatcher, type Batcher } from '../kit/batcher.ts';
import type { AddingUp } from './add-up.ts';
import type { AdsContext } from './context.ts';
import type { Placement } from '../../core/ads/placements.ts';
import type { AdToken } from './token.ts';

/** The cards of one beacon, and when it came. */
interface Beacon {
  readonly at: number;
  readonly tokens: readonly AdToken[];
}
export type ImpressionWriter = Batcher<Beacon, number>;

/** Large, because most of a batch is what its vendors cost, and that does not grow with the displays of each. */
const BATCH_MAX = 500;
const WAITING_MAX = 4_000;
const COLLECT_MS = 3;
const WAIT_MS_MAX = 2 * secondMs;
/** Displays touch no row that another display needs: while the database writes one batch, the next is put together. */
const AT_ONCE = 2;

/** Beacons of one batch are of one business day in Jakarta, since a batch is added up for one. */
export const createImpressionWriter = (context: AdsContext, addingUp: AddingUp): ImpressionWriter =>
  createBatcher<Beacon, number>({
    batchMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    collectMs: COLLECT_MS,
    waitMsMax: WAIT_MS_MAX,
    atOnce: AT_ONCE,
    fits: (first, beacon) => businessDayOf(first.at) === businessDayOf(beacon.at),
    write: (beacons) => writeBeacons(context, addingUp, beacons),
  });

/** Counts the cards of a beacon that were never counted before, and answers how many. Tokens that are not ours or too old do not count. */
export async function countImpressions(
  { tokens, clock, rulesAt }: AdsContext,
  writer: ImpressionWriter,
  texts: readonly string[],
): Promise<number> {
  const now = clock.now();
  const { tokenLifeMs } = rulesAt(now);
  const genuine = texts.flatMap((text) => {
    const read = tokens.read(text, 'impression');
    return read.kind === 'genuine' && now - read.token.issuedAt < tokenLifeMs ? read.token : [];
  });
  return genuine.length === 0 ? 0 : writer.submit({ at: now, tokens: genuine });
}

async function writeBeacons(
  { writerDb, index, market, metrics }: AdsContext,
  addingUp: AddingUp,
  beacons: readonly Beacon[],
): Promise<readonly number[]> {
  const again = await insertImpressions(writerDb, beacons);
  addingUp.appended();
  const given = new Set<string>();
  const counts = beacons.map(({ tokens }) =>
    tokens.reduce((sum, token) => {
      // Of two beacons with one token in a batch, the first has counted it.
      if (again.has(token.id) || given.has(token.id)) return sum;
      given.add(token.id);
      index.addCounts(token.vendorId, token.placement, { impressions: 1, clicks: 0 });
      market.seen(token.placement, token.categoryId);
      return sum + 1;
    }, 0),
  );
  metrics.displaysCounted(counts.reduce((sum, count) => sum + count, 0));
  return counts;
}

interface Row {
  readonly id: string;
  readonly vendorId: number;
  readonly placement: Placement;
  readonly at: Date;
}

/** Inserts and counts in one statement; answers the ids that had been counted before, hardly ever any. */
async function insertImpressions(db: Database, beacons: readonly Beacon[]): Promise<Set<string>> {
  const all = beacons.flatMap(({ at, tokens }) =>
    tokens.map(({ id, vendorId, placement }): Row => ({ id, vendorId, placement, at: new Date(at) })),
  );
  const day = businessDayOf(beacons[0]?.at ?? 0);
  const { rows } = await sql<{ id: string }>`
    with told as materialized (
      select * from unnest(${arrayText(all.map((r) => r.id))}::uuid[], ${arrayText(all.map((r) => r.vendorId))}::bigint[], ${arrayText(all.map((r) => r.placement))}::text[],
                           ${arrayText(all.map((r) => r.at))}::timestamptz[]) as r (id, vendor_id, placement, at)
    ), fresh as (
      insert into ad_impression (id, vendor_id, placement, at)
      select * from told order by vendor_id, id on conflict do nothing returning id, vendor_id, placement, at
    ), counted as (
      insert into ad_stat_fresh (vendor_id, day, hour, placement, impressions, clicks, spending_idr, invalid_clicks)
      select vendor_id, ${day}::date, date_trunc('hour', at, 'UTC') as hour, placement, count(*), 0, 0, 0 from fresh group by vendor_id, hour, placement
    )
    select id from told where (select count(*) from fresh) < ${all.length}
    except select id from fresh`.execute(db);
  return new Set(rows.map((row) => row.id));
}
