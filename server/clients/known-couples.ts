import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';
import { mayRead } from './may-read.ts';

/** Couples that ever did something towards a vendor, or whose contact it opened, as far as it may read their names and texts. */
export async function readableCouples(db: Connection, vendorId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select couple_id as id from contact_opening where vendor_id = ${vendorId}
    union select e.couple_id from couple_event e join account a on a.id = e.couple_id and a.email_confirmed_at is not null
    where e.vendor_id = ${vendorId}`.execute(db);
  return mayRead(
    db,
    vendorId,
    rows.map(({ id }) => id),
  );
}
