// Orders of credit and of memberships by their numbers: both kinds are found the same way.
import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';
import { beginningWith, likeContaining } from '../kit/like.ts';

type OrderTable = 'credit_order' | 'membership_order';

/** Reads whose the orders of a table are, and their numbers, by order id. */
export const ordersByIdIn =
  (table: OrderTable) =>
  async (db: Connection, ids: readonly string[]): Promise<Map<string, { number: string; vendorId: number }>> => {
    const { rows } = await sql<{ id: string; number: string; vendor_id: number }>`
      select id, number, vendor_id from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db);
    return new Map(rows.map((row) => [row.id, { number: row.number, vendorId: row.vendor_id }]));
  };

/** Finds the orders of a table whose number starts with a text, newest first; for operators. */
export const ordersNumbered =
  (table: OrderTable) =>
  async (db: Connection, begin: string, limit: number): Promise<{ id: string; number: string; vendorId: number }[]> => {
    const { rows } = await sql<{ id: string; number: string; vendor_id: number }>`
      select id, number, vendor_id from ${sql.table(table)} where number like ${beginningWith(begin.toUpperCase())}
      order by created_at desc limit ${limit}`.execute(db);
    return rows.map((row) => ({ id: row.id, number: row.number, vendorId: row.vendor_id }));
  };

/** Finds a vendor’s orders of a table whose number holds a text, newest first. `totalIdr` is what they cost with tax. */
export const ordersCalled =
  (table: OrderTable) =>
  async (
    db: Connection,
    vendorId: number,
    words: string,
    limit: number,
  ): Promise<{ id: string; number: string; totalIdr: number; createdAt: Date }[]> => {
    const { rows } = await sql<{ id: string; number: string; total_idr: number; created_at: Date }>`
      select id, number, total_idr, created_at from ${sql.table(table)}
      where vendor_id = ${vendorId} and number like ${likeContaining(words.toUpperCase())} order by created_at desc limit ${limit}`.execute(
      db,
    );
    return rows.map((row) => ({ id: row.id, number: row.number, totalIdr: row.total_idr, createdAt: row.created_at }));
  };
