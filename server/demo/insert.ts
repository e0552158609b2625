import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../kit/database.ts';
import type { Tables } from '../database/tables.ts';

/** A row to insert. JSON columns hold values here, for the whole row travels as JSON. */
export type Row<Table extends keyof Tables> = {
  [Column in keyof Insertable<Tables[Table]>]: Insertable<Tables[Table]>[Column] extends string | null | undefined
    ? Selectable<Tables[Table]>[Column & keyof Selectable<Tables[Table]>]
    : Insertable<Tables[Table]>[Column];
};

/** Sets of this size stay far below every time-out, also on a slow machine. */
const rowsAtOnce = 5_000;

/** Inserts rows in their order, ids included, many at once. */
export async function insertRows<Table extends keyof Tables>(tx: Tx, table: Table, rows: readonly Row<Table>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const set = rows.slice(start, start + rowsAtOnce);
    const columns = sql.join(Object.keys(set[0] ?? {}).map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(set)}::jsonb)`.execute(tx);
  }
}

/** After rows with ids of their own: the next id is one that is free. */
export async function continueIds(tx: Tx, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(tx);
  }
}
