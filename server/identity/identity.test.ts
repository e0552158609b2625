import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPassword } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ isOneWindow: true });
});
afterAll(() => app.close());

const browser = { origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
const cookieIn = (value: unknown): string => /BSID=([^;]*)/.exec([value].flat().join('\n'))?.[1] ?? '';

describe('login', () => {
  test('answers the vendor with its plan when the account owns one, else the user', async () => {
    const vendor = await app.build.vendor({ plan: 'Gold', name: 'Rumah Kenanga' });
    const answer = await app.call('POST', '/v2/login', { body: { email: vendor.email.toUpperCase(), password: testPassword } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      vendor: {
        id: vendor.vendorId,
        type: 'vendor',
        status: 1,
        businessName: 'Rumah Kenanga',
        membershipInfo: { statusPlan: 'Gold', credit: null },
      },
    });
    const couple = await app.build.couple();
    expect((await app.call('POST', '/v2/login', { body: { email: couple.email, password: testPassword } })).body).toMatchObject({
      user: { type: 'user' },
    });
  });

  test('sets BSID with the attributes of the specification, and hides the secret from the answer', async () => {
    const { email } = await app.build.couple();
    const answer = await app.call('POST', '/v2/login', { body: { email, password: testPassword } });
    const cookie = [answer.headers['set-cookie']].flat().join('\n');
    expect(cookie).toMatch(/^BSID=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/);
    expect(answer.text).not.toContain(cookieIn(cookie));
  });

  test('a wrong address and a wrong password answer alike, in the language asked for', async () => {
    const { email } = await app.build.couple();
    const wrong = await app.call('POST', '/v2/login', {
      body: { email, password: 'not-the-password' },
      headers: { 'accept-language': 'id' },
    });
    const unknown = await app.call('POST', '/v2/login', {
      body: { email: 'nobody@pelaminan.test', password: 'x' },
      headers: { 'accept-language': 'id' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({ error: { code: 'identity.credentials_wrong', message: 'Email atau kata sandi salah' } });
    expect({ ...(wrong.body as object), requestId: '' }).toEqual({ ...(unknown.body as object), requestId: '' });
  });

  test('ten wrong passwords lock sign-in for a while, on every process, and a known device can still sign in', async () => {
    const { email } = await app.build.couple();
    const first = await app.call('POST', '/v2/login', { body: { email, password: testPassword }, headers: browser });
    expect([first.headers['set-cookie']].flat().filter((cookie) => String(cookie).startsWith('BSID='))).toHaveLength(1);
    const device = /PLMK=[\w-]+/.exec([first.headers['set-cookie']].flat().join('\n'))?.[0] ?? '';
    expect(device).not.toBe('');
    for (let i = 0; i < 10; i++) await app.call('POST', '/v2/login', { body: { email, password: 'wrong' }, remoteAddress: `10.1.0.${i}` });
    const other = await openTestApp({ on: app });
    const blocked = await other.call('POST', '/v2/login', { body: { email, password: testPassword }, remoteAddress: '10.1.0.99' });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    const known = await other.call('POST', '/v2/login', {
      body: { email, password: testPassword },
      headers: { ...browser, cookie: device },
    });
    expect(known.status).toBe(200);
    await other.close();
  });

  test('an operator needs the six digits, and each of them once', async () => {
    const operator = await app.build.operator('finance');
    const body = { email: operator.email, password: testPassword };
    expect(await app.call('POST', '/v2/login', { body })).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.code_required', field: 'code' } },
    });
    const code = new TOTP({ secret: Secret.fromBase32(operator.totpSecret) }).generate({ timestamp: app.clock.now() });
    expect((await app.call('POST', '/v2/login', { body: { ...body, code } })).body).toMatchObject({
      user: { type: 'operator', permissions: ['finance'] },
    });
    expect(await app.call('POST', '/v2/login', { body: { ...body, code } })).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.code_wrong' } },
    });
  });
});

