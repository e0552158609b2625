// Verifies a data folder without running servers: is everything there, and are all balances right?
import { sql } from 'kysely';
import { joinEmbeddedDatabase } from '../../server/database/embedded.ts';
import { openPool, overPool } from '../../server/kit/database.ts';
import { createLog } from '../../server/kit/log.ts';
import { verifyAudit } from '../../server/operations/verify-audit.ts';
import { differences } from '../../server/testing/oracle.ts';

export interface Books {
  /** Orders acknowledged as paid that the database does not know as paid. */
  readonly lost: number;
  /** What the bookkeeper found. */
  readonly differences: readonly string[];
  readonly isAuditWhole: boolean;
}

/** Examines the embedded database of a data folder; also whether a table has a column. */
export async function examine(
  dataDir: string,
  paidIds: readonly string[],
  table = 'vendor',
  column = 'id',
): Promise<Books & { readonly hasColumn: boolean }> {
  const database = await joinEmbeddedDatabase(dataDir);
  const db = overPool(
    openPool({ host: database.socketFolder, port: database.port, database: 'pelaminan', user: database.owner }, 2, createLog('fatal')),
  );
  try {
    const paid = await db
      .selectFrom('credit_order')
      .select('id')
      .where('id', 'in', [...paidIds])
      .where('status', '=', 'paid')
      .execute();
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from information_schema.columns where table_name = ${table} and column_name = ${column}) as found`.execute(db);
    return {
      lost: paidIds.length - paid.length,
      differences: await differences(db),
      isAuditWhole: (await verifyAudit(db)).kind === 'whole',
      hasColumn: rows[0]?.found ?? false,
    };
  } finally {
    await db.destroy();
    await database.leave();
  }
}
