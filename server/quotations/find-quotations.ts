import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';
import { likeContaining } from '../kit/like.ts';
import { type Quotation, quotationsById } from './quotation-store.ts';

/** The newest version of this vendor's quotations whose number holds this text, or that are for one of these couples; the newest first. */
export async function quotationsCalled(
  db: Connection,
  vendorId: number,
  { number, coupleIds, limit }: { readonly number: string; readonly coupleIds: readonly number[]; readonly limit: number },
): Promise<Quotation[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct on (number) id, saved_at from quotation
      where vendor_id = ${vendorId} and (number like ${likeContaining(number.toUpperCase())} or couple_id = any(${[...coupleIds]}::bigint[]))
      order by number, version desc) newest
    order by saved_at desc limit ${limit}`.execute(db);
  const found = await quotationsById(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}
