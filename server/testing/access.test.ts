// Access to every served route: without session, as couple, vendor, other vendor, unpublished, suspended, operators. (S19)
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Access, type Endpoint, type Permission, permissions } from '../../contract/endpoint.ts';
import { type InvitedRole, invitedRoles } from '../../core/team/roles.ts';
import type { BuiltAccount } from './builders/accounts.ts';
import { describedEndpoints } from './described.ts';
import { openTestApp, type TestApp } from './test-app.ts';

type Caller = 'nobody' | 'couple' | 'vendor' | InvitedRole | 'unpublished' | 'suspended' | `operator ${Permission}`;
const callers: readonly Caller[] = [
  'nobody',
  'couple',
  'vendor',
  ...invitedRoles,
  'unpublished',
  'suspended',
  'operator finance',
  'operator support',
  'operator verification',
];

/** What each role of a team may do, written down a second time. */
const actsOf: Readonly<Record<InvitedRole, readonly string[]>> = {
  manager: ['view', 'clients', 'profile', 'ads', 'spending', 'finances', 'documents'],
  sales: ['view', 'clients'],
  finance: ['view', 'spending', 'finances', 'documents', 'payouts'],
  viewer: ['view'],
};
const isRole = (caller: Caller): caller is InvitedRole => Object.hasOwn(actsOf, caller);

/** Calls that only read although their method is another: a suspended vendor may make them. */
const onlyRead = new Set(['POST /v2/agreement/export', 'POST /ms/bs-vendors/api/v1/bank_accounts/:id/reveal']);
/** The table of product 1 and 2, written down a second time: what the server must answer before it looks at anything else. */
function refusalExpected(access: Access, caller: Caller, changes: boolean): string | null {
  if (access === 'anyone') return null;
  if (caller === 'nobody') return 'identity.session_required';
  const [kind = '', right = ''] = access.split(':');
  if (right !== '' && isRole(caller) && kind !== 'operator' && !actsOf[caller].includes(right)) return 'team.role_forbids';
  if (kind === 'session') return null;
  const forbidden = 'identity.forbidden';
  if (access === 'couple') return caller === 'couple' ? null : forbidden;
  if (kind === 'couple-or-vendor' && caller === 'couple') return null;
  if (kind === 'vendor' || kind === 'vendor-unpublished' || kind === 'couple-or-vendor') {
    if (caller === 'vendor' || isRole(caller)) return null;
    if (caller === 'unpublished') return kind === 'vendor-unpublished' ? null : 'identity.vendor_not_published';
    if (caller === 'suspended') return changes ? 'identity.vendor_suspended' : null;
    return forbidden;
  }
  if (access === 'operator') return caller.startsWith('operator ') ? null : forbidden;
  return access.replace(':', ' ') === caller ? null : forbidden;
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const someone = async (caller: Caller): Promise<BuiltAccount | undefined> => {
  if (caller === 'nobody') return undefined;
  if (caller === 'couple') return app.build.couple();
  if (caller === 'vendor') return app.build.vendor();
  if (caller === 'unpublished') return app.build.vendor({ status: 0 });
  if (caller === 'suspended') return app.build.vendor({ status: 2 });
  if (isRole(caller)) return app.build.member((await app.build.vendor()).vendorId, caller);
  return app.build.operator(...permissions.filter((permission) => caller === `operator ${permission}`));
};
const anId = '01890000-0000-7000-8000-000000000000';
const addressOf = (endpoint: Endpoint): string => endpoint.path.replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? anId : 'x'));
/** Routes that keep the connection open cannot be asked this way; the gate before them is the same. */
const isAskable = (endpoint: Endpoint): boolean => endpoint.answers !== 'event-stream';

