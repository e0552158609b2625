// The rules that let the tables of the ad engine be spread over several machines by vendor, all rows of a vendor on one of them.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spreadTables } from '../database/distribute.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const server = path.join(import.meta.dirname, '..');

/** The rest of the ad tables are of all vendors, and small. */
const ofAll = ['ad_market_day', 'ad_news', 'ad_traffic_hour'];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const found = async (query: string): Promise<string[]> => {
  const { rows } = await sql.raw<{ what: string }>(query).execute(app.owner);
  return rows.map((row) => row.what);
};
const names = spreadTables.map((table) => `'${table}'`).join(', ');
/** Of the server, without its tests and the demo world. */
const sources = globSync('**/*.ts', { cwd: server, exclude: ['demo', 'testing'] })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(server, file), 'utf8') }));

describe('tables of the ad engine', () => {
  test('are all in one of the two lists', async () => {
    const tables = await found(
      "select relname as what from pg_class where relkind in ('r', 'p') and (relname like 'ad\\_%' or relname like 'vendor\\_ad%') order by 1",
    );
    expect(tables).toEqual([...spreadTables, ...ofAll].toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('have the vendor first in every unique key', async () => {
    const keys = await found(`
      select i.indexrelid::regclass::text as what from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'vendor_id'
      where c.relname in (${names}) and i.indisunique and i.indkey[0] <> a.attnum`);
    expect(keys).toEqual([]);
    const without = await found(`
      select c.relname as what from pg_class c where c.relname in (${names})
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'vendor_id' and a.attnotnull)`);
    expect(without).toEqual([]);
  });

  test('refer to each other by the vendor alone, and to no other table', async () => {
    const references = await found(`
      select k.conname as what from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class o on o.oid = k.confrelid
      where k.contype = 'f' and (c.relname in (${names}) or o.relname in (${names}))
        and not (c.relname in (${names}) and o.relname in (${names})
          and k.conkey[1] = (select attnum from pg_attribute where attrelid = c.oid and attname = 'vendor_id')
          and k.confkey[1] = (select attnum from pg_attribute where attrelid = o.oid and attname = 'vendor_id'))`);
    expect(references).toEqual([]);
  });

  test('have no triggers', async () => {
    expect(
      await found(
        `select t.tgname as what from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relname in (${names}) and not t.tgisinternal`,
      ),
    ).toEqual([]);
  });

  test('can be followed row by row when they move to another machine', async () => {
    const unfollowed = await found(`
      select c.relname as what from pg_class c where c.relname in (${names}) and c.relreplident <> 'f'
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`);
    expect(unfollowed).toEqual([]);
  });

  test('are reached by functions with the rights of their caller: within a transaction, a machine knows one user', async () => {
    const asOwner = await found(`
      select p.proname as what from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
        and p.prosrc ~ '\\m(${spreadTables.join('|')})\\M' order by 1`);
    // In its transaction nothing else reaches them.
    expect(asOwner).toEqual(['account_erase']);
  });

  test('are locked one vendor at a time', async () => {
    // A lock over a list of vendors would be one over several machines.
    const inFunctions = await found("select prosrc as what from pg_proc where pronamespace = 'public'::regnamespace and prolang <> 13");
    const locking = new RegExp(`(?:from|join) (?:${spreadTables.join('|')})\\b[^\\x60;]*?for (?:no key )?update`, 'g');
    const locks = [...sources.map(({ text }) => text), ...inFunctions].flatMap((text) => [...text.matchAll(locking)].map(([lock]) => lock));
    expect(locks).toHaveLength(2);
    expect(locks.filter((lock) => !/vendor_id = (?:\$\{\w+\}|wanted_id) for/.test(lock))).toEqual([]);
  });

  test('are never asked for the place of a row, which each machine gives for itself', async () => {
    const byPlace = sources.filter(({ text }) => /\bctid\b/.test(text)).map(({ file }) => file);
    expect(byPlace).toEqual(['kit/delete-in-pieces.ts']);
    const pieces = sources.flatMap(({ text }) => [...text.matchAll(/\b(ad_\w+): \{ column: [^}]*?key: (undefined|\[[^\]]*\])/g)]);
    for (const [, table = '', key] of pieces)
      expect([table, key === 'undefined']).toEqual([table, !spreadTables.some((spread) => spread === table)]);
    expect(pieces.length).toBeGreaterThan(3);
  });

  test('are changed by migrations that Citus takes too: a column and its condition are added one after the other, the condition by name', () => {
    const folder = path.join(server, 'database', 'migrations');
    const added = new RegExp(
      `alter table (?:${spreadTables.join('|')})\\b[^;]*add (?:column )?\\w+ [^;,]*\\b(?:check|unique|references|primary key)\\b`,
      'i',
    );
    const refused = readdirSync(folder)
      .filter((file) => file >= '0143')
      .filter((file) =>
        added.test(
          readFileSync(path.join(folder, file), 'utf8')
            .replaceAll(/--.*$/gm, '')
            .replaceAll(/\badd constraint \w+ [^;,]*/gi, ''),
        ),
      );
    expect(refused).toEqual([]);
  });
});
