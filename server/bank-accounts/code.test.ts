// The SMS code: valid once, for one account and one phone; attempts, waiting times, limits and the lock. (product 7; reliability S9, S10)
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Env } from '../config.ts';
import type { BuiltVendor } from '../testing/builders/accounts.ts';
import { type AccountWithCode, bankAccountsPath } from '../testing/builders/bank-accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
const start = async (env: Env = {}) => {
  app = await openTestApp({ jobs: true, env });
};
beforeEach(() => start());
afterEach(() => app.close());

type Vendor = BuiltVendor & { readonly phone: string };
const minuteMs = 60_000;
const verify = (as: Vendor, id: string, code: string, headers: Record<string, string> = {}) =>
  app.call('POST', `${bankAccountsPath}/${id}/verify`, { as, body: { code }, headers });
const resend = (as: Vendor, id: string, headers: Record<string, string> = {}) =>
  app.call('POST', `${bankAccountsPath}/${id}/code`, { as, headers });
const statusOf = async (as: Vendor) =>
  ((await app.call('GET', bankAccountsPath, { as })).body as { data: { code: AccountWithCode['code'] } }).data.code;
const messagesTo = async (phone: string) => {
  const { body } = await app.call('GET', '/dev/outbox.json');
  return (body as { kind: string; to: string; text: string }[]).filter(({ kind, to }) => kind === 'sms' && to === phone);
};
/** The codes that reached a phone, newest first, once there are so many. */
const codesTo = async (phone: string, count: number): Promise<string[]> => {
  const messages = await app.eventually(
    () => messagesTo(phone),
    (found) => found.length >= count,
  );
  expect(messages).toHaveLength(count);
  return messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
};
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refused = (status: number, code: string) => ({ status, body: { error: { code: `bank_accounts.${code}` } } });

describe('a code', () => {
  test('verifies its account once; the vendor gets an email; no response contains the code', async () => {
    const vendor = await app.build.vendorWithPhone({ language: 'id' });
    const { account, code } = await app.build.bankAccount(vendor);
    const [sent = ''] = await codesTo(vendor.phone, 1);
    expect(JSON.stringify([account, code])).not.toContain(sent);
    expect((await messagesTo(vendor.phone))[0]?.text).toBe(
      `Pelaminan: ${sent} adalah kode untuk rekening Anda yang berakhiran ${account.account_number_end}. Berlaku 10 menit. Jangan berikan kepada siapa pun, termasuk kami.`,
    );
    const answer = await verify(vendor, account.id, ` ${sent.slice(0, 3)} ${sent.slice(3)} `);
    expect(answer).toMatchObject({ status: 200, body: { data: { account: { id: account.id, verified_at: expect.any(String) } } } });
    // Sent twice it is answered the same: nothing is left to try.
    expect(await verify(vendor, account.id, sent)).toMatchObject({ status: 200 });
    expect(await resend(vendor, account.id)).toMatchObject(refused(409, 'already_verified'));
    const other = await app.build.bankAccount(vendor);
    expect(await verify(vendor, other.account.id, sent)).toMatchObject(refused(422, 'code_expired'));
    const mails = await app.eventually(
      async () => (await app.call('GET', '/dev/outbox.json')).body as { kind: string; to: string; subject?: string }[],
      (all) => all.some(({ kind, to }) => kind === 'mail' && to === vendor.email),
    );
    expect(mails.find(({ to }) => to === vendor.email)?.subject).toMatch(/terverifikasi/);
  });

  test('is stored so that it cannot be read, not even in the queue', async () => {
    const vendor = await app.build.vendorWithPhone();
    await app.build.bankAccount(vendor);
    const [sent = ''] = await codesTo(vendor.phone, 1);
    const { rows } = await sql<{ t: string }>`
      select c::text as t from bank_code c union all select s::text from bank_code_sent s union all select j.data::text from pgboss.job j
      union all select a.detail::text from audit_entry a`.execute(app.owner);
    for (const { t } of rows) expect(t).not.toMatch(new RegExp(`\\b${sent}\\b`));
  });

  test('of one account fails on another, and a new code ends the one before', async () => {
    const vendor = await app.build.vendorWithPhone();
    const first = await app.build.bankAccount(vendor);
    const second = await app.build.bankAccount(vendor);
    const [sent = ''] = await codesTo(vendor.phone, 1);
    expect(await verify(vendor, second.account.id, sent)).toMatchObject(refused(422, 'code_expired'));
    app.clock.advance(30_000);
    expect(await resend(vendor, first.account.id)).toMatchObject({ status: 200, body: { data: { code: { resend_after_seconds: 60 } } } });
    const [next = ''] = await codesTo(vendor.phone, 2);
    expect(next).not.toBe(sent);
    expect(await verify(vendor, first.account.id, sent)).toMatchObject(refused(422, 'code_wrong'));
    expect(await verify(vendor, first.account.id, next)).toMatchObject({ status: 200 });
  });

  test('runs out after ten minutes, and with the phone it went to', async () => {
    const vendor = await app.build.vendorWithPhone();
    const { account } = await app.build.bankAccount(vendor);
    const [sent = ''] = await codesTo(vendor.phone, 1);
    await sql`update vendor set phone = '+6281399998888' where id = ${vendor.vendorId}`.execute(app.owner);
    expect(await verify(vendor, account.id, sent)).toMatchObject(refused(422, 'code_expired'));
    await sql`update vendor set phone = ${vendor.phone} where id = ${vendor.vendorId}`.execute(app.owner);
    app.clock.advance(10 * minuteMs);
    expect(await verify(vendor, account.id, sent)).toMatchObject(refused(422, 'code_expired'));
    expect(await statusOf(vendor)).toMatchObject({ bank_account_id: null, good_for_seconds: 0, resend_after_seconds: 0 });
  });

  test('of another vendor’s account is not found', async () => {
    const vendor = await app.build.vendorWithPhone();
    const stranger = await app.build.vendorWithPhone();
    const { account } = await app.build.bankAccount(vendor);
    const [sent = ''] = await codesTo(vendor.phone, 1);
    expect(await verify(stranger, account.id, sent)).toMatchObject({ status: 404 });
    expect(await resend(stranger, account.id)).toMatchObject({ status: 404 });
  });
});