describe('sessions', () => {
  test('a browser session needs its cookie and its handle; the handle alone is not enough', async () => {
    const { email } = await app.build.couple();
    const login = await app.call('POST', '/v2/login', { body: { email, password: testPassword }, headers: browser });
    const cookie = `BSID=${cookieIn(login.headers['set-cookie'])}`;
    const { sessionId } = (login.body as { user: { sessionId: string } }).user;
    expect((await app.call('GET', '/v2/me', { headers: { cookie } })).status).toBe(200);
    expect((await app.call('GET', '/v2/me', { headers: { 'session-id': sessionId } })).status).toBe(401);
    const change = { body: { language: 'id' } };
    expect(await app.call('PUT', '/v2/me/language', { ...change, headers: { ...browser, cookie } })).toMatchObject({
      status: 403,
      body: { error: { code: 'request.session_header_missing' } },
    });
    expect((await app.call('PUT', '/v2/me/language', { ...change, headers: { ...browser, cookie, 'session-id': sessionId } })).status).toBe(
      204,
    );
    const stranger = await app.build.couple();
    expect((await app.call('GET', '/v2/me', { headers: { cookie, 'session-id': stranger.sessionId } })).status).toBe(401);
  });

  test('/v2/me returns the handle again after a reload', async () => {
    const { cookie, sessionId } = await app.build.couple();
    expect((await app.call('GET', '/v2/me', { headers: { cookie: `BSID=${cookie}` } })).body).toMatchObject({ user: { sessionId } });
  });

  test('another origin is refused even with everything else right', async () => {
    const { cookie, sessionId } = await app.build.couple();
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }])
      expect(
        await app.call('PUT', '/v2/me/language', {
          body: { language: 'id' },
          headers: { cookie: `BSID=${cookie}`, 'session-id': sessionId, ...headers } as Record<string, string>,
        }),
      ).toMatchObject({
        status: 403,
        body: { error: { code: 'request.origin_refused' } },
      });
  });

  test('two BSID cookies in one request: both sessions end, both cookies are cleared, and it goes on', async () => {
    const [one, other] = [await app.build.couple(), await app.build.couple()];
    const both = `PLMV=kept; BSID=${one.cookie}; BSID=${other.cookie}`;
    const call = await app.call('GET', '/v2/me', { headers: { cookie: both, host: 'bisnis.pelaminan.test' } });
    expect(call).toMatchObject({ status: 401, body: { error: { code: 'identity.session_required' } } });
    const cleared = [call.headers['set-cookie']].flat().map(String);
    expect(cleared).toContain('BSID=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(cleared).toContain('BSID=; Max-Age=0; Path=/v2; HttpOnly; SameSite=Lax; Domain=pelaminan.test');
    for (const { cookie } of [one, other])
      expect((await app.call('GET', '/v2/me', { headers: { cookie: `BSID=${cookie}` } })).status).toBe(401);
    // A page leads on; signing in works in the same browser, and its cookie comes after those that are cleared.
    const page = await app.call('GET', '/dashboard', { headers: { cookie: 'BSID=a; BSID=b' } });
    expect([page.status, page.headers['location']]).toEqual([302, '/login?redirect=%2Fdashboard']);
    const login = await app.call('POST', '/v2/login', {
      body: { email: one.email, password: testPassword },
      headers: { cookie: 'BSID=a; BSID=b' },
    });
    expect(login.status).toBe(200);
    expect([login.headers['set-cookie']].flat().at(-1)).toMatch(/^BSID=[\w-]{43}; /);
    expect((await app.call('POST', '/v2/vendors/999999999/views', { headers: { cookie: 'BSID=a; BSID=b' } })).status).toBe(404);
  });

  test('a session ends after a day, also when the cookie is kept', async () => {
    const couple = await app.build.couple();
    const later = await openTestApp({ on: app });
    later.clock.set(Date.now() + 86_401_000);
    expect((await later.call('GET', '/v2/me', { as: couple })).status).toBe(401);
    await later.close();
  });

  test('logout ends the session on the other process at once, and clears the cookie', async () => {
    const couple = await app.build.couple();
    const other = await openTestApp({ on: app });
    expect((await other.call('GET', '/v2/me', { as: couple })).status).toBe(200);
    const out = await app.call('POST', '/v2/logout', { as: couple });
    expect(out.status).toBe(204);
    expect(out.headers['set-cookie']).toContain('Max-Age=0');
    expect((await other.call('GET', '/v2/me', { as: couple })).status).toBe(401);
    await other.close();
  });

  test('one can list and end own sessions, and nobody else’s', async () => {
    const couple = await app.build.couple();
    const stranger = await app.build.couple();
    const list = (await app.call('GET', '/v2/sessions', { as: couple })).body as { data: { id: string; current: boolean }[] };
    expect(list.data).toHaveLength(1);
    const id = list.data[0]?.id ?? '';
    expect((await app.call('DELETE', `/v2/sessions/${id}`, { as: stranger })).status).toBe(404);
    expect((await app.call('DELETE', `/v2/sessions/${id}`, { as: couple })).status).toBe(204);
    expect((await app.call('GET', '/v2/me', { as: couple })).status).toBe(401);
  });

  test('only hashes are stored', async () => {
    const couple = await app.build.couple();
    const rows = await app.owner.selectFrom('session').selectAll().where('account_id', '=', couple.accountId).execute();
    expect(JSON.stringify(rows)).not.toContain(couple.cookie);
    expect(JSON.stringify(rows)).not.toContain(couple.sessionId);
  });
});

