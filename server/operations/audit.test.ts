import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../contract/operations.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { refusalText } from '../../texts/refusals.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { verifyAudit } from './verify-audit.ts';

const apps: TestApp[] = [];
let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  apps.push(app);
});
afterAll(() => Promise.all(apps.map((one) => one.close())));

const write = (n: number) =>
  writeAudit(app.db, {
    action: 'fairs.added',
    accountId: null,
    subject: `test:${n}`,
    result: 'done',
    detail: { n, word: 'Saldo – naïve “quotes”' },
  });
/** Someone with the rights of the owner: checks and triggers are off. */
const tamper = (statement: ReturnType<typeof sql>) =>
  app.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });

describe('the chain', () => {
  test('is whole after entries that were written one by one and all at once, some rolled back', async () => {
    for (let n = 0; n < 5; n++) await write(n);
    const many = Array.from({ length: 60 }, (_, n) =>
      inTransaction(app.db, async (tx) => {
        await writeAudit(tx, { action: 'fairs.changed', accountId: null, subject: `test:${n}`, result: 'done' });
        await sql`select pg_sleep(random() * 0.02)`.execute(tx);
        await writeAudit(tx, { action: 'fairs.cancelled', accountId: null, result: 'done' });
        if (n % 7 === 0) throw new Error('rolled back on purpose');
      }).catch(() => undefined),
    );
    await Promise.all(many);
    const verdict = await verifyAudit(app.db);
    expect(verdict).toMatchObject({ kind: 'whole', position: 5 + 2 * (60 - Math.ceil(60 / 7)) });
  });

  test.each<[string, ReturnType<typeof sql>, object]>([
    ['changed', sql`update audit_entry set detail = '{"n": 99}' where subject = 'test:3'`, { position: 4, why: 'entry_changed' }],
    [
      'moved in time',
      sql`update audit_entry set at = at - interval '1 microsecond' where subject = 'test:3'`,
      { position: 4, why: 'entry_changed' },
    ],
    ['removed', sql`delete from audit_entry where subject = 'test:3'`, { position: 4, why: 'entry_missing' }],
    [
      'removed with its link',
      sql`with gone as (delete from audit_entry where subject = 'test:3' returning id) delete from audit_link where entry_id in (select id from gone)`,
      { position: 4, why: 'link_missing' },
    ],
    [
      'slipped in',
      sql`insert into audit_entry (action, result, subject) values ('test.forged', 'done', 'test:forged')`,
      { position: 9, why: 'entry_unlinked' },
    ],
    [
      'cut off at the end',
      sql`with gone as (delete from audit_entry where subject in ('test:6', 'test:7') returning id) delete from audit_link where entry_id in (select id from gone)`,
      { position: 7, why: 'cut_off' },
    ],
  ])('names the first entry that was %s', async (_, statement, expected) => {
    for (let n = 0; n < 8; n++) await write(n);
    expect(await verifyAudit(app.db)).toMatchObject({ kind: 'whole', position: 8 });
    await tamper(statement);
    expect(await verifyAudit(app.db)).toMatchObject({ kind: 'broken', ...expected });
  });

  test('recomputed by somebody with full access does not match a hash that was kept', async () => {
    for (let n = 0; n < 8; n++) await write(n);
    const before = await verifyAudit(app.db);
    if (before.kind !== 'whole') throw new Error('it was whole');
    await tamper(sql`
      do $$ declare entry audit_entry; begin
        update audit_entry set detail = '{}' where subject = 'test:3';
        delete from audit_link;
        update audit_head set position = 0, hash = decode(repeat('00', 32), 'hex');
        for entry in select * from audit_entry order by id loop perform audit_link_entry(entry); end loop;
      end $$`);
    expect(await verifyAudit(app.db)).toMatchObject({ kind: 'whole', position: 8 });
    expect(await verifyAudit(app.db, before)).toMatchObject({ kind: 'broken', position: 8, why: 'not_as_written_down' });
  });

  test.each([
    'update audit_entry set action = action',
    'delete from audit_entry',
    'truncate audit_entry cascade',
    "insert into audit_link (position, entry_id, hash) values (1, 1, '')",
    'update audit_link set position = position',
    'delete from audit_link',
    'update audit_head set position = 0',
    'select audit_link_entry(e) from audit_entry e',
  ])('is out of reach for the application: %s', async (statement) => {
    await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('permission denied');
  });
});