describe('wrong codes', () => {
  test('say the sentence of the specification, lock after five for fifteen minutes, and then a new code helps', async () => {
    const vendor = await app.build.vendorWithPhone();
    const { account } = await app.build.bankAccount(vendor);
    const [sent = ''] = await codesTo(vendor.phone, 1);
    for (let i = 1; i <= 4; i++) {
      expect(await verify(vendor, account.id, wrongOf(sent))).toMatchObject({
        status: 422,
        body: { error: { code: 'bank_accounts.code_wrong', field: 'code', message: 'The entered verification code is wrong' } },
      });
      expect(await statusOf(vendor)).toMatchObject({ tries_left: 5 - i });
    }
    const last = await verify(vendor, account.id, wrongOf(sent));
    expect(last).toMatchObject({ ...refused(429, 'code_locked'), headers: { 'retry-after': '900' } });
    expect(await verify(vendor, account.id, sent)).toMatchObject(refused(429, 'code_locked'));
    expect(await resend(vendor, account.id)).toMatchObject(refused(429, 'code_locked'));
    expect(await statusOf(vendor)).toMatchObject({ bank_account_id: null, locked_for_seconds: 900 });
    app.clock.advance(15 * minuteMs);
    expect(await verify(vendor, account.id, sent)).toMatchObject(refused(422, 'code_expired'));
    expect(await resend(vendor, account.id)).toMatchObject({
      status: 200,
      body: { data: { code: { tries_left: 5, locked_for_seconds: 0 } } },
    });
    const [next = ''] = await codesTo(vendor.phone, 2);
    expect(await verify(vendor, account.id, next)).toMatchObject({ status: 200 });
  });

  test('are not reset by another account, a new code, or adding the account again', async () => {
    const vendor = await app.build.vendorWithPhone();
    const first = await app.build.bankAccount(vendor);
    const [sent = ''] = await codesTo(vendor.phone, 1);
    for (let i = 0; i < 4; i++) await verify(vendor, first.account.id, wrongOf(sent));
    app.clock.advance(30_000);
    const second = await app.build.bankAccount(vendor);
    expect(second.code).toMatchObject({ bank_account_id: second.account.id, tries_left: 1 });
    const [next = ''] = await codesTo(vendor.phone, 2);
    expect(await verify(vendor, second.account.id, wrongOf(next))).toMatchObject(refused(429, 'code_locked'));
  });

  test('concurrent ones: five are checked, on two servers', async () => {
    const other = await openTestApp({ on: app });
    try {
      const vendor = await app.build.vendorWithPhone();
      const { account } = await app.build.bankAccount(vendor);
      const [sent = ''] = await codesTo(vendor.phone, 1);
      const guesses = Array.from({ length: 200 }, (_, i) => String((Number(sent) + 1 + i) % 1_000_000).padStart(6, '0'));
      const answers = await Promise.all(
        guesses.map((code, i) =>
          (i % 2 === 0 ? app : other).call('POST', `${bankAccountsPath}/${account.id}/verify`, { as: vendor, body: { code } }),
        ),
      );
      expect(answers.every(({ status }) => [422, 429, 503].includes(status))).toBe(true);
      const looked = await app.owner
        .selectFrom('audit_entry')
        .select('id')
        .where('action', '=', 'verify-bank-account')
        .where(sql<string>`detail->>'tried'`, '=', 'wrong')
        .where('account_id', '=', vendor.accountId)
        .execute();
      expect(looked).toHaveLength(5);
      expect(await verify(vendor, account.id, sent)).toMatchObject(refused(429, 'code_locked'));
    } finally {
      await other.close();
    }
  });

  test('that are no six digits cost no try', async () => {
    const vendor = await app.build.vendorWithPhone();
    const { account } = await app.build.bankAccount(vendor);
    for (const raw of ['', '12345', 'abcdef', '1234567'])
      expect(await verify(vendor, account.id, raw)).toMatchObject(refused(422, 'code_wrong'));
    expect(await statusOf(vendor)).toMatchObject({ tries_left: 5 });
  });
});

