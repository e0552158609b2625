// Writes the result of the migrations: server/database/schema.sql to read and compare, server/database/tables.ts for typed queries.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { openScratchDatabase } from '../server/testing/scratch-database.ts';

const folder = path.join(import.meta.dirname, '..', 'server', 'database');
/** What columns hold that no check lists: JSON, and texts and numbers whose type only the code knows. Each is written from a value of its type. */
const writtenAs: Readonly<Record<string, readonly [type: string, from?: string]>> = {
  'account_deletion.vendor_status': ['VendorStatus', 'core/identity/vendor-status.ts'],
  'ad_click.reason': ['FreeReason | InvalidReason', 'core/ads/click-validity.ts'],
  'agreement.field_revisions': ['Readonly<Partial<Record<FieldName, number>>>', 'core/verification/form.ts'],
  'agreement_declined_part.part': ['ReviewPart', 'core/verification/review.ts'],
  'agreement_declined_part.reasons': ['DeclineReason[]', 'core/verification/review.ts'],
  'agreement_version.findings': ['Finding[]', 'core/verification/agreement.ts'],
  'meeting_availability.week': ['readonly (readonly Interval[])[]', 'core/meetings/availability.ts'],
  'meeting_availability.exceptions': ['readonly Exception[]', 'core/meetings/availability.ts'],
  'membership_order.from_plan_name': ['SoldPlan', 'core/membership/price.ts'],
  'membership_order.plan_name': ['SoldPlan', 'core/membership/price.ts'],
  'picture.turns': ['Turns', 'core/pictures/crop.ts'],
  'picture.crop': ['Crop', 'core/pictures/crop.ts'],
  'product_setting.value': ['SettingValue', 'core/settings/product-settings.ts'],
  'proposal.terms': ['Readonly<Record<string, string | number>>'],
  'quotation.content': ['QuotationContent', 'core/quotations/content.ts'],
  'quotation_template.content': ['QuotationTemplate', 'core/quotations/template.ts'],
  'review_case.signals': ['Doubt[]', 'core/reviews/genuine.ts'],
  'store_product.content': ['ProductContent', 'core/store/content.ts'],
  'store_product.live': ['ProductContent', 'core/store/content.ts'],
  'vendor.price_from_unit': ['PriceUnit', 'core/catalogue/price-list.ts'],
  'vendor_acquisition.utm': ['Readonly<Record<string, string>>'],
  'vendor_answer.value': ['AnswerValue', 'core/catalogue/questions.ts'],
};
interface Column {
  table_name: string;
  column_name: string;
  type: string;
  is_nullable: boolean;
  is_generated: boolean;
  default: string | null;
  check: string | null;
}

async function columnsOf(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable,
           a.attidentity <> '' or a.attgenerated <> '' as is_generated, pg_get_expr(d.adbin, d.adrelid) as default,
           (with recursive source (relid, attnum) as (
              select a.attrelid, a.attnum
              union
              select k.confrelid, pair.to_attnum from source s join pg_constraint k on k.contype = 'f' and k.conrelid = s.relid
              cross join unnest(k.conkey, k.confkey) as pair (from_attnum, to_attnum) where pair.from_attnum = s.attnum)
            select min(pg_get_constraintdef(k.oid)) from source s join pg_constraint k
            on k.contype = 'c' and k.conrelid = s.relid and k.conkey = array[s.attnum]
            where pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\("?\\w+"? = ANY \\(ARRAY\\[.*\\]\\)\\)\\)$') as check
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and not c.relispartition and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  return rows;
}

/** The values a check leaves a column, or the column it refers to, as a union; null where no check lists them. */
function unionOf(check: string | null): string | null {
  const list = check?.match(/ARRAY\[(.*)\]/)?.[1];
  return list === undefined ? null : list.replaceAll('::text', '').replaceAll(', ', ' | ');
}

/** The type a column is read with, and the one it is written with where that is another. */
function typesOf(c: Column): { read: string; write?: string } {
  const ofColumn = typeOf(c.type);
  const written = writtenAs[`${c.table_name}.${c.column_name}`]?.[0];
  const union = unionOf(c.check);
  if (written !== undefined) return { ...ofColumn, read: written };
  return union === null ? ofColumn : { read: union };
}

/** The imports of the types in `writtenAs`, each file once. */
function imports(): string[] {
  const names = new Map<string, Set<string>>();
  for (const [type, from] of Object.values(writtenAs)) {
    if (from === undefined) continue;
    const own = type.match(/[A-Z]\w+/g)?.filter((name) => !['Readonly', 'Partial', 'Record'].includes(name)) ?? [];
    names.set(from, new Set([...(names.get(from) ?? []), ...own]));
  }
  return [...names]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, its]) => `import type { ${[...its].toSorted().join(', ')} } from '../../${from}';`);
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
    ...imports(),
    '',
  ];
  for (const [table, its] of tables) {
    lines.push(`interface ${pascal(table)}Table {`);
    for (const c of its) {
      const { read, write = read } = typesOf(c);
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
      "select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace left join pg_depend d on d.objid = p.oid and d.deptype = 'e' where n.nspname = 'public' and d.objid is null order by p.proname, pg_get_function_identity_arguments(p.oid)",
    )),
    '',
  );
  return out.join('\n');
}

const scratch = await openScratchDatabase();
try {
  const columns = await columnsOf(scratch.client);
  const tables = path.join(folder, 'tables.ts');
  writeFileSync(tables, interfaces(columns));
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', tables], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: 'ignore',
  });
  writeFileSync(path.join(folder, 'schema.sql'), await definitions(scratch.client, columns));
} finally {
  await scratch.close();
}
