import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from './test-app.ts';
import { oldestPostgres } from './oldest-postgres.ts';

test.skipIf(oldestPostgres === undefined)(
  'the tests of this project run on PostgreSQL 15, and ids are in the order of their time',
  async () => {
    const app = await openTestApp();
    const { rows } = await sql<{ version: number; id: string; ms: number }>`
    select current_setting('server_version_num')::int / 10000 as version, uuidv7()::text as id, extract(epoch from clock_timestamp()) * 1000 as ms
    from generate_series(1, 200)`.execute(app.owner);
    await app.close();
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([15]));
    const ids = rows.map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const times = ids.map((id) => id.replaceAll('-', '').slice(0, 16));
    expect(times.toSorted()).toEqual(times);
    for (const { id, ms } of rows) expect(Math.abs(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - ms)).toBeLessThan(1_000);
  },
);