describe('sending', () => {
  test('waits 30, 60, 120 and 300 seconds, and the same request sends once', async () => {
    const vendor = await app.build.vendorWithPhone();
    const { account } = await app.build.bankAccount(vendor);
    for (const [seconds, next] of [
      [30, 60],
      [60, 120],
      [120, 300],
    ] as const) {
      app.clock.advance((seconds - 1) * 1_000);
      expect(await resend(vendor, account.id)).toMatchObject(refused(429, 'code_too_soon'));
      app.clock.advance(1_000);
      const headers = { 'idempotency-key': `resend-after-${seconds}` };
      const [one, two] = await Promise.all([resend(vendor, account.id, headers), resend(vendor, account.id, headers)]);
      expect(one).toMatchObject({ status: 200, body: { data: { code: { resend_after_seconds: next } } } });
      expect(two?.text).toBe(one?.text);
    }
    await codesTo(vendor.phone, 4);
  });

  test('stops after five to one number in ten minutes, however many vendors and spellings', async () => {
    const spellings = ['+6281200001111', '081200001111', '0812-0000-1111', '62 812 0000 1111', '(0812) 0000 1111', '+62 0812 0000 1111'];
    const statuses: (string | null)[] = [];
    for (const phone of spellings) {
      const vendor = await app.build.vendorWithPhone({ phone });
      statuses.push((await app.build.bankAccount(vendor)).code.bank_account_id);
    }
    expect(statuses.map((id) => id !== null)).toEqual([true, true, true, true, true, false]);
    const sixth = await app.build.vendorWithPhone({ phone: '+6281200001111' });
    const { account } = await app.build.bankAccount(sixth);
    expect(await resend(sixth, account.id)).toMatchObject(refused(429, 'code_too_many'));
    app.clock.advance(10 * minuteMs);
    expect(await resend(sixth, account.id)).toMatchObject({ status: 200 });
  });

  test('stops after ten a day for one vendor', async () => {
    const vendor = await app.build.vendorWithPhone();
    const { account } = await app.build.bankAccount(vendor);
    for (let i = 1; i < 10; i++) {
      app.clock.advance(60 * minuteMs);
      expect((await resend(vendor, account.id)).status, `code ${i + 1}`).toBe(200);
    }
    app.clock.advance(60 * minuteMs);
    expect(await resend(vendor, account.id)).toMatchObject(refused(429, 'code_too_many'));
    app.clock.advance(24 * 60 * minuteMs);
    // The session of yesterday is over; only the count is asked here.
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from bank_code_sent where vendor_id = ${vendor.vendorId} and sent_at > ${new Date(app.clock.now() - 24 * 60 * minuteMs)}`.execute(
      app.owner,
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('stops for all when too many were sent in an hour', async () => {
    await app.close();
    await start({ SMS_PER_HOUR_MAX: '2' });
    for (let i = 0; i < 2; i++) expect((await app.build.bankAccount(await app.build.vendorWithPhone())).code.good_for_seconds).toBe(600);
    const vendor = await app.build.vendorWithPhone();
    const { account, code } = await app.build.bankAccount(vendor);
    expect(code.bank_account_id).toBeNull();
    expect(await resend(vendor, account.id)).toMatchObject(refused(503, 'sms_paused'));
  });

  test('goes abroad only where that is allowed', async () => {
    await app.close();
    await start({ SMS_ALSO_TO: '+65' });
    const vendor = await app.build.vendorWithPhone({ phone: '+65 9123 4567' });
    expect((await app.build.bankAccount(vendor)).code).toMatchObject({ phone: '+65\u00A0912••••567', good_for_seconds: 600 });
    await codesTo('+6591234567', 1);
    const elsewhere = await app.build.vendorWithPhone({ phone: '+1 202-555-0143' });
    expect((await app.build.bankAccount(elsewhere)).code.phone).toBeNull();
  });
});
