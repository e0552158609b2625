import { sql } from 'kysely';
import type { Connection } from '../../kit/database.ts';

/** What a column is made of: its PostgreSQL type, and its value in each row. */
export type Columns<Row> = Readonly<Record<string, readonly [type: string, value: (row: Row) => unknown]>>;

const AT_ONCE = 20_000;

/** Inserts many rows in few statements, in their order; a column travels as one array. */
export async function insertRows<Row>(db: Connection, table: string, rows: readonly Row[], columns: Columns<Row>): Promise<void> {
  const names = Object.keys(columns);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const arrays = Object.values(columns).map(([type, value]) => sql`${some.map(value)}::${sql.raw(type)}[]`);
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) select * from unnest(${sql.join(arrays)})`.execute(
      db,
    );
  }
}
