import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';

/** Every column of ours that can hold words, as the schema has them now. */
async function wordColumns(owner: Connection): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.udt_name as type from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and (c.udt_name in ('text', 'varchar', 'citext', 'json', 'jsonb', 'tsvector', 'bytea') or c.data_type = 'ARRAY')
    order by 1, 2`.execute(owner);
  return rows;
}

/** Where in the whole database one of these words is, as `table.column`. Made from the schema: a table added later is walked too. */
export async function tracesOf(owner: Connection, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, type } of await wordColumns(owner)) {
    const text = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
    const pattern = words.map((word) => word.toLowerCase().replace(/[^a-z0-9 @-]/g, '\\$&')).join('|');
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(table)} where lower(${text}) ~ ${pattern}) as found`.execute(owner);
    if (rows[0]?.found === true) found.push(`${table}.${column}`);
  }
  return found;
}
