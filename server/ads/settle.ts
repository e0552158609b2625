// Posts what clicks cost to the ledger: one transfer for some seconds of clicks of a vendor.
import { sql } from 'kysely';
import { minuteMs, secondMs } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import type { AdsDependencies } from './context.ts';
import type { Unsettled } from './metrics.ts';

/** Balances and histories add what is not settled yet; a longer wait saves transfers, a shorter one leaves less to be added. */
const AFTER_MS = 3 * secondMs;
const AGAIN_AFTER_MS = 5 * secondMs;
/** Vendors of one transaction: few enough that no click waits long for one of their rows. */
const PIECE = 100;
/** What a process left behind when it died is settled by the others. */
const SWEEP_MS = minuteMs;

/** Settles what these vendors' clicks cost, except where a click is being charged at this moment. Answers how many vendors were settled. */
export async function settleAds(db: Connection, vendorIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ settled: number }>`select ad_settle(${[...vendorIds]}::bigint[]) as settled`.execute(db);
  return rows[0]?.settled ?? 0;
}

/** Vendors with clicks that are not in the ledger, whoever charged them. */
export async function unsettledVendors(db: Connection): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`select vendor_id from vendor_ad where unsettled_idr > 0`.execute(db);
  return rows.map((row) => row.vendor_id);
}

/** All that is not settled yet. */
export async function unsettledIn(db: Connection): Promise<Unsettled> {
  const { rows } = await sql<{ amount: number; seconds: number | null }>`
    select coalesce(sum(unsettled_idr), 0)::bigint as amount, extract(epoch from clock_timestamp() - min(charged_at))::float8 as seconds
    from vendor_ad where unsettled_idr > 0`.execute(db);
  return { amountIdr: rows[0]?.amount ?? 0, seconds: Math.max(0, rows[0]?.seconds ?? 0) };
}

/** Settles behind the writer of clicks. */
export interface Settling {
  /** These vendors were charged: it is posted within a few seconds, together with all that comes until then. */
  charged(vendorIds: Iterable<number>): void;
  start(): void;
  /** Settles what is left, and stops. */
  stop(): Promise<void>;
}

/** Charges of three seconds become one transfer of a vendor. A transfer that fails is tried again five seconds later, by another process within a minute. */
export function createSettling({ db, writerDb, log }: Pick<AdsDependencies, 'db' | 'writerDb' | 'log'>): Settling {
  const waiting = new Set<number>();
  let timer: NodeJS.Timeout | null = null;
  let sweep: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const later = (ms: number): void => {
    if (timer !== null || isStopped) return;
    timer = setTimeout(() => void settle(), ms).unref();
  };
  const settleAll = async (): Promise<void> => {
    const vendorIds = [...waiting].toSorted((a, b) => a - b);
    waiting.clear();
    for (let at = 0; at < vendorIds.length; at += PIECE) {
      const piece = vendorIds.slice(at, at + PIECE);
      try {
        // One that was left out is being charged: it comes again with that charge.
        await settleAds(writerDb, piece);
      } catch (fault) {
        log.warn({ err: fault }, 'clicks could not be settled');
        for (const vendorId of piece) waiting.add(vendorId);
      }
    }
  };
  const settle = async (): Promise<void> => {
    timer = null;
    running ??= settleAll().finally(() => {
      running = null;
    });
    await running;
    if (waiting.size > 0) later(AGAIN_AFTER_MS);
  };
  const find = (): void => {
    unsettledVendors(db)
      .then((vendorIds) => charged(vendorIds))
      .catch((fault: unknown) => log.warn({ err: fault }, 'what is not settled could not be read'));
  };
  const charged = (vendorIds: Iterable<number>): void => {
    for (const vendorId of vendorIds) waiting.add(vendorId);
    if (waiting.size > 0) later(AFTER_MS);
  };
  return {
    charged,
    start() {
      find();
      sweep = setInterval(find, SWEEP_MS).unref();
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      if (sweep !== null) clearInterval(sweep);
      await running;
      await settleAll();
    },
  };
}
