// Second factors of people who work for a vendor: set up, asked for at sign-in and where money moves, lost, and attacked (decision 0162).
import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SecondFactor } from '../../../contract/second-factor.ts';
import type { Team } from '../../../contract/team.ts';
import { dayMs, minuteMs } from '../../../core/time.ts';
import { type BuiltAccount, testPassword } from '../../testing/builders/accounts.ts';
import { bankAccountForm, bankAccountsPath } from '../../testing/builders/bank-accounts.ts';
import { codeOf } from '../../testing/code-of.ts';
import { openTestApp, secretsOf, type TestApp } from '../../testing/test-app.ts';
import { warnOfRemovals } from './removal.ts';

const at = '2026-11-25T10:01:00+07:00';
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at });
  other = await openTestApp({ on: app, at, env: secretsOf(app) });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const later = (milliseconds: number): void => {
  app.clock.advance(milliseconds);
  other.clock.advance(milliseconds);
};
const dataOf = <T>({ body }: { readonly body: unknown }): T => (body as { data: T }).data;
const post = (path: string, as: BuiltAccount | undefined, body: object, on = app) => on.call('POST', path, { ...(as && { as }), body });
const codeFor = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() });
const signIn = (email: string, code?: string, on = app) =>
  post('/v2/login', undefined, { email, password: testPassword, ...(code !== undefined && { code }) }, on);
const statusOf = async (as: BuiltAccount) => dataOf<SecondFactor>(await app.call('GET', '/v2/second_factor', { as }));
const give = (as: BuiltAccount, code: string, on = app) => post('/v2/second_factor/proof', as, { code }, on);
const sessionOf = (answer: { readonly body: unknown }) => (answer.body as { vendor: { sessionId: string } }).vendor.sessionId;

async function emailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await sql<{ subject: string; text: string }>`
    select data->>'subject' as subject, data->>'text' as text from pgboss.job where name = 'send-mail' and data->>'to' = ${to}
    order by created_on`.execute(app.owner);
  return rows;
}
/** Someone who has set codes up, with the secret and the recovery codes they were shown. */
async function protectedVendor() {
  const vendor = await app.build.vendor();
  const { secret, address } = dataOf<{ secret: string; address: string }>(
    await post('/v2/second_factor/setup', vendor, { password: testPassword }),
  );
  const answer = await post('/v2/second_factor', vendor, { code: codeFor(secret) });
  expect(answer.status, answer.text).toBe(200);
  return { vendor, secret, address, recovery: dataOf<{ recovery_codes: string[] }>(answer).recovery_codes };
}
const payout = (as: BuiltAccount) => post('/v2/payouts', as, { amount: 100_000 });

