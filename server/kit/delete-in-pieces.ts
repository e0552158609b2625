import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** Few enough for the time a statement may take, so that each piece is committed for itself. */
const PIECE = 20_000;

/** Deletes the rows of a table that a condition names, however many there are. */
export async function deleteInPieces(db: Database, table: string, condition: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(select ctid from ${sql.table(table)} where ${condition} limit ${PIECE}))`.execute(
      db,
    );
    if (numAffectedRows < PIECE) return;
  }
}
