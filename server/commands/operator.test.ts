// `npm run operator`, task by task, on the database of a running system.
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationsOf } from '../testing/builders/operations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { keysFor } from '../config-secrets.ts';
import { runOperator } from './operator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(Date.now());
});
afterAll(() => app.close());

interface Said {
  readonly out: string;
  readonly err: string;
}
/** Does a task as the program does it, with the rights of the application. */
async function operator(...args: readonly string[]): Promise<Said> {
  const encryptionKeys = keysFor(app.config.secrets.encryption, 'second factor');
  return runOperator({ db: app.db, encryptionKeys }, args).then(
    (out) => ({ out, err: '' }),
    (fault: Error) => ({ out: '', err: fault.message }),
  );
}
const signIn = async (email: string, added: Said) => {
  const [, password = ''] = /password {2}(\S+)/.exec(added.out) ?? [];
  const [, address = ''] = /authenticator {2}(\S+)/.exec(added.out) ?? [];
  const totp = URI.parse(address);
  if (!(totp instanceof TOTP)) throw new Error(added.out + added.err);
  return app.call('POST', '/v2/login', { body: { email, password, code: totp.generate({ timestamp: app.clock.now() }) } });
};
const listed = async (email: string): Promise<string> =>
  (await operator('list')).out.split('\n').find((line) => line.startsWith(email)) ?? '';

describe('npm run operator', () => {
  test('creates the first operator with a permission, who signs in with the printed secret and has that permission', async () => {
    const added = await operator('add', 'ratna@ops.test', 'Ratna', 'finance,support');
    expect(added.err).toBe('');
    expect(added.out).toContain('The permissions are given.');
    const session = await signIn('ratna@ops.test', added);
    expect(session.status).toBe(200);
    expect(await listed('ratna@ops.test')).toBe('ratna@ops.test\tRatna\tfinance,support');
  });

  test('leaves what others hold to another operator, who approves it on the screen', async () => {
    const second = await operator('add', 'budi@ops.test', 'Budi', 'finance', 'ratna@ops.test');
    expect(second.out).toContain('Waiting for another operator who holds finance');
    expect(await listed('budi@ops.test')).toBe('budi@ops.test\tBudi\t');
    const approver = await app.build.operator('finance');
    const { data } = await operationsOf(app).read<{ data: readonly { id: string; kind: string }[] }>(approver, '/proposals');
    const waiting = data.find(({ kind }) => kind === 'operator_rights');
    expect((await operationsOf(app).decide(approver, waiting?.id ?? '', 'approved')).status).toBe(200);
    expect(await listed('budi@ops.test')).toBe('budi@ops.test\tBudi\tfinance');
    expect((await operator('grant', 'budi@ops.test', 'support')).err).toContain('say at the end which operator asks');
    expect((await operator('grant', 'budi@ops.test', 'support', 'ratna@ops.test')).out).toContain('Waiting');
    expect((await operator('grant', 'budi@ops.test', 'support', 'ratna@ops.test')).err).toContain('already waits');
  });

  test('revokes permissions immediately, and ends the sessions of disabled operators', async () => {
    const added = await operator('add', 'sari@ops.test', 'Sari', 'verification');
    const signedIn = await signIn('sari@ops.test', added);
    const { sessionId } = (signedIn.body as { user: { sessionId: string } }).user;
    expect((await app.call('GET', '/v2/me', { as: { sessionId } })).status).toBe(200);
    expect((await operator('revoke', 'sari@ops.test', 'verification')).out).toContain('no longer has verification');
    expect(await listed('sari@ops.test')).toBe('sari@ops.test\tSari\t');
    expect((await operator('disable', 'sari@ops.test')).out).toContain('is disabled');
    expect((await app.call('GET', '/v2/me', { as: { sessionId } })).status).toBe(401);
    expect(await listed('sari@ops.test')).toMatch(/\tdisabled$/);
    expect((await signIn('sari@ops.test', added)).status).toBe(401);
  });

  test('keeps operators away from vendors close to them, and only asks to end that', async () => {
    const vendor = await app.build.vendor();
    expect((await operator('relate', 'ratna@ops.test', vendor.email)).out).toContain('is kept away from');
    expect((await operator('unrelate', 'ratna@ops.test', vendor.email)).out).toContain('Waiting for another operator');
    expect((await operator('whatsapp', 'ratna@ops.test', '+62 812 3456 7890')).out).toContain('is reached at +6281234567890');
    expect(await app.owner.selectFrom('operator_relation').selectAll().execute()).toHaveLength(1);
  });

  test.each([
    [['add', 'ratna@ops.test', 'Ratna again', 'finance'], 'ratna@ops.test has an account already'],
    [['add', 'not an address', 'X', 'finance'], 'Usage'],
    [['add', 'new@ops.test', 'X', 'everything'], 'Usage'],
    [['grant', 'nobody@ops.test', 'finance', 'ratna@ops.test'], 'There is no operator nobody@ops.test'],
    [['disable', 'nobody@ops.test'], 'There is no operator nobody@ops.test'],
    [['revoke', 'nobody@ops.test', 'finance'], 'There is no operator nobody@ops.test'],
    [['relate', 'ratna@ops.test', 'nobody@vendor.test'], 'no vendor nobody@vendor.test'],
    [['whatsapp', 'ratna@ops.test', '0812'], 'A number begins with +'],
    [[], 'Usage'],
  ])('%j is refused in words', async (args, words) => {
    const said = await operator(...args);
    expect(said.err).toContain(words);
    expect(said.out).toBe('');
  });
});
