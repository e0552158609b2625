// Passkeys: added, used at sign-in and where money moves, removed, and what of another, of yesterday or of elsewhere is refused (decision 0162).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SecondFactor } from '../../../contract/second-factor.ts';
import { minuteMs } from '../../../core/time.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { type BuiltAccount, testPassword } from '../../testing/builders/accounts.ts';
import { codeOf } from '../../testing/code-of.ts';
import { openTestApp, secretsOf, type TestApp } from '../../testing/test-app.ts';

const at = '2026-11-25T10:01:00+07:00';
const env = { PUBLIC_URL: 'https://pelaminan.test' };
const place = { origin: 'https://pelaminan.test', relyingParty: 'pelaminan.test' };
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at, env });
  other = await openTestApp({ on: app, at, env: { ...env, ...secretsOf(app) } });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const later = (milliseconds: number): void => [app, other].forEach(({ clock }) => clock.advance(milliseconds));
type Options = { readonly challenge: string; readonly [name: string]: unknown };
const dataOf = <T>({ body }: { readonly body: unknown }): T => (body as { data: T }).data;
const post = (path: string, as: BuiltAccount | undefined, body: object, on = app) => on.call('POST', path, { ...(as && { as }), body });
const uuidOf = async ({ accountId }: BuiltAccount): Promise<string> => {
  const { uuid } = await app.owner.selectFrom('account').select('uuid').where('id', '=', accountId).executeTakeFirstOrThrow();
  return Buffer.from(uuid).toString('base64url');
};
const optionsFor = async (as: BuiltAccount) => dataOf<Options>(await post('/v2/passkeys/options', as, { password: testPassword }));
const add = (as: BuiltAccount, credential: object, name = 'Phone', on = app) => post('/v2/passkeys', as, { name, credential }, on);
const statusOf = async (as: BuiltAccount) => dataOf<SecondFactor>(await app.call('GET', '/v2/second_factor', { as }));
const signInOptions = async () => dataOf<Options>(await post('/v2/login/passkey_options', undefined, {}));
const signIn = (credential: object, on = app) => post('/v2/login/passkey', undefined, { credential }, on);
const payout = (as: BuiltAccount) => post('/v2/payouts', as, { amount: 100_000 });

/** Someone with a passkey, how the browser names them, and their recovery codes. */
async function withPasskey(vendor?: BuiltAccount) {
  const as = vendor ?? (await app.build.vendor());
  const phone = new Authenticator(place);
  const answer = await add(as, phone.made(await optionsFor(as)));
  expect(answer.status, answer.text).toBe(201);
  return { as, phone, handle: await uuidOf(as), recovery: dataOf<{ recovery_codes: string[] | null }>(answer).recovery_codes };
}

