import { sql } from 'kysely';
import type { Database } from './database.ts';

const ROWS_AT_ONCE = 500;

export interface Boxed {
  readonly id: string | number;
  /** Whose it is: what its box is bound to. */
  readonly owner: string | number;
  readonly box: Buffer;
}

/** A column of ciphertexts: a row is identified by `id`, and its ciphertext is bound to its `owner`. */
export interface BoxColumn {
  readonly table: string;
  readonly id: string;
  readonly owner: string;
  readonly box: string;
}

/**
 * Closes every box of a column with the newest key. `renewed` answers the box closed anew, or null when it is already. A row that somebody
 * changes meanwhile is left as they leave it, and they close it with the newest key. Answers how many were closed anew.
 */
export async function renewBoxes(db: Database, column: BoxColumn, renewed: (row: Boxed) => Buffer | null): Promise<number> {
  const [table, id, owner, box] = [sql.table(column.table), sql.ref(column.id), sql.ref(column.owner), sql.ref(column.box)];
  let count = 0;
  for (let after: string | number | null = null; ; ) {
    const { rows }: { rows: Boxed[] } = await sql<Boxed>`
      select ${id} as id, ${owner} as owner, ${box} as box from ${table}
      where ${box} is not null ${after === null ? sql`` : sql`and ${id} > ${after}`} order by ${id} limit ${ROWS_AT_ONCE}`.execute(db);
    for (const row of rows) {
      const next = renewed(row);
      if (next === null) continue;
      const { numAffectedRows } = await sql`update ${table} set ${box} = ${next} where ${id} = ${row.id} and ${box} = ${row.box}`.execute(
        db,
      );
      count += Number(numAffectedRows ?? 0n);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return count;
    after = last.id;
  }
}
