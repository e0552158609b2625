// The data export contains everything about an account, compared with the schema, and nothing about others.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPassword, type BuiltAccount } from '../testing/builders/accounts.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/builders/context.ts';
import { leftOut, ownRows } from './own-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ isOneWindow: true });
});
afterAll(() => app.close());

const take = (as: BuiltAccount, password = testPassword) => app.call('POST', '/v2/account_export', { as, body: { password } });
type Held = { tables: Record<string, Record<string, unknown>[]>; agreement?: { versions: object[] } };
const heldOf = async (as: BuiltAccount): Promise<Held> => {
  const answer = await take(as);
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text) as Held;
};

/** Tables that lead to an account, and why no one takes them along. */
const notTaken: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['agreement', 'agreement_declined_part', 'agreement_file', 'agreement_number', 'agreement_version', 'agreement_version_file'].map(
      (table) => [table, 'opened, as `agreement`'],
    ),
  ),
  agreement_looker: 'which operator has a case open now',
  bank_code: 'a code that is not used yet',
  one_time_link: 'a link that is not used yet',
  passkey_challenge: 'a number that is signed once, within minutes',
  second_factor_setup: 'a secret that is not used yet',
  review_network: 'a keyed hash that names no one, forgotten after thirty days',
  operator_permission: 'of operators',
  operator_relation: 'of operators',
  bank_file: 'of operators',
  proposal: 'a decision of operators',
  product_setting: 'a decision of operators',
  payment_alert_answer: 'a decision of operators',
  instalment_refund: 'a decision of operators; its effect is in the instalment',
  instalment_reminder: 'that a reminder was sent',
  quotation_follow_up: 'that a vendor was told to follow up',
  meeting_reminder: 'that a reminder was sent',
  membership_reminder: 'that a reminder was sent',
};

describe('the data export', () => {
  test('is every table that leads to an account, but those with a reason', async () => {
    const { rows } = await sql<{ table: string; to: string }>`
      select conrelid::regclass::text as table, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`.execute(app.owner);
    const reached = new Set(['account']);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const { table, to } of rows) if (reached.has(to)) reached.add(table);
    }
    const taken = new Set([...ownRows({ accountId: 1, vendorId: null }).keys(), ...ownRows({ accountId: 1, vendorId: 1 }).keys()]);
    expect([...reached].filter((table) => !taken.has(table) && !(table in notTaken)).toSorted()).toEqual([]);
    expect(Object.keys(notTaken).filter((table) => taken.has(table) || !reached.has(table))).toEqual([]);
  });

  test('of a couple: what it wrote, asked for and paid, no draft and no fee of a vendor, nothing of another couple, no secret', async () => {
    const [vendor, couple, stranger] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple(), await app.build.couple()];
    const conversation = await app.build.conversation(vendor, couple, 'Our own words');
    await app.build.say(vendor, conversation, 'An answer for us');
    await app.build.conversation(vendor, stranger, 'Words of strangers');
    const accepted = await app.build.acceptedQuotation({ vendor, couple }, { notes: 'What was agreed' });
    await app.build.webhook(await app.build.instalmentPayment(accepted));
    await app.build.draft(vendor, await app.build.inquiry(couple, vendor.vendorId), { notes: 'Not sent yet' });
    const answer = await take(couple);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/json',
        'content-disposition': expect.stringContaining('pelaminan-data.json'),
        'cache-control': 'no-store',
      },
    });
    for (const words of [couple.email, 'Our own words', 'An answer for us', 'What was agreed', 'Nuansa kebun'])
      expect(answer.text).toContain(words);
    for (const words of ['Words of strangers', 'Not sent yet', stranger.email, vendor.email, 'fee_idr', ...leftOut])
      expect(answer.text, words).not.toContain(`${words}"`);
    const { tables } = JSON.parse(answer.text) as Held;
    expect(tables['payment']).toHaveLength(1);
    expect(tables['instalment']).toHaveLength(3);
  });

  test('holds no bytes: keys, hashes and what is encrypted stay here', async () => {
    const tables = [1, null].flatMap((vendorId) => [...ownRows({ accountId: 1, vendorId }).keys()]);
    const { rows } = await sql<{ column_name: string }>`
      select distinct column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' and table_name = any(${tables}::text[])`.execute(app.owner);
    const isLeftOut = new Set<string>(leftOut);
    expect(rows.map(({ column_name: name }) => name).filter((name) => !isLeftOut.has(name))).toEqual([]);
  });

  test('of a vendor: profile, money, bank account and agreement in full, and no couple’s words it may not read', async () => {
    const vendor = await app.build.payableVendor({ plan: 'Free' });
    const couple = await app.build.couple();
    await app.build.conversation(vendor, couple, 'Closed to Trial');
    await app.build.order(vendor);
    const held = await heldOf(vendor);
    expect(held.tables).toMatchObject({ vendor: [{ id: vendor.vendorId }], credit_order: [{ status: 'unpaid' }] });
    expect(held.tables['bank_account']?.[0]?.['number']).toMatch(/^\d{6,20}$/);
    expect(held.agreement?.versions).toHaveLength(1);
    expect(JSON.stringify(held)).not.toMatch(/Closed to Trial/);
    expect(JSON.stringify(held)).not.toContain(couple.email);
  });

  test('requires the password, is logged, and is limited to five an hour', async () => {
    const couple = await app.build.couple();
    expect(codeOf(await take(couple, 'not-the-password'))).toBe('identity.password_wrong');
    expect((await take(await app.build.operator('support'))).status).toBe(404);
    const outcomeOf = (answer: Answer) => (answer.status === 200 ? 'taken' : codeOf(answer));
    // One is put together at a time: how many of these are taken depends on how fast; those that are not may be asked for again.
    const together = (await Promise.all(Array.from({ length: 5 }, () => take(couple)))).map(outcomeOf);
    expect(together).toContain('taken');
    const again = together.filter((outcome) => outcome === 'request.too_many').length;
    const outcomes = together.filter((outcome) => outcome !== 'request.too_many');
    for (let n = 0; n < again + 2; n++) outcomes.push(outcomeOf(await take(couple)));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'taken'), 'identity.too_many_attempts', 'identity.too_many_attempts']);
    const rows = await app.owner
      .selectFrom('audit_entry')
      .select('result')
      .where('action', '=', 'identity.data_exported')
      .where('account_id', '=', couple.accountId)
      .execute();
    expect(rows.filter(({ result }) => result === 'done')).toHaveLength(5);
  });
});
