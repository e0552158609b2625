// The rules that let the tables of the ad engine be spread over several machines by vendor, all rows of a vendor on one of them.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Written for each vendor. The rest of the ad tables (`ad_market_day`, `ad_traffic_hour`, `ad_news`) are of all vendors, and small. */
const spread = [
  'ad_alert',
  'ad_click',
  'ad_click_viewer',
  'ad_dispute',
  'ad_impression',
  'ad_lead',
  'ad_minimum_notice',
  'ad_settlement',
  'ad_stat_day',
  'ad_stat_fresh',
  'ad_stat_hour',
  'vendor_ad',
  'vendor_ad_change',
];
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
const names = spread.map((table) => `'${table}'`).join(', ');

describe('tables of the ad engine', () => {
  test('are all in one of the two lists', async () => {
    const tables = await found(
      "select relname as what from pg_class where relkind in ('r', 'p') and (relname like 'ad\\_%' or relname like 'vendor\\_ad%') order by 1",
    );
    expect(tables).toEqual([...spread, ...ofAll].toSorted((a, b) => (a < b ? -1 : 1)));
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

  test('are locked one vendor at a time', () => {
    // A lock over a list of vendors would be one over several machines.
    const locks = globSync('**/*.{ts,sql}', { cwd: path.join(import.meta.dirname, '..') })
      .filter((file) => file.startsWith('ads/') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
        return [...text.matchAll(/from vendor_ad\b[^`;]*for (?:no key )?update/g)].map(([statement]) => statement);
      });
    expect(locks).not.toEqual([]);
    expect(locks.filter((statement) => !/vendor_id = \$\{/.test(statement))).toEqual([]);
  });
});
