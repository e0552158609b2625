// A primary that has become a standby: it is read from, and what it cannot write is refused as an outage, not as a fault.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** All connections end, as when a proxy leads to another server; those that follow can write or not. */
async function reconnect(isReadOnly: boolean): Promise<void> {
  await sql`alter role pelaminan_app in database ${sql.id(app.database)} set default_transaction_read_only = ${sql.lit(isReadOnly ? 'on' : 'off')}`.execute(
    app.owner,
  );
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'pelaminan_app' and datname = ${app.database}`.execute(
    app.owner,
  );
}

test('while the database only reads, what writes is answered 503 and what reads goes on; nobody starts anything again', async () => {
  const vendor = await app.build.vendor();
  const order = () =>
    app.call('POST', '/ms/bs-vendors/api/v1/ads_credits/checkout', {
      as: vendor,
      body: { credits: 500_000, app_data: { app_name: 'Pelaminan', app_version_code: 41, app_version_number: '4.1', platform: 'android' } },
    });
  await reconnect(true);
  // More often than there are connections that were ended.
  for (let n = 0; n < 15; n++) {
    const refused = await order();
    expect(refused.status, refused.text).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
  }
  expect((await app.call('GET', '/v2/me', { as: vendor })).status).toBe(200);

  await reconnect(false);
  await app.eventually(order, ({ status }) => status === 200);
});
