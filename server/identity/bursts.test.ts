// Many concurrent guesses on two processes: no more are checked than the limit allows (reliability S65).
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPassword } from '../testing/builders/accounts.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';

const guesses = 300;
const looksMax = 10;
const at = '2026-11-25T10:01:00+07:00';

let apps: readonly [TestApp, TestApp];
beforeAll(async () => {
  const one = await openTestApp({ at });
  apps = [one, await openTestApp({ on: one, at, env: secretsOf(one) })];
});
afterAll(async () => {
  for (const app of [...apps].reverse()) await app.close();
});

/** How many of a burst got each answer; each guess comes from a network of its own, to one of both processes in turn. */
async function burst(send: (app: TestApp, i: number) => Promise<{ status: number; body: unknown }>): Promise<Map<string, number>> {
  const answers = await Promise.all(Array.from({ length: guesses }, (_, i) => send(apps[i % 2 === 0 ? 0 : 1], i)));
  const counts = new Map<string, number>();
  for (const { body } of answers) {
    const code = (body as { error?: { code: string } }).error?.code ?? 'in';
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}
const from = (i: number) => `10.${2 + Math.floor(i / 200)}.${i % 200}.1`;

describe('300 guesses at once', () => {
  test('at a password: ten are checked', async () => {
    const { email } = await apps[0].build.couple();
    const answers = await burst((app, i) =>
      app.call('POST', '/v2/login', { body: { email, password: `wrong password ${i}` }, remoteAddress: from(i) }),
    );
    expect(answers.get('identity.credentials_wrong') ?? 0).toBeLessThanOrEqual(looksMax);
  });

  test('at a second factor, by somebody who has the password: ten are checked', async () => {
    const operator = await apps[0].build.operator('finance');
    const right = new TOTP({ secret: Secret.fromBase32(operator.totpSecret) }).generate({ timestamp: apps[0].clock.now() });
    const answers = await burst((app, i) => {
      const code = String((Number(right) + 1 + i) % 1_000_000).padStart(6, '0');
      return app.call('POST', '/v2/login', { body: { email: operator.email, password: testPassword, code }, remoteAddress: from(i) });
    });
    expect((answers.get('identity.code_wrong') ?? 0) + (answers.get('in') ?? 0)).toBeLessThanOrEqual(looksMax);
  });

  test('at passwords of many people from one network: sixty are checked', async () => {
    const answers = await burst((app, i) =>
      app.call('POST', '/v2/login', { body: { email: `somebody-${i}@pelaminan.test`, password: 'x' }, remoteAddress: '10.9.9.9' }),
    );
    expect(answers.get('identity.credentials_wrong') ?? 0).toBeLessThanOrEqual(60);
  });

  test('at the password that a session is asked for again: ten are checked', async () => {
    const couple = await apps[0].build.couple();
    const answers = await burst((app, i) =>
      app.call('PUT', '/v2/password', { as: couple, body: { current_password: `wrong ${i}`, password: 'melati putih pagi hari' } }),
    );
    expect(answers.get('identity.password_wrong') ?? 0).toBeLessThanOrEqual(looksMax);
  });

  test('one that was right does not count against its network', async () => {
    const { email } = await apps[0].build.couple();
    for (let i = 0; i < 12; i++)
      expect((await apps[0].call('POST', '/v2/login', { body: { email, password: testPassword }, remoteAddress: '10.8.8.8' })).status).toBe(
        200,
      );
    const row = await apps[0].owner.selectFrom('throttle').select('attempts').where('key', '=', 'logins from 10.8.8.8').executeTakeFirst();
    expect(row?.attempts).toBe(0);
  });

  test('more guesses from five networks than may wait: somebody else signs in, and networks over their share are told so', async () => {
    const { email } = await apps[0].build.couple();
    const guess = (i: number) =>
      apps[0].call('POST', '/v2/login', {
        body: { email: `nobody-${i}@pelaminan.test`, password: 'x' },
        remoteAddress: `10.7.${Math.floor(i / 30)}.1`,
      });
    const guessed = Array.from({ length: 150 }, (_, i) => guess(i));
    // The first answer is a refusal, once the queue is full: refusals come before anything was hashed.
    await Promise.race(guessed);
    const one = await apps[0].call('POST', '/v2/login', { body: { email, password: testPassword }, remoteAddress: '10.6.6.6' });
    expect(one.status).toBe(200);
    const codes = (await Promise.all(guessed)).map(({ body }) => (body as { error: { code: string } }).error.code);
    expect(codes.filter((code) => !['identity.credentials_wrong', 'request.too_many'].includes(code))).toEqual([]);
  });
});

// Hashing is refused when more than 24 passwords of a network wait for it.
test.each([
  ['/v2/reset_password', {}, 'identity.link_invalid'],
  ['/v2/invitations/accept', {}, 'identity.link_invalid'],
  ['/v2/confirm_email', { name: 'Kirana Putri' }, 'identity.link_invalid'],
  ['/v2/team/invitations/accept', { name: 'Kirana Putri' }, 'team.invitation_closed'],
])('invented links at %s cost no hashing', async (path, more, code) => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      apps[0].call('POST', path, { body: { token: `invented-${i}`.padEnd(43, 'x'), password: testPassword, ...more } }),
    ),
  );
  expect(new Set(answers.map(codeOf))).toEqual(new Set([code]));
});
