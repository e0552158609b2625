import { sql } from 'kysely';
import { contacts } from '../../core/clients/acts.ts';
import type { Connection } from '../kit/database.ts';

/** A couple's first contact with a vendor. */
export interface FirstContact {
  readonly coupleId: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Whether the couple or its browser had clicked on the vendor's ad within the days in which a contact is a lead. */
  readonly cameByAd: boolean;
}

const kinds = sql`any(${[...contacts]}::text[])`;

/** Couples that turned to a vendor for the first time in a span, `to` not included: one row each. */
export async function firstContacts(
  db: Connection,
  vendorId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<FirstContact[]> {
  const { rows } = await sql<{ couple_id: number; at: Date; came_by_ad: boolean }>`
    select distinct on (couple_id) couple_id, at, came_by_ad from couple_event e
    where vendor_id = ${vendorId} and at >= ${new Date(from)} and at < ${new Date(to)} and couple_id is not null and kind = ${kinds}
      and not exists (
        select from couple_event before where before.vendor_id = e.vendor_id and before.couple_id = e.couple_id and before.at < ${new Date(from)}
          and before.kind = ${kinds})
    order by couple_id, at, id`.execute(db);
  return rows.map(({ couple_id: coupleId, at, came_by_ad: cameByAd }) => ({ coupleId, at: at.getTime(), cameByAd }));
}

/** Which of these couples have a contact with a vendor on record. */
export async function recordedContacts(db: Connection, vendorId: number, coupleIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (coupleIds.length === 0) return new Set();
  const { rows } = await sql<{ couple_id: number }>`
    select couple_id from unnest(${[...coupleIds]}::bigint[]) as asked (couple_id)
    where exists (select from couple_event e where e.vendor_id = ${vendorId} and e.couple_id = asked.couple_id and e.kind = ${kinds})`.execute(
    db,
  );
  return new Set(rows.map((row) => row.couple_id));
}

/** How often couples visited the profiles of these vendors since an instant, each couple once a day; vendors without a visit are left out. */
export async function visitsSince(db: Connection, vendorIds: readonly number[], since: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ vendor_id: number; visits: number }>`
    select vendor_id, count(*)::int as visits from couple_event
    where vendor_id = any(${[...vendorIds]}::bigint[]) and at >= ${new Date(since)} and couple_id is not null and kind = 'profile_view'
    group by vendor_id`.execute(db);
  return new Map(rows.map((row) => [row.vendor_id, row.visits]));
}

/** When couples first and last turned to a vendor, epoch milliseconds. `coupleIds` narrows to these; null: all whose address is confirmed. */
export async function contactTimes(
  db: Connection,
  vendorId: number,
  coupleIds: readonly number[] | null,
): Promise<{ readonly coupleId: number; readonly firstAt: number; readonly lastAt: number }[]> {
  const { rows } = await sql<{ couple_id: number; first_at: Date; last_at: Date }>`
    select e.couple_id, min(e.at) as first_at, max(e.at) as last_at from couple_event e
    join account a on a.id = e.couple_id and a.email_confirmed_at is not null
    where e.vendor_id = ${vendorId} and e.kind = ${kinds} and (${coupleIds === null} or e.couple_id = any(${[...(coupleIds ?? [])]}::bigint[]))
    group by 1`.execute(db);
  return rows.map((row) => ({ coupleId: row.couple_id, firstAt: row.first_at.getTime(), lastAt: row.last_at.getTime() }));
}
