// Writes the result of the migrations: server/database/schema.sql to read and compare, server/database/tables.ts for typed queries.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { openScratchDatabase } from '../server/testing/scratch-database.ts';

const folder = path.join(import.meta.dirname, '..', 'server', 'database');
interface Column {
  table_name: string;
  column_name: string;
  type: string;
  is_nullable: boolean;
  is_generated: boolean;
  default: string | null;
}

async function columnsOf(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable,
           a.attidentity <> '' or a.attgenerated <> '' as is_generated, pg_get_expr(d.adbin, d.adrelid) as default
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and not c.relispartition and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  return rows;
}

function typeOf(type: string): { read: string; write?: string } {
  const base = type.replace(/\(.*\)/, '');
  if (base.endsWith('[]')) return { read: `${typeOf(base.slice(0, -2)).read}[]` };
  if (['bigint', 'integer', 'smallint', 'numeric', 'double precision', 'real'].includes(base)) return { read: 'number' };
  if (base === 'boolean') return { read: 'boolean' };
  if (base.startsWith('timestamp')) return { read: 'Date', write: 'Date | string' };
  if (base === 'bytea') return { read: 'Buffer' };
  if (base === 'jsonb' || base === 'json') return { read: 'unknown', write: 'string' };
  return { read: 'string' };
}

function interfaces(columns: Column[]): string {
  const tables = Map.groupBy(columns, (c) => c.table_name);
  const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = [
    '// Made by `npm run db:dump` from the migrations; not edited by hand.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
  ];
  for (const [table, its] of tables) {
    lines.push(`interface ${pascal(table)}Table {`);
    for (const c of its) {
      const { read, write = read } = typeOf(c.type);
      const nothing = c.is_nullable ? ' | null' : '';
      // `unknown` takes null in already.
      const nothingRead = read === 'unknown' ? '' : nothing;
      const isOptional = c.is_generated || c.default !== null;
      const text =
        read === write
          ? isOptional
            ? `Generated<${read}${nothing}>`
            : `${read}${nothing}`
          : `ColumnType<${read}${nothingRead}, ${write}${nothing}${isOptional || c.is_nullable ? ' | undefined' : ''}, ${write}${nothing}>`;
      lines.push(`  ${c.column_name}: ${text};`);
    }
    lines.push('}');
  }
  lines.push('', 'export interface Tables {', ...[...tables.keys()].map((t) => `  ${t}: ${pascal(t)}Table;`), '}', '');
  return lines.join('\n');
}

async function definitions(client: pg.Client, columns: Column[]): Promise<string> {
  const all = async (text: string) => (await client.query<{ line: string }>(text)).rows.map((row) => row.line);
  const views = await all("select viewname as line from pg_views where schemaname = 'public'");
  const out = ['-- Made by `npm run db:dump` from the migrations; compared in the checks.', ''];
  for (const [table, its] of Map.groupBy(columns, (c) => c.table_name)) {
    if (views.includes(table)) continue;
    out.push(`create table ${table} (`);
    out.push(
      its
        .map(
          (c) =>
            `  ${c.column_name} ${c.type}${c.is_nullable ? '' : ' not null'}${c.default === null ? (c.is_generated ? ' generated' : '') : ` default ${c.default}`}`,
        )
        .join(',\n'),
      ');',
    );
    const quoted = `'${table}'::regclass`;
    out.push(
      ...(await all(
        `select 'alter table ${table} add ' || conname || ' ' || pg_get_constraintdef(oid) || ';' as line from pg_constraint where conrelid = ${quoted} and contype <> 'n' order by conname`,
      )),
    );
    out.push(
      ...(await all(
        `select indexdef || ';' as line from pg_indexes where schemaname = 'public' and tablename = '${table}' and indexname not in (select conname from pg_constraint) order by indexname`,
      )),
    );
    out.push(
      ...(await all(
        `select pg_get_triggerdef(oid) || ';' as line from pg_trigger where tgrelid = ${quoted} and not tgisinternal order by tgname`,
      )),
    );
    out.push(
      ...(await all(
        `select '-- pelaminan_app: ' || string_agg(privilege_type, ', ' order by privilege_type) as line from information_schema.role_table_grants where table_schema = 'public' and table_name = '${table}' and grantee = 'pelaminan_app' having count(*) > 0`,
      )),
      '',
    );
  }
  out.push(
    ...(await all(
      "select 'create view ' || viewname || ' as' || definition as line from pg_views where schemaname = 'public' order by viewname",
    )),
  );
  out.push(
    ...(await all(
      "select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace left join pg_depend d on d.objid = p.oid and d.deptype = 'e' where n.nspname = 'public' and d.objid is null order by p.proname",
    )),
    '',
  );
  return out.join('\n');
}

const scratch = await openScratchDatabase();
try {
  const columns = await columnsOf(scratch.client);
  writeFileSync(path.join(folder, 'tables.ts'), interfaces(columns));
  writeFileSync(path.join(folder, 'schema.sql'), await definitions(scratch.client, columns));
} finally {
  await scratch.close();
}
