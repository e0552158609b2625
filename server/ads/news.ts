// Notifies processes and open pages that an ad may have started or stopped showing.
import { sql } from 'kysely';
import type { AdStatus } from '../../core/ads/status.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';

/** The bus channel on which ids of vendors are said whose ad, credit or status changed. */
export const adsChannel = 'ads';
/** A notification must stay under 8 000 bytes. */
const IDS_PER_WORD = 500;

/**
 * Says so to every process when the transaction commits, and leaves a note for those the word does not reach. Inserts alone: it may be
 * called with any locks held, and no transaction waits here.
 */
export async function announceAds(tx: Tx, bus: Bus, vendorIds: readonly number[]): Promise<void> {
  if (vendorIds.length === 0) return;
  await sql`insert into ad_news (vendor_id) select unnest(${[...vendorIds]}::bigint[])`.execute(tx);
  for (let i = 0; i < vendorIds.length; i += IDS_PER_WORD)
    await bus.publish(tx, adsChannel, vendorIds.slice(i, i + IDS_PER_WORD).join(','));
}

/** Tells a vendor's open pages how its ad stands. */
export function tellStatus(db: Connection, bus: Bus, accountId: number, status: AdStatus): Promise<void> {
  return notifyAccounts(db, bus, [accountId], { kind: 'ad', status: status.kind });
}

/** Says to every process, and to the vendor's open pages if its account is known, that its ad stands differently from now on. */
export async function announceStatus(
  tx: Tx,
  bus: Bus,
  { vendorId, accountId }: { readonly vendorId: number; readonly accountId: number | undefined },
  status: AdStatus,
): Promise<void> {
  await announceAds(tx, bus, [vendorId]);
  if (accountId !== undefined) await tellStatus(tx, bus, accountId, status);
}

/** Vendors with news of the last seconds by the database's clock. */
export async function newsOf(db: Connection, seconds: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`
    select distinct vendor_id from ad_news where at > clock_timestamp() - make_interval(secs => ${seconds})`.execute(db);
  return rows.map((row) => row.vendor_id);
}
