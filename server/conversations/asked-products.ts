import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';

/** The product that each of these couples named in its first message to a vendor; those that named none are left out. */
export async function firstProducts(
  db: Connection,
  vendorId: number,
  coupleIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: string; readonly title: string }>> {
  if (coupleIds.length === 0) return new Map();
  const { rows } = await sql<{ couple_id: number; product_id: string; product_title: string }>`
    select c.couple_id, m.product_id, m.product_title from conversation c
    join lateral (
      select product_id, product_title from message where conversation_id = c.id and author = 'couple' order by number limit 1
    ) m on m.product_id is not null
    where c.vendor_id = ${vendorId} and c.couple_id = any(${[...coupleIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.couple_id, { id: row.product_id, title: row.product_title }]));
}