describe('a passkey', () => {
  test('is added with the password; the first one brings recovery codes and ends other sessions', async () => {
    const vendor = await app.build.vendor();
    const elsewhere = await app.build.signedInAgain(vendor);
    expect(codeOf(await post('/v2/passkeys/options', vendor, { password: 'wrong' }))).toBe('identity.password_wrong');
    const { phone, recovery } = await withPasskey(vendor);
    expect(recovery).toHaveLength(10);
    expect((await app.call('GET', '/v2/me', { as: elsewhere })).status).toBe(401);
    expect(await statusOf(vendor)).toMatchObject({
      has_factor: true,
      codes_since: null,
      passkeys: [{ name: 'Phone', last_used_at: null }],
    });
    const again = new Authenticator(place);
    const options = await optionsFor(vendor);
    expect(options).toMatchObject({ rp: { id: 'pelaminan.test' }, excludeCredentials: [{ id: phone.id.toString('base64url') }] });
    const second = await add(vendor, again.made(options), ' ');
    expect(codeOf(second)).toBe('identity.name_required');
    expect(dataOf<{ recovery_codes: null }>(await add(vendor, again.made(options), 'Laptop')).recovery_codes).toBeNull();
  });

  test('signs in without a password; each challenge once, on whatever process', async () => {
    const { phone, handle, as } = await withPasskey();
    phone.uses = 1;
    const credential = phone.used(await signInOptions(), handle);
    const answers = await Promise.all([app, other].map((on) => signIn(credential, on)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const done = answers.find(({ status }) => status === 200);
    expect(done?.body).toMatchObject({ vendor: { type: 'vendor', email: as.email, sessionId: expect.any(String) } });
    const { vendor } = (done ?? { body: { vendor: { sessionId: '' } } }).body as { vendor: { sessionId: string } };
    const session = { ...as, sessionId: vendor.sessionId };
    expect(codeOf(await payout(session))).toBe('payouts.not_ready');
    expect((await statusOf(as)).passkeys[0]?.last_used_at).not.toBeNull();
    // Its counter stood still: a copy of it was used.
    expect(codeOf(await signIn(phone.used(await signInOptions(), handle)))).toBe('identity.passkey_refused');
    phone.uses = 2;
    expect((await signIn(phone.used(await signInOptions(), handle))).status).toBe(200);
  });

  test('is asked for beside the password, and a recovery code stands in for it', async () => {
    const { as, recovery } = await withPasskey();
    const login = (code?: string) =>
      post('/v2/login', undefined, { email: as.email, password: testPassword, ...(code !== undefined && { code }) });
    expect(codeOf(await login())).toBe('identity.passkey_required');
    expect((await login(recovery?.[0])).status).toBe(200);
  });

  test('is given where money moves, in the session that asks', async () => {
    const { as, phone, handle } = await withPasskey();
    later(10 * minuteMs);
    expect(codeOf(await payout(as))).toBe('identity.factor_required');
    const options = dataOf<Options>(await post('/v2/second_factor/passkey_options', as, {}));
    expect(options).toMatchObject({ allowCredentials: [{ id: phone.id.toString('base64url') }], userVerification: 'required' });
    // A challenge for signing in is none for this, and the other way round.
    const wrong = await post('/v2/second_factor/passkey_proof', as, { credential: phone.used(await signInOptions(), handle) });
    expect(codeOf(wrong)).toBe('identity.passkey_refused');
    expect((await post('/v2/second_factor/passkey_proof', as, { credential: phone.used(options, handle) })).status).toBe(204);
    expect(codeOf(await payout(as))).toBe('payouts.not_ready');
    expect((await post('/v2/second_factor/passkey_options', await app.build.vendor(), {})).status).toBe(404);
  });

  test('is renamed and removed by its owner alone; a removed one signs in no more, and sessions stay', async () => {
    const { as, phone, handle } = await withPasskey();
    const stranger = await withPasskey();
    const [passkey] = (await statusOf(as)).passkeys;
    const path = `/v2/passkeys/${passkey?.id}`;
    expect((await app.call('PUT', path, { as: stranger.as, body: { name: 'Mine' } })).status).toBe(404);
    expect((await app.call('DELETE', path, { as: stranger.as })).status).toBe(404);
    expect((await app.call('PUT', path, { as, body: { name: 'Old phone' } })).status).toBe(204);
    expect((await statusOf(as)).passkeys[0]?.name).toBe('Old phone');
    const elsewhere = await app.build.signedInAgain(as);
    expect(codeOf(await app.call('DELETE', path, { as: elsewhere }))).toBe('identity.factor_required');
    const options = await signInOptions();
    expect((await app.call('DELETE', path, { as })).status).toBe(204);
    expect(codeOf(await signIn(phone.used(options, handle)))).toBe('identity.passkey_refused');
    expect((await app.call('GET', '/v2/me', { as: elsewhere })).status).toBe(200);
    expect(await statusOf(as)).toMatchObject({ has_factor: false, recovery_codes_left: 0 });
    expect((await app.call('DELETE', path, { as })).status).toBe(404);
  });

  test('leaves codes on when it is removed, and stays when they are turned off', async () => {
    const { as } = await withPasskey();
    await app.build.secondFactor(as);
    const [passkey] = (await statusOf(as)).passkeys;
    expect((await app.call('DELETE', `/v2/passkeys/${passkey?.id}`, { as })).status).toBe(204);
    expect(await statusOf(as)).toMatchObject({ has_factor: true, recovery_codes_left: 10, passkeys: [] });
  });

  test('leaves with who is removed from a team', async () => {
    const vendor = await app.build.vendor();
    const { as: member, phone, handle } = await withPasskey(await app.build.member(vendor.vendorId, 'finance'));
    const uuid = Buffer.from(handle, 'base64url').toString();
    expect((await app.call('DELETE', `/v2/team/members/${uuid}`, { as: vendor })).status).toBe(200);
    expect(codeOf(await signIn(phone.used(await signInOptions(), handle)))).toBe('identity.passkey_refused');
    const { rows } = await sql`select from passkey where account_id = ${member.accountId}`.execute(app.owner);
    expect(rows).toEqual([]);
  });
});

describe('refused is', () => {
  test('what was made or used elsewhere, by nobody known, for another, or too late', async () => {
    const { as, phone, handle } = await withPasskey();
    const stranger = await withPasskey();
    const refused = async (credential: object) => expect(codeOf(await signIn(credential))).toBe('identity.passkey_refused');
    await refused(phone.used(await signInOptions(), handle, 'https://evil.example'));
    await refused(phone.used(await signInOptions(), stranger.handle));
    await refused({ ...phone.used(await signInOptions(), handle), id: stranger.phone.id.toString('base64url') });
    await refused(new Authenticator(place).used(await signInOptions(), handle));
    await refused(new Authenticator({ ...place, relyingParty: 'evil.example' }).used(await signInOptions(), handle));
    await refused(phone.used({ challenge: 'AAAA' }, handle));
    const challenge = await signInOptions();
    later(5 * minuteMs);
    await refused(phone.used(challenge, handle));
    phone.isVerified = false;
    await refused(phone.used(await signInOptions(), handle));
    phone.isVerified = true;
    const options = await optionsFor(as);
    expect(codeOf(await add(stranger.as, new Authenticator(place).made(options)))).toBe('identity.passkey_refused');
    expect(codeOf(await add(as, phone.made(options, 'https://evil.example')))).toBe('identity.passkey_refused');
    expect((await signIn(phone.used(await signInOptions(), handle))).status).toBe(200);
  });

  test('a passkey that another account has, and one for an account that was closed', async () => {
    const { as, phone, handle } = await withPasskey();
    const vendor = await app.build.vendor();
    expect(codeOf(await add(vendor, phone.made(await optionsFor(vendor))))).toBe('identity.passkey_refused');
    await app.owner.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', as.accountId).execute();
    expect(codeOf(await signIn(phone.used(await signInOptions(), handle)))).toBe('identity.passkey_refused');
  });

  test('the eleventh', async () => {
    const { as } = await withPasskey();
    for (let n = 1; n < 10; n++) expect((await add(as, new Authenticator(place).made(await optionsFor(as)))).status).toBe(201);
    expect(codeOf(await post('/v2/passkeys/options', as, { password: testPassword }))).toBe('identity.passkeys_full');
  });
});

test('passkeys belong to the host of the vendors’ pages, and there are none without HTTPS', async () => {
  const hosts = {
    PUBLIC_URL: 'https://pelaminan.test',
    BUSINESS_HOST: 'business.pelaminan.test',
    MARKETPLACE_HOST: 'www.pelaminan.test',
    OPERATIONS_HOST: 'operations.pelaminan.test',
    COOKIE_DOMAIN: 'pelaminan.test',
  };
  const several = await openTestApp({ on: app, env: hosts });
  const plain = await openTestApp({ on: app, env: { PUBLIC_URL: 'http://pelaminan.test' } });
  const number = await openTestApp({ on: app, env: { PUBLIC_URL: 'https://10.0.0.1' } });
  try {
    const asked = (on: TestApp) => post('/v2/login/passkey_options', undefined, {}, on);
    expect(dataOf<{ rpId: string }>(await asked(several)).rpId).toBe('business.pelaminan.test');
    for (const on of [plain, number]) expect(codeOf(await asked(on))).toBe('identity.passkeys_unavailable');
    const local = await openTestApp({ on: app });
    const answer = await local.call('POST', '/v2/login/passkey_options', {
      body: {},
      headers: { host: 'localhost:7000', origin: 'http://localhost:7000' },
    });
    expect(dataOf<{ rpId: string }>(answer).rpId).toBe('localhost');
    await local.close();
  } finally {
    for (const one of [several, plain, number]) await one.close();
  }
});