test('the API inventory is the served routes: each endpoint of the contract is served once, and nothing else is', async () => {
  const described = await describedEndpoints();
  const key = (e: Endpoint) => `${e.method} ${e.path}`;
  expect(app.system.service.served.map(key).toSorted()).toEqual(described.map(key).toSorted());
  const { paths } = (await app.call('GET', '/docs/openapi.json')).body as { paths: Record<string, object> };
  expect(Object.values(paths).flatMap((operations) => Object.keys(operations))).toHaveLength(described.length);
});

test('whoever has no session finds a limit for its network behind every call that changes something', async () => {
  const open = app.system.service.served.filter(({ access, method }) => access === 'anyone' && method !== 'GET');
  const limited = open.filter(({ perNetwork }) => perNetwork !== undefined);
  expect(limited.length).toBeGreaterThanOrEqual(5);
  /** Those with a limit of another kind, each tested with it. */
  const otherwise: Readonly<Record<string, string>> = {
    'POST /v2/login': 'counted for account and network before a password is checked (bursts.test.ts)',
    'POST /v2/login/second_factor_removal': 'counted as a login is, before a password is checked (factors.test.ts)',
    'POST /v2/sign_up': 'emails to one address and from one network (identity.test.ts)',
    'POST /v2/forgot_password': 'emails to one address and from one network (identity.test.ts)',
    'POST /v2/confirm_email': 'needs the token of an email; an unknown one costs no hashing (bursts.test.ts)',
    'POST /v2/sign_up/message': 'needs the token of an email and only reads',
    'POST /v2/reset_password': 'needs the token of an email; an unknown one costs no hashing (bursts.test.ts)',
    'POST /v2/invitations/read': 'needs the token of an email and only reads',
    'POST /v2/invitations/accept': 'needs the token of an email; an unknown one costs no hashing (bursts.test.ts)',
    'POST /v2/invitations/renew': 'three emails an hour for an invitation (acquisition.test.ts)',
    'POST /v2/team/invitations/read': 'needs the token of an email and only reads',
    'POST /v2/team/invitations/accept': 'needs the token of an email; an unknown one costs no hashing (bursts.test.ts)',
    'POST /webhooks/payments/:gateway': 'signed by the gateway (webhook.test.ts)',
    'POST /ms/bs-vendors/api/v1/vendor_ads/impressions': 'names tokens that we signed, each of which counts once (token.test.ts)',
  };
  const unnamed = open.filter((e) => e.perNetwork === undefined && !(`${e.method} ${e.path}` in otherwise));
  expect(unnamed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  for (const endpoint of limited) {
    const call = (remoteAddress: string) => app.call(endpoint.method, addressOf(endpoint), { body: {}, remoteAddress });
    const network = `2001:db8:${limited.indexOf(endpoint)}:1`;
    expect((await call(`${network}::1`)).status, endpoint.path).not.toBe(429);
    await app.owner
      .updateTable('throttle')
      .set({ attempts: endpoint.perNetwork?.attempts ?? 0 })
      .where('key', 'like', `%${network}::/64`)
      .execute();
    // Another of its 2^64 addresses is the same network, the one beside it is not.
    const refused = await call(`${network}:ffff::2`);
    expect(refused, endpoint.path).toMatchObject({ status: 429, body: { error: { code: 'request.too_many' } } });
    expect((await call(`2001:db8:${limited.indexOf(endpoint)}:2::1`)).status, endpoint.path).not.toBe(429);
  }
});

test('a report of a browser that is not UTF-8 is refused', async () => {
  const send = (body: Buffer) =>
    app.call('POST', '/v2/csp_reports', { body, headers: { 'content-type': 'application/csp-report' }, remoteAddress: '10.40.0.1' });
  expect((await send(Buffer.from('{"csp-report":{"blocked-uri":"né"}}'))).status).toBe(204);
  expect(await send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toMatchObject({ status: 400, body: { error: { code: 'request.malformed' } } });
});

const gateCodes: ReadonlySet<string> = new Set([
  'identity.session_required',
  'identity.forbidden',
  'identity.vendor_not_published',
  'identity.vendor_suspended',
  'team.role_forbids',
]);

describe.each(callers)('%s', (caller) => {
  test('may call exactly what its row of the table says', async () => {
    const wrong: string[] = [];
    let as = await someone(caller);
    for (const endpoint of app.system.service.served.filter(isAskable)) {
      const isUnsafe = endpoint.method !== 'GET';
      const answer = await app.call(endpoint.method, addressOf(endpoint), { as, ...(isUnsafe && { body: {} }) });
      const code = (answer.body as { error?: { code?: string } } | undefined)?.error?.code ?? null;
      const expected = refusalExpected(endpoint.access, caller, isUnsafe && !onlyRead.has(`${endpoint.method} ${endpoint.path}`));
      const isGate = code !== null && gateCodes.has(code);
      if (expected !== null ? code !== expected : isGate)
        wrong.push(`${endpoint.method} ${endpoint.path}: expected ${expected ?? 'passage'}, got ${code}`);
      if (answer.status >= 500 && answer.status !== 503) wrong.push(`${endpoint.method} ${endpoint.path}: ${answer.status}`);
      // Anyone who was let do something may be someone else now: signed out, moved on, deleted.
      if (isUnsafe && answer.status < 400) as = await someone(caller);
    }
    expect(wrong).toEqual([]);
  });
});

test('without the Session-Id header no cookie changes anything, on any route', async () => {
  const vendor = await app.build.vendor();
  for (const endpoint of app.system.service.served) {
    if (endpoint.access === 'anyone' || endpoint.method === 'GET') continue;
    const answer = await app.call(endpoint.method, addressOf(endpoint), { body: {}, headers: { cookie: `BSID=${vendor.cookie}` } });
    expect(answer.body, `${endpoint.method} ${endpoint.path}`).toMatchObject({ error: { code: 'request.session_header_missing' } });
  }
});

test('security headers stand on every route and every error', async () => {
  const vendor = await app.build.vendor();
  const answers = [
    ...(await Promise.all(
      app.system.service.served
        .filter(isAskable)
        .map((e) => app.call(e.method, addressOf(e), { as: vendor, ...(e.method !== 'GET' && { body: {} }) })),
    )),
    await app.call('GET', '/v2/nothing'),
    await app.call('POST', '/v2/me', { body: {} }),
    await app.call('POST', '/v2/login', { headers: { 'content-type': 'text/plain' }, body: 'x' }),
    await app.call('POST', '/v2/login', { body: { email: 'x'.repeat(70_000) } }),
  ];
  expect(answers.slice(-4).map((a) => a.status)).toEqual([404, 405, 415, 413]);
  for (const answer of answers) {
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'");
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('errors tell a code, a sentence and the request’s id, and nothing of the inside', async () => {
  const naughty = ["'; drop table account; --", '\u0000', '../../etc/passwd', '{{7*7}}', '\u202Egnp.exe', '😀'.repeat(50)];
  for (const text of naughty) {
    const answer = await app.call('GET', `/_public/v2/vendors/${encodeURIComponent(text)}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(/select |pg_|node_modules|\.ts:/i);
    expect(answer.body).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) }, requestId: expect.any(String) });
  }
});

test('an unknown field, a repeated key and a foreign content type are refused', async () => {
  expect(await app.call('POST', '/v2/login', { body: { email: 'a', password: 'b', isAdmin: true } })).toMatchObject({
    status: 400,
    body: { error: { code: 'request.invalid', fields: [{ field: 'isAdmin', code: 'request.unknown_field' }] } },
  });
  const repeated = await app.call('POST', '/v2/login', {
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a","email":"b","password":"c"}',
  });
  expect(repeated).toMatchObject({ status: 400, body: { error: { code: 'request.duplicate_key' } } });
  const form = await app.call('POST', '/v2/login', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'email=a' });
  expect(form.status).toBe(415);
});
