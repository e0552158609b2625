import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** Few enough for the time a statement may take, so that each piece is committed for itself. */
const PIECE = 20_000;

/**
 * Deletes the rows of a table that a condition names, however many there are. A table that may lie on several machines is given with the columns
 * of its key: there, a row is not found by its place.
 */
export async function deleteInPieces(
  db: Database,
  table: string,
  condition: RawBuilder<unknown>,
  key: readonly string[] = ['ctid'],
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (select ${columns} from ${sql.table(table)} where ${condition} limit ${PIECE})`.execute(
      db,
    );
    if (numAffectedRows < PIECE) return;
  }
}