describe('codes', () => {
  test('are set up with the password and a first code; other sessions end, and an email says so', async () => {
    const vendor = await app.build.vendor();
    const elsewhere = await app.build.signedInAgain(vendor);
    expect(codeOf(await post('/v2/second_factor/setup', vendor, { password: 'wrong' }))).toBe('identity.password_wrong');
    const setup = dataOf<{ secret: string; address: string }>(await post('/v2/second_factor/setup', vendor, { password: testPassword }));
    expect(setup.address).toContain(`secret=${setup.secret}`);
    expect(await statusOf(vendor)).toMatchObject({ has_factor: false, codes_since: null, moves_money: true, is_required: false });
    expect(codeOf(await post('/v2/second_factor', vendor, { code: '000000' }))).toBe('identity.code_wrong');
    const confirmed = await post('/v2/second_factor', vendor, { code: codeFor(setup.secret) });
    expect(dataOf<{ recovery_codes: string[] }>(confirmed).recovery_codes).toHaveLength(10);
    expect(await statusOf(vendor)).toMatchObject({ has_factor: true, recovery_codes_left: 10 });
    expect((await app.call('GET', '/v2/me', { as: elsewhere })).status).toBe(401);
    expect((await emailsTo(vendor.email)).map(({ subject }) => subject)).toEqual(['A second factor was set up']);
    expect(codeOf(await post('/v2/second_factor/setup', vendor, { password: testPassword }))).toBe('identity.factor_already_set');
  });

  test('a secret that nobody confirmed is forgotten, and one of an account is none of another', async () => {
    const [vendor, stranger] = [await app.build.vendor(), await app.build.vendor()];
    const { secret } = dataOf<{ secret: string }>(await post('/v2/second_factor/setup', vendor, { password: testPassword }));
    expect(codeOf(await post('/v2/second_factor', stranger, { code: codeFor(secret) }))).toBe('identity.setup_expired');
    later(16 * minuteMs);
    expect(codeOf(await post('/v2/second_factor', vendor, { code: codeFor(secret) }))).toBe('identity.setup_expired');
  });

  test('two first codes at once on two processes turn them on once', async () => {
    const vendor = await app.build.vendor();
    const { secret } = dataOf<{ secret: string }>(await post('/v2/second_factor/setup', vendor, { password: testPassword }));
    const answers = await Promise.all([app, other].map((on) => post('/v2/second_factor', vendor, { code: codeFor(secret) }, on)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('are asked for at sign-in; the answer then is the one of the specification', async () => {
    const { vendor, secret } = await protectedVendor();
    expect(codeOf(await signIn(vendor.email))).toBe('identity.code_required');
    later(30_000);
    const answer = await signIn(vendor.email, codeFor(secret));
    expect(answer.body).toMatchObject({ vendor: { id: vendor.vendorId, type: 'vendor', sessionId: expect.any(String) } });
    expect(codeOf(await signIn(vendor.email, codeFor(secret), other))).toBe('identity.code_wrong');
  });

  test('one code on two processes at once signs in once', async () => {
    const { vendor, secret } = await protectedVendor();
    later(30_000);
    const code = codeFor(secret);
    const answers = await Promise.all([app, other, app, other].map((on) => signIn(vendor.email, code, on)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a sign-in under way while they are set up asks for them', async () => {
    const vendor = await app.build.vendor();
    const { secret } = dataOf<{ secret: string }>(await post('/v2/second_factor/setup', vendor, { password: testPassword }));
    // The account is locked: the sign-in has looked at its password and waits behind the one who sets the codes up.
    const [signedIn] = await app.owner.transaction().execute(async (tx) => {
      await tx.selectFrom('account').select('id').where('id', '=', vendor.accountId).forUpdate().execute();
      const answer = signIn(vendor.email);
      while (!(await app.isWaitedFor())) await new Promise((resolve) => setTimeout(resolve, 10));
      await sql`insert into second_factor (account_id, secret_box) select account_id, ciphertext from second_factor_setup
        where account_id = ${vendor.accountId}`.execute(tx);
      return [answer];
    });
    expect(codeOf(await (signedIn ?? signIn(vendor.email)))).toBe('identity.code_required');
    expect((await signIn(vendor.email, codeFor(secret))).status).toBe(200);
  });

  test('a new password leaves them on', async () => {
    const { vendor } = await protectedVendor();
    await post('/v2/forgot_password', undefined, { email: vendor.email });
    const token = /#token=([\w-]+)/.exec((await emailsTo(vendor.email)).at(-1)?.text ?? '')?.[1] ?? '';
    const password = 'kebaya biru di balkon';
    expect((await post('/v2/reset_password', undefined, { token, password })).status).toBe(204);
    expect(codeOf(await post('/v2/login', undefined, { email: vendor.email, password }))).toBe('identity.code_required');
  });

  test('are turned off by the password and a code, and the recovery codes with them', async () => {
    const { vendor, secret, recovery } = await protectedVendor();
    const off = (body: object) => post('/v2/second_factor/off', vendor, body);
    expect(codeOf(await off({ password: 'wrong', code: recovery[0] }))).toBe('identity.password_wrong');
    expect(codeOf(await off({ password: testPassword, code: '123' }))).toBe('identity.code_wrong');
    later(30_000);
    expect((await off({ password: testPassword, code: codeFor(secret) })).status).toBe(204);
    expect(await statusOf(vendor)).toMatchObject({ has_factor: false, recovery_codes_left: 0 });
    expect((await signIn(vendor.email)).status).toBe(200);
    expect((await emailsTo(vendor.email)).at(-1)?.subject).toBe('Your second factor was removed');
    expect((await off({ password: testPassword, code: codeFor(secret) })).status).toBe(404);
  });

  test('couples and operators have none here', async () => {
    for (const as of [await app.build.couple(), await app.build.operator('finance')]) {
      expect((await app.call('GET', '/v2/second_factor', { as })).status).toBe(404);
      expect((await post('/v2/second_factor/setup', as, { password: testPassword })).status).toBe(404);
    }
  });
});

describe('recovery codes', () => {
  test('each signs in once, also on two processes at once, and its holder is notified', async () => {
    const { vendor, recovery } = await protectedVendor();
    const [first = '', second = ''] = recovery;
    const answers = await Promise.all([app, other].map((on) => signIn(vendor.email, first.toUpperCase().replaceAll('-', ' '), on)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(codeOf(await signIn(vendor.email, first))).toBe('identity.code_wrong');
    expect((await statusOf(vendor)).recovery_codes_left).toBe(9);
    const email = (await emailsTo(vendor.email)).at(-1);
    expect([email?.subject, email?.text]).toEqual(['A recovery code was used', expect.stringContaining('Codes left: 9')]);
    const stranger = await protectedVendor();
    expect(codeOf(await signIn(stranger.vendor.email, second))).toBe('identity.code_wrong');
  });

  test('are kept hashed, and new ones end those before', async () => {
    const { vendor, recovery } = await protectedVendor();
    const dump = JSON.stringify(await sql`select * from recovery_code where account_id = ${vendor.accountId}`.execute(app.owner));
    expect(recovery.filter((code) => dump.includes(code) || dump.includes(code.replaceAll('-', '')))).toEqual([]);
    const renewed = await post('/v2/second_factor/recovery_codes', vendor, { password: testPassword });
    expect(dataOf<{ recovery_codes: string[] }>(renewed).recovery_codes).toHaveLength(10);
    expect(codeOf(await signIn(vendor.email, recovery[1]))).toBe('identity.code_wrong');
    later(11 * minuteMs);
    expect(codeOf(await post('/v2/second_factor/recovery_codes', vendor, { password: testPassword }))).toBe('identity.factor_required');
  });

  test('300 guesses at once on two processes: ten are looked at, and a known device still signs in', async () => {
    const { vendor, secret } = await protectedVendor();
    later(30_000);
    const device = 'A'.repeat(22);
    const known = (code: string) =>
      app.call('POST', '/v2/login', { body: { email: vendor.email, password: testPassword, code }, headers: { cookie: `PLMK=${device}` } });
    expect((await known(codeFor(secret))).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        (i % 2 === 0 ? app : other).call('POST', '/v2/login', {
          body: { email: vendor.email, password: testPassword, code: `aaaa-bbbb-cccc-${2000 + i}`.replace(/[01]/g, '9') },
          remoteAddress: `10.7.${i % 200}.1`,
        }),
      ),
    );
    expect(guesses.filter((answer) => codeOf(answer) === 'identity.code_wrong').length).toBeLessThanOrEqual(10);
    expect(guesses.filter(({ status }) => status === 200)).toEqual([]);
    later(30_000);
    expect((await known(codeFor(secret))).status).toBe(200);
  });
});

describe('where money moves', () => {
  test('a session gives it once for ten minutes; without a factor nothing is asked', async () => {
    const { vendor, secret } = await protectedVendor();
    expect(codeOf(await payout(vendor))).toBe('payouts.not_ready');
    later(10 * minuteMs);
    expect(codeOf(await payout(vendor))).toBe('identity.factor_required');
    expect(codeOf(await give(vendor, '000000'))).toBe('identity.code_wrong');
    const code = codeFor(secret);
    const answers = await Promise.all([app, other].map((on) => give(vendor, code, on)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    expect(codeOf(await payout(vendor))).toBe('payouts.not_ready');
    expect(codeOf(await payout(await app.build.vendor()))).toBe('payouts.not_ready');
  });

  test('another session of the same account has not given it', async () => {
    const { vendor } = await protectedVendor();
    const elsewhere = await app.build.signedInAgain(vendor);
    expect(codeOf(await payout(elsewhere))).toBe('identity.factor_required');
    expect(codeOf(await payout(vendor))).toBe('payouts.not_ready');
  });

  test('bank accounts and roles that may move money ask for it; other roles do not', async () => {
    const { vendor } = await protectedVendor();
    const as = await app.build.signedInAgain(vendor);
    const member = await app.build.member(vendor.vendorId, 'sales');
    const { members } = dataOf<Team>(await app.call('GET', '/v2/team', { as }));
    const role = (to: string) => app.call('PUT', `/v2/team/members/${members[1]?.uuid}/role`, { as, body: { role: to } });
    const asked = [
      await post(bankAccountsPath, as, bankAccountForm()),
      await post(`${bankAccountsPath}/01890000-0000-7000-8000-000000000000/primary`, as, { password: testPassword }),
      await post(`${bankAccountsPath}/01890000-0000-7000-8000-000000000000/remove`, as, { password: testPassword }),
      await role('finance'),
      await post('/v2/team/invitations', as, { email: 'laras@pelaminan.test', role: 'finance' }),
      await app.call('PUT', '/v2/team/second_factor', { as, body: { required: true } }),
      await post('/v2/account_export', as, { password: testPassword }),
      await post('/v2/account_deletion', as, { password: testPassword }),
    ];
    expect(asked.map(codeOf)).toEqual(asked.map(() => 'identity.factor_required'));
    expect((await role('viewer')).status).toBe(200);
    expect(member.accountId).toBeGreaterThan(0);
  });

  test('an owner who has one requires it of everyone who may move money', async () => {
    const { vendor } = await protectedVendor();
    const rule = (as: BuiltAccount, required: boolean) => app.call('PUT', '/v2/team/second_factor', { as, body: { required } });
    expect(codeOf(await rule(await app.build.vendor(), true))).toBe('identity.factor_missing');
    const [finance, sales] = [await app.build.member(vendor.vendorId, 'finance'), await app.build.member(vendor.vendorId, 'sales')];
    expect(codeOf(await payout(finance))).toBe('payouts.not_ready');
    const team = dataOf<Team>(await rule(vendor, true));
    expect(team).toMatchObject({ requires_second_factor: true, events: [{ kind: 'factor_required' }] });
    expect(team.members.map(({ has_second_factor: has }) => has)).toEqual([true, false, false]);
    expect(codeOf(await payout(finance))).toBe('identity.factor_missing');
    expect(await statusOf(finance)).toMatchObject({ moves_money: true, is_required: true });
    expect(await statusOf(sales)).toMatchObject({ moves_money: false, is_required: false });
    expect(dataOf<Team>(await app.call('GET', '/v2/team', { as: sales })).members.map((one) => one.has_second_factor)).toEqual([
      null,
      null,
      null,
    ]);
    expect(codeOf(await rule(finance, false))).toBe('team.role_forbids');
    await app.build.secondFactor(finance);
    expect(codeOf(await payout(finance))).toBe('identity.factor_required');
    expect(codeOf(await payout(await app.build.vendor()))).toBe('payouts.not_ready');
    expect(dataOf<Team>(await rule(vendor, false)).requires_second_factor).toBe(false);
  });
});

describe('someone who lost everything', () => {
  const ask = (email: string, password = testPassword) => post('/v2/login/second_factor_removal', undefined, { email, password });

  test('waits seven days; then the password alone is enough', async () => {
    const { vendor } = await protectedVendor();
    expect(codeOf(await ask(vendor.email, 'wrong'))).toBe('identity.credentials_wrong');
    const due = dataOf<{ due_at: string }>(await ask(vendor.email)).due_at;
    expect(Date.parse(due)).toBe(app.clock.now() + 7 * dayMs);
    expect(dataOf<{ due_at: string }>(await ask(vendor.email)).due_at).toBe(due);
    expect((await emailsTo(vendor.email)).filter(({ subject }) => subject === 'Your second factor will be removed')).toHaveLength(1);
    later(7 * dayMs - 1_000);
    expect(codeOf(await signIn(vendor.email))).toBe('identity.code_required');
    later(1_000);
    const answers = await Promise.all([app, other].map((on) => signIn(vendor.email, undefined, on)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const again = { ...vendor, sessionId: sessionOf(answers[0] ?? { body: {} }) };
    expect(await statusOf(again)).toMatchObject({ has_factor: false, recovery_codes_left: 0 });
    expect((await emailsTo(vendor.email)).at(-1)?.subject).toBe('Your second factor was removed');
  });

  test('is reminded a day before, once, on however many processes, and not when it was cancelled', async () => {
    const { vendor } = await protectedVendor();
    const { vendor: kept } = await protectedVendor();
    await ask(vendor.email);
    await ask(kept.email);
    expect((await app.call('DELETE', '/v2/second_factor/removal', { as: kept })).status).toBe(204);
    const subject = 'Your second factor will be removed within a day';
    const warnings = async (email: string) => (await emailsTo(email)).filter((mail) => mail.subject === subject);
    const run = () => Promise.all([app, other].map((on) => warnOfRemovals(on.system.identity)));
    later(6 * dayMs - 1_000);
    await run();
    expect(await warnings(vendor.email)).toHaveLength(0);
    later(1_000);
    await run();
    await run();
    const [warning, ...more] = await warnings(vendor.email);
    expect(more).toHaveLength(0);
    expect(warning?.text).toContain('Choose a new password now');
    expect(await warnings(kept.email)).toHaveLength(0);
  });

  test('is said to who is signed in, and cancelled by them', async () => {
    const { vendor } = await protectedVendor();
    expect(await statusOf(vendor)).toMatchObject({ removed_at: null });
    const due = dataOf<{ due_at: string }>(await ask(vendor.email)).due_at;
    expect(await statusOf(vendor)).toMatchObject({ removed_at: due });
    const keep = () => app.call('DELETE', '/v2/second_factor/removal', { as: vendor });
    expect([(await keep()).status, (await keep()).status]).toEqual([204, 204]);
    expect(await statusOf(vendor)).toMatchObject({ removed_at: null });
    later(8 * dayMs);
    expect(codeOf(await signIn(vendor.email))).toBe('identity.code_required');
  });

  test('a factor that is given, or another password, cancels it', async () => {
    const { vendor, recovery } = await protectedVendor();
    await ask(vendor.email);
    // Also when the wait is over already.
    later(8 * dayMs);
    expect(codeOf(await signIn(vendor.email, '000000'))).toBe('identity.code_wrong');
    expect((await signIn(vendor.email, recovery[0])).status).toBe(200);
    expect(codeOf(await signIn(vendor.email))).toBe('identity.code_required');
    later(8 * dayMs);
    expect(codeOf(await signIn(vendor.email))).toBe('identity.code_required');
    await ask(vendor.email);
    const as = await app.build.signedInAgain(vendor);
    const password = 'kebaya biru di balkon';
    expect((await app.call('PUT', '/v2/password', { as, body: { current_password: testPassword, password } })).status).toBe(204);
    later(8 * dayMs);
    expect(codeOf(await post('/v2/login', undefined, { email: vendor.email, password }))).toBe('identity.code_required');
  });

  test('an account without a factor, and a couple’s, has nothing to wait for', async () => {
    for (const { email } of [await app.build.vendor(), await app.build.couple()]) expect((await ask(email)).status).toBe(404);
  });
});

test('what leaves with an account: a member who is removed, and an owner who is erased', async () => {
  const { vendor } = await protectedVendor();
  const member = await app.build.member(vendor.vendorId, 'finance');
  await app.build.secondFactor(member);
  const { members } = dataOf<Team>(await app.call('GET', '/v2/team', { as: vendor }));
  await app.call('DELETE', `/v2/team/members/${members[1]?.uuid}`, { as: vendor });
  const left = async (accountId: number) =>
    (
      await sql<{ n: number }>`select (select count(*)::int from second_factor where account_id = ${accountId})
        + (select count(*)::int from recovery_code where account_id = ${accountId}) as n`.execute(app.owner)
    ).rows[0]?.n;
  expect(await left(member.accountId)).toBe(0);
  expect(await left(vendor.accountId)).toBe(11);
  expect((await post('/v2/account_deletion', vendor, { password: testPassword })).status).toBe(200);
  await sql`update account_deletion set asked_at = ${new Date(app.clock.now() - 20 * dayMs)}, erase_at = ${new Date(app.clock.now() - dayMs)}
    where account_id = ${vendor.accountId}`.execute(app.owner);
  await app.system.leaving.eraseThoseDue();
  expect(await left(vendor.accountId)).toBe(0);
});