describe('sign-up and passwords', () => {
  const linkIn = async (to: string): Promise<string> => {
    const mails = await app.owner
      .selectFrom('outbox_message')
      .selectAll()
      .where('recipient', '=', to)
      .orderBy('created_at', 'desc')
      .execute();
    return /token=([\w-]+)/.exec(mails[0]?.body_text ?? '')?.[1] ?? '';
  };
  let withJobs: TestApp;
  beforeAll(async () => {
    withJobs = await openTestApp({ on: app, jobs: true });
  });
  afterAll(() => withJobs.close());
  const mailed = (to: string) =>
    app.eventually(
      () => linkIn(to),
      (token) => token !== '',
    );

  const chosen = { name: 'Ayu & Budi', password: 'senja di tepi pantai' };
  const signedUp = async (email: string): Promise<string> => {
    await app.call('POST', '/v2/sign_up', { body: { email } });
    return mailed(email);
  };
  test('a couple signs up, confirms by the link once with a name and a password, and is signed in', async () => {
    const email = 'ayu.budi@pelaminan.test';
    expect(await app.call('POST', '/v2/sign_up', { body: { email } })).toMatchObject({ status: 202, body: { data: { email } } });
    const token = await mailed(email);
    const confirmed = await app.call('POST', '/v2/confirm_email', { body: { token, ...chosen } });
    expect(confirmed).toMatchObject({ status: 200, body: { user: { email, name: 'Ayu & Budi' } } });
    expect((await app.call('POST', '/v2/confirm_email', { body: { token, ...chosen } })).status).toBe(410);
    expect((await app.call('POST', '/v2/login', { body: { email, password: chosen.password } })).status).toBe(200);
  });

  test('a known address answers alike and changes nothing', async () => {
    const { email } = await app.build.couple();
    expect(await app.call('POST', '/v2/sign_up', { body: { email } })).toMatchObject({ status: 202, body: { data: { email } } });
    expect((await app.call('POST', '/v2/login', { body: { email, password: testPassword } })).status).toBe(200);
  });

  test('until the link was opened there is no account, and every link that was sent is good until one is used', async () => {
    const email = 'sari.bagus@pelaminan.test';
    const tokens: string[] = [];
    for (const _ of [1, 2]) {
      await app.call('POST', '/v2/sign_up', { body: { email } });
      tokens.push(
        await app.eventually(
          () => linkIn(email),
          (token) => token !== '' && !tokens.includes(token),
        ),
      );
    }
    expect(await app.owner.selectFrom('account').select('id').where('email', '=', email).execute()).toEqual([]);
    const [first, second] = tokens;
    expect((await app.call('POST', '/v2/confirm_email', { body: { token: first, ...chosen } })).status).toBe(200);
    expect((await app.call('POST', '/v2/confirm_email', { body: { token: second, ...chosen } })).status).toBe(410);
  });

  test('an account that was never confirmed has no session, no password and no public name', async () => {
    const before = await app.build.couple({ isEmailConfirmed: false });
    expect((await app.call('GET', '/v2/me', { as: before })).status).toBe(401);
    expect(await app.call('POST', '/v2/login', { body: { email: before.email, password: testPassword } })).toMatchObject({
      status: 401,
      body: { error: { code: 'identity.credentials_wrong' } },
    });
    // Its owner asks for a new password, or signs up: either way the link leads to choosing name and password.
    await app.call('POST', '/v2/forgot_password', { body: { email: before.email } });
    const token = await mailed(before.email);
    expect(await app.call('POST', '/v2/confirm_email', { body: { token, ...chosen } })).toMatchObject({
      status: 200,
      body: { user: { id: before.accountId, name: 'Ayu & Budi' } },
    });
    expect((await app.call('GET', '/v2/me', { as: before })).status).toBe(401);
    expect((await app.call('POST', '/v2/login', { body: { email: before.email, password: testPassword } })).status).toBe(401);
    expect((await app.call('POST', '/v2/login', { body: { email: before.email, password: chosen.password } })).status).toBe(200);
  });

  test('a mailbox that became a vendor’s in the meantime is not made a couple’s', async () => {
    const email = 'became-a-vendor@pelaminan.test';
    await app.call('POST', '/v2/sign_up', { body: { email } });
    const token = await mailed(email);
    const vendor = await app.build.vendor();
    await app.owner.updateTable('account').set({ email }).where('id', '=', vendor.accountId).execute();
    expect((await app.call('POST', '/v2/confirm_email', { body: { token, ...chosen } })).status).toBe(410);
    expect((await app.call('POST', '/v2/login', { body: { email, password: testPassword } })).status).toBe(200);
  });

  test('every wrong field is named at once', async () => {
    expect(await app.call('POST', '/v2/sign_up', { body: { email: 'nobody' } })).toMatchObject({
      status: 422,
      body: { error: { fields: [{ field: 'email', code: 'identity.email_invalid' }] } },
    });
    const token = await signedUp('every.field@pelaminan.test');
    expect(await app.call('POST', '/v2/confirm_email', { body: { token, name: ' ', password: 'short' } })).toMatchObject({
      status: 422,
      body: {
        error: {
          fields: [
            { field: 'name', code: 'identity.name_required' },
            { field: 'password', code: 'identity.password_too_short', params: { minimum: 12 } },
          ],
        },
      },
    });
    expect(await app.call('POST', '/v2/confirm_email', { body: { token, name: 'Sari www.hadiah.com', password: 'short' } })).toMatchObject({
      status: 422,
      body: { error: { fields: [{ field: 'name', code: 'identity.name_has_address' }, { field: 'password' }] } },
    });
    for (const name of ['Pelaminan', 'Tim Pelaminan Support', 'Pe1amin-an', 'Ｐｅｌａｍｉｎａｎ'])
      expect(await app.call('POST', '/v2/confirm_email', { body: { token, name, password: 'short' } }), name).toMatchObject({
        status: 422,
        body: { error: { fields: [{ field: 'name', code: 'identity.name_reserved' }, { field: 'password' }] } },
      });
  });

  test.each(['password123456', 'qwertyuiop123', 'aaaaaaaaaaaaaa'])('%s is too common', async (password) => {
    const token = await signedUp(`${password}@pelaminan.test`);
    expect(await app.call('POST', '/v2/confirm_email', { body: { token, name: 'A', password } })).toMatchObject({
      status: 422,
      body: { error: { code: 'identity.password_too_common' } },
    });
  });

  test('a link that is no longer good says so before anything is said about the password', async () => {
    const named = { name: ' ', token: 'x', password: 'short' };
    const { name: _, ...unnamed } = named;
    for (const [path, body] of [
      ['/v2/confirm_email', named],
      ['/v2/reset_password', unnamed],
      ['/v2/invitations/accept', unnamed],
      ['/v2/team/invitations/accept', named],
    ] as const)
      expect((await app.call('POST', path, { body })).status, path).toBe(410);
  });

  test('the address of the account is no password, wherever one is chosen', async () => {
    const isEmail = { status: 422, body: { error: { code: 'identity.password_is_email', field: 'password' } } };
    const email = 'own.address@pelaminan.test';
    const token = await signedUp(email);
    const spelled = 'Own.Address@Pelaminan.test';
    expect(await app.call('POST', '/v2/confirm_email', { body: { token, name: 'A', password: spelled } })).toMatchObject(isEmail);
    expect((await app.call('POST', '/v2/confirm_email', { body: { token, ...chosen } })).status).toBe(200);
    const couple = await app.build.couple();
    const body = { current_password: testPassword, password: couple.email };
    expect(await app.call('PUT', '/v2/password', { as: couple, body })).toMatchObject(isEmail);
    await app.call('POST', '/v2/forgot_password', { body: { email: couple.email } });
    const reset = await mailed(couple.email);
    expect(await app.call('POST', '/v2/reset_password', { body: { token: reset, password: couple.email } })).toMatchObject(isEmail);
    expect((await app.call('POST', '/v2/reset_password', { body: { token: reset, password: chosen.password } })).status).toBe(204);
  });

  test('a forgotten password is replaced by a link that works once within 30 minutes and ends every session', async () => {
    const couple = await app.build.couple();
    await app.call('POST', '/v2/forgot_password', { body: { email: couple.email } });
    const token = await mailed(couple.email);
    const late = await openTestApp({ on: app });
    late.clock.set(Date.now() + 31 * 60_000);
    expect((await late.call('POST', '/v2/reset_password', { body: { token, password: 'kebaya biru di balkon' } })).status).toBe(410);
    await late.close();
    expect((await app.call('POST', '/v2/reset_password', { body: { token, password: 'kebaya biru di balkon' } })).status).toBe(204);
    expect((await app.call('POST', '/v2/reset_password', { body: { token, password: 'kebaya biru di balkon' } })).status).toBe(410);
    expect((await app.call('GET', '/v2/me', { as: couple })).status).toBe(401);
    expect((await app.call('POST', '/v2/login', { body: { email: couple.email, password: 'kebaya biru di balkon' } })).status).toBe(200);
  });

  test.each([
    ['couple', '/account/reset', '/account/forgot'],
    ['vendor', '/login/reset-password', '/login/forgot-password'],
    ['operator', '/operations/login/reset-password', '/operations/login/forgot-password'],
  ] as const)('the mails about the password of a %s lead to its own area', async (kind, reset, forgot) => {
    const { email } = await app.build[kind]();
    const texts = async () =>
      (await app.owner.selectFrom('outbox_message').select('body_text').where('recipient', '=', email).execute()).map(
        (mail) => mail.body_text,
      );
    await app.call('POST', '/v2/forgot_password', { body: { email } });
    const token = await mailed(email);
    expect((await texts()).join()).toContain(`${reset}#token=`);
    await app.call('POST', '/v2/reset_password', { body: { token, password: 'kebaya biru di balkon' } });
    await app.eventually(
      async () => (await texts()).join(),
      (text) => text.includes(forgot),
    );
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const answer = await app.call('POST', '/v2/forgot_password', { body: { email: 'stranger@pelaminan.test' } });
    expect(answer).toMatchObject({ status: 202, body: { data: { email: 'stranger@pelaminan.test' } } });
    expect(await linkIn('stranger@pelaminan.test')).toBe('');
  });

  test('changing the password asks for the current one, keeps this session and ends the others', async () => {
    const couple = await app.build.couple();
    const login = await app.call('POST', '/v2/login', { body: { email: couple.email, password: testPassword } });
    const { sessionId } = (login.body as { user: { sessionId: string } }).user;
    const change = (current: string) =>
      app.call('PUT', '/v2/password', { as: { sessionId }, body: { current_password: current, password: 'melati putih pagi hari' } });
    expect(await change('wrong')).toMatchObject({ status: 422, body: { error: { field: 'current_password' } } });
    expect((await change(testPassword)).status).toBe(204);
    expect((await app.call('GET', '/v2/me', { as: couple })).status).toBe(401);
    expect((await app.call('GET', '/v2/me', { as: { sessionId } })).status).toBe(200);
  });
});

describe('me', () => {
  test('only what is included is sent, and an unknown name is refused', async () => {
    const vendor = await app.build.vendor();
    const plain = (await app.call('GET', '/v2/me', { as: vendor })).body as { vendor: object };
    expect(Object.keys(plain.vendor)).not.toContain('contacts');
    const full = await app.call('GET', '/v2/me?include=settings,details,mainService,memberships,countryOfOrigin,accountManager,contacts', {
      as: vendor,
    });
    expect(full.body).toMatchObject({
      vendor: {
        contacts: {},
        mainService: { category: { id: 52 } },
        memberships: [{ membershipType: { name: 'Free' } }],
        countryOfOrigin: { code: 'ID' },
      },
    });
    expect(await app.call('GET', '/v2/me?include=password_hash', { as: vendor })).toMatchObject({
      status: 400,
      body: { error: { code: 'identity.include_unknown' } },
    });
  });
});

test('the audit log takes rows and gives none up', async () => {
  await expect(app.db.updateTable('audit_entry').set({ action: 'x' }).execute()).rejects.toThrow('permission denied');
  await expect(app.db.deleteFrom('audit_entry').execute()).rejects.toThrow('permission denied');
});