test('who and what an entry is about is named, and leads to its page', async () => {
  const staff = operationsOf(app);
  const operator = await app.build.operator('support');
  const [vendor, couple] = [await app.build.vendor({ name: 'Kebun Cempaka' }), await app.build.couple()];
  const at = { address: '10.0.0.9', result: 'done' } as const;
  const toVendor = { kind: 'vendor', id: String(vendor.vendorId) };
  const toCouple = { kind: 'couple', id: String(couple.accountId) };
  await writeAudit(app.db, { ...at, action: 'ads.saved', accountId: vendor.accountId, subject: `vendor:${vendor.vendorId}` });
  await writeAudit(app.db, {
    ...at,
    action: 'operations.looked_at',
    accountId: operator.accountId,
    subject: `account:${couple.accountId}`,
  });
  await writeAudit(app.db, {
    ...at,
    action: 'payouts.paid',
    accountId: operator.accountId,
    subject: 'payout:01890000-0000-7000-8000-000000000000',
    detail: { number: 'PYO-1', vendor: vendor.vendorId },
  });
  await writeAudit(app.db, { ...at, action: 'login', accountId: null, result: 'refused', detail: { code: 'identity.code_wrong' } });
  const { data } = await staff.read<{ data: AuditEntry[] }>(operator, '/audit?limit=4');
  expect(data).toMatchObject([
    { who: null, named: { code: refusalText('identity.code_wrong', undefined, 'en') } },
    { about: { name: 'PYO-1', page: { kind: 'payout' } }, named: { vendor: 'Kebun Cempaka' }, who: { type: 'operator', page: null } },
    { about: { page: toCouple }, named: {} },
    { about: { name: 'Kebun Cempaka', page: toVendor }, who: { email: vendor.email, page: toVendor } },
  ]);
});

test('entries are found by action, subject, e-mail address, result and day, newest first, with the head of the chain', async () => {
  const staff = operationsOf(app);
  const operator = await app.build.operator('verification');
  const vendor = await app.build.vendor();
  await writeAudit(app.db, {
    action: 'fairs.vendor_put',
    accountId: vendor.accountId,
    subject: 'test:1',
    address: '10.0.0.1',
    result: 'done',
  });
  await writeAudit(app.db, {
    action: 'fairs.vendor_removed',
    accountId: null,
    subject: 'test:2',
    result: 'refused',
    detail: { code: 'x' },
  });
  const search = async (query: string) =>
    staff.read<{ data: AuditEntry[]; meta: { total: number; head: { position: number; hash: string } } }>(operator, `/audit?${query}`);
  const all = await search('q=fairs.');
  expect(all.data.map(({ action }) => action)).toEqual(['fairs.vendor_removed', 'fairs.vendor_put']);
  expect(await verifyAudit(app.db)).toMatchObject({ kind: 'whole', ...all.meta.head });
  expect((await search('q=test:1')).data[0]).toMatchObject({ who: { email: vendor.email, type: 'vendor' }, address: '10.0.0.1' });
  expect((await search(`q=${encodeURIComponent(vendor.email.toUpperCase())}`)).data).toHaveLength(1);
  expect((await search('q=nobody@pelaminan.test')).data).toEqual([]);
  expect((await search('q=fairs.&result=refused')).data).toHaveLength(1);
  expect((await search('q=fairs.&start_date=2020-01-01&end_date=2020-12-31')).meta.total).toBe(0);
  expect((await search('q=%25')).data).toEqual([]);
});
