import { sql } from 'kysely';
import type { Database } from './database.ts';

const ROWS_AT_ONCE = 500;

export interface CiphertextRow {
  readonly id: string | number;
  /** Whose it is: what its ciphertext is bound to. */
  readonly owner: string | number;
  readonly ciphertext: Buffer;
}

/** A column of ciphertexts: a row is identified by `id`, and its ciphertext is bound to its `owner`. */
export interface CiphertextColumn {
  readonly table: string;
  readonly id: string;
  readonly owner: string;
  readonly ciphertext: string;
}

/**
 * Encrypts every value of a column with the newest key. `renewed` answers the value encrypted anew, or null when it is already. A row that someone
 * changes meanwhile is left as they leave it, and they encrypt it with the newest key. Answers how many were encrypted anew.
 */
export async function renewCiphertexts(
  db: Database,
  column: CiphertextColumn,
  renewed: (row: CiphertextRow) => Buffer | null,
): Promise<number> {
  const [table, id, owner, ciphertext] = [sql.table(column.table), sql.ref(column.id), sql.ref(column.owner), sql.ref(column.ciphertext)];
  let count = 0;
  for (let after: string | number | null = null; ; ) {
    const { rows }: { rows: CiphertextRow[] } = await sql<CiphertextRow>`
      select ${id} as id, ${owner} as owner, ${ciphertext} as ciphertext from ${table}
      where ${ciphertext} is not null ${after === null ? sql`` : sql`and ${id} > ${after}`} order by ${id} limit ${ROWS_AT_ONCE}`.execute(
      db,
    );
    for (const row of rows) {
      const next = renewed(row);
      if (next === null) continue;
      const { numAffectedRows } =
        await sql`update ${table} set ${ciphertext} = ${next} where ${id} = ${row.id} and ${ciphertext} = ${row.ciphertext}`.execute(db);
      count += Number(numAffectedRows ?? 0n);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return count;
    after = last.id;
  }
}
