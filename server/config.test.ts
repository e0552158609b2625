import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { productionEnv as production } from './testing/production-env.ts';
import { ConfigProblem, type Env, readConfig } from './config.ts';
import { variables } from './config-variables.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (env: Env) => readConfig({ DATA_DIR: folder, ...env });
const problemsOf = (env: Env): readonly string[] => {
  try {
    read(env);
  } catch (fault) {
    if (fault instanceof ConfigProblem) return fault.problems;
    throw fault;
  }
  return [];
};

test('nothing set is a complete configuration with the demo world', () => {
  expect(read({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, hosts: null, isProduction: false });
});

test('secrets of the embedded default are made once and kept', () => {
  const first = read({}).secrets;
  expect(first.token).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(read({}).secrets).toEqual(first);
  expect(new Set([first.token, first.encryption, ...first.document, ...first.webhook]).size).toBe(4);
});

test('the demo world is there by default only while no database is named', () => {
  expect(read({ DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false);
  expect(read({ DATABASE_URL: 'postgres://localhost/x', DEMO: '1' }).demo).toBe(true);
});

test.each([
  ['scanner.internal:3310', { host: 'scanner.internal', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('the virus scanner is found at %s', (address, clamd) => expect(read({ CLAMD_ADDRESS: address }).clamd).toEqual(clamd));

test('text messages leave through Twilio once all it needs is there', () => {
  expect(read({}).twilio).toBeNull();
  const keys = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+6281200000000' };
  expect(read(keys).twilio).toBeNull();
  expect(read({ SMS_GATEWAY: 'twilio', ...keys }).twilio).toEqual({
    url: 'https://api.twilio.com',
    accountSid: 'AC1',
    authToken: 'token',
    from: '+6281200000000',
  });
  expect(problemsOf({ SMS_GATEWAY: 'twilio', ...keys, TWILIO_FROM: undefined }).join()).toContain('TWILIO_FROM');
  expect(problemsOf({ TWILIO_FROM: '0812' })).toHaveLength(1);
});

test('payments go through Xendit only when all of it is set; a token that could be guessed refuses the start', () => {
  const keys = {
    XENDIT_SECRET_KEY: 'xnd_x',
    XENDIT_BUSINESS_ID: '5f27a14a9bf05c73dd040bc8',
    XENDIT_CALLBACK_TOKEN: `${'n'.repeat(32)},${'o'.repeat(32)}`,
  };
  expect(read(keys).xendit).toBeNull();
  expect(read({ PAYMENT_GATEWAY: 'xendit', ...keys }).xendit).toEqual({
    url: 'https://api.xendit.co',
    secretKey: 'xnd_x',
    businessId: '5f27a14a9bf05c73dd040bc8',
    callbackTokens: ['n'.repeat(32), 'o'.repeat(32)],
  });
  for (const name of Object.keys(keys))
    expect(problemsOf({ PAYMENT_GATEWAY: 'xendit', ...keys, [name]: undefined }).join()).toContain(name);
  expect(problemsOf({ PAYMENT_GATEWAY: 'xendit', ...keys, XENDIT_CALLBACK_TOKEN: 'short' }).join()).toContain('20 characters');
  expect(problemsOf({ ...production, ...keys, PAYMENT_GATEWAY: 'xendit', XENDIT_URL: 'http://127.0.0.1:1' }).join()).toContain(
    'XENDIT_URL',
  );
});

test('waits and prefixes are lists', () => {
  expect(read({})).toMatchObject({ bankCodeResendSeconds: [30, 60, 120, 300], bankCodeLockSeconds: 900, smsAlsoTo: [] });
  expect(read({ BANK_CODE_RESEND_SECONDS: '5,10', SMS_ALSO_TO: '+65,+60' })).toMatchObject({
    bankCodeResendSeconds: [5, 10],
    smsAlsoTo: ['+65', '+60'],
  });
  expect(problemsOf({ BANK_CODE_RESEND_SECONDS: 'soon', SMS_ALSO_TO: '65' })).toHaveLength(2);
});

describe('a start is refused', () => {
  test('with a list of everything that is wrong', () => {
    expect(problemsOf({ PORT: 'seven', PUBLIC_URL: 'ftp://x', BUSINESS_HOST: 'business.example', DEMO: 'yes' })).toHaveLength(4);
  });
  test('with hosts that share no cookie domain', () => {
    const hosts = { MARKETPLACE_HOST: 'a.example:81', BUSINESS_HOST: 'business.a.example:81', OPERATIONS_HOST: 'operations.a.example:81' };
    expect(problemsOf({ ...hosts, COOKIE_DOMAIN: 'a.example' })).toEqual([]);
    for (const COOKIE_DOMAIN of [undefined, 'business.a.example', 'xa.example', 'b.example'])
      expect(problemsOf({ ...hosts, COOKIE_DOMAIN }).join(), COOKIE_DOMAIN).toContain('COOKIE_DOMAIN');
  });
  test.each([
    ['missing', { TOKEN_SECRET: undefined }, 'TOKEN_SECRET'],
    ['short', { ENCRYPTION_SECRET: 'short' }, 'ENCRYPTION_SECRET'],
    ['example', { WEBHOOK_SECRET: 'changeme-changeme-changeme-changeme' }, 'WEBHOOK_SECRET'],
  ])('in production with a %s secret', (_, change, name) => {
    expect(problemsOf({ ...production, ...change }).join()).toContain(name);
  });
  test('with a file store that has no address or keys', () => {
    expect(problemsOf({ FILE_STORE: 's3', S3_BUCKET_URL: 'https://s3.example.com/documents' }).join()).toContain('S3_ACCESS_KEY_ID');
  });
  test('in production with the demo world', () => expect(problemsOf({ ...production, DEMO: '1' }).join()).toContain('DEMO'));
  test('and a right production configuration is accepted', () => expect(problemsOf(production)).toEqual([]));
});

test('every variable is explained in the documentation', () => {
  const page = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'configuration.md'), 'utf8');
  for (const [name, { about }] of Object.entries(variables)) {
    expect(page).toContain(`\`${name}\``);
    expect(page).toContain(about);
  }
});
