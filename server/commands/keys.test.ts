import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Env } from '../config.ts';
import { bankAccountForm, bankAccountsPath } from '../testing/builders/bank-accounts.ts';
import { buildAdvertiser, seenCard } from '../testing/builders/advertisers.ts';
import { testPassword } from '../testing/builders/accounts.ts';
import { agreementPath } from '../testing/builders/verification.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { lockCalendar } from '../calendar/day-store.ts';
import { findConnection, writeConnection } from '../calendar/connection-store.ts';
import { keysFor } from '../config-secrets.ts';
import { inTransaction } from '../kit/database.ts';
import { renewKeys } from './keys.ts';

const names = ['TOKEN_SECRET', 'ENCRYPTION_SECRET', 'DOCUMENT_SECRET', 'WEBHOOK_SECRET'] as const;
const secrets = (...which: ('old' | 'new')[]): Env =>
  Object.fromEntries(names.map((name) => [name, which.map((age) => `the ${age} ${name} of this very test that is long enough`).join(',')]));
const lasting = { VIEWER_SECRET: secrets('old')['TOKEN_SECRET'], COMPARISON_SECRET: secrets('old')['DOCUMENT_SECRET'] };

let dataDir: string;
let before: TestApp;
let during: TestApp;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-keys-'));
  before = await openTestApp({ env: { ...secrets('old'), DATA_DIR: dataDir } });
  during = await openTestApp({ env: { ...secrets('new', 'old'), ...lasting, DATA_DIR: dataDir }, on: before });
});
afterAll(async () => {
  await during.close();
  await before.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const versionFileOf = async (of: { vendorId: number }) =>
  (await before.owner.selectFrom('agreement_file').select('id').where('vendor_id', '=', of.vendorId).execute())[0];

test('the old keys stay valid while both are in the list: clicks in flight, sessions, codes of operators', async () => {
  const advertiser = await buildAdvertiser(before);
  const viewer = before.build.viewer();
  const card = await seenCard(before, advertiser, viewer);
  during.clock.set(before.clock.now());
  const answer = await during.call('GET', card.click_url, { headers: viewer.headers, remoteAddress: viewer.address });
  expect(answer.headers['location']).toBe(`/vendor/${advertiser.slug}`);
  expect(await advertiser.clicks()).toMatchObject([{ outcome: 'charged', charged: 1_500 }]);

  const session = { cookie: `BSID=${advertiser.cookie}` };
  const handleOn = async (app: TestApp) => (await app.call('GET', '/v2/me', { headers: session })).body;
  expect(await handleOn(during)).toEqual(await handleOn(before));

  const operator = await before.build.operator('support');
  const code = new TOTP({ secret: Secret.fromBase32(operator.totpSecret) }).generate({ timestamp: during.clock.now() });
  expect((await during.call('POST', '/v2/login', { body: { email: operator.email, password: testPassword, code } })).status).toBe(200);
});

test('a number hashed with the old key is found with the new one', async () => {
  const vendor = await before.build.vendorWithPhone();
  const form = bankAccountForm();
  const { account } = await before.build.bankAccount(vendor, form);
  const again = await during.call('POST', bankAccountsPath, { as: vendor, body: form });
  expect(again.body).toMatchObject({ data: { account: { id: account.id } } });
});

test('everything is closed anew while servers work, once; then the old keys are needed for nothing', async () => {
  const one = await before.build.submittedAgreement('individual');
  const other = await during.build.submittedAgreement('individual');
  const operator = await before.build.operator('finance', 'verification');
  const connected = { vendorId: one.vendorId, address: 'https://calendar.test/private.ics', at: 0, checkAt: 0 };
  await inTransaction(before.owner, async (tx) => {
    await lockCalendar(tx, one.vendorId);
    await writeConnection(tx, keysFor(before.config.secrets.encryption, 'calendar connection'), connected);
  });
  const device = { endpoint: 'https://push.test/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), server_key: 'A'.repeat(87) };
  expect((await before.call('PUT', '/v2/push/devices/here', { as: one, body: device })).status).toBe(200);
  const renewed = await renewKeys(before.owner, during.config);
  expect(renewed.devices).toBe(1);
  expect(renewed.files).toBeGreaterThan(0);
  expect(renewed.ciphertexts).toBeGreaterThan(2);
  expect(renewed.secondFactors).toBeGreaterThan(0);
  expect(renewed.accountNumbers).toBeGreaterThan(0);
  expect(renewed.calendars).toBe(1);
  expect(await renewKeys(before.owner, during.config)).toEqual({
    secondFactors: 0,
    accountNumbers: 0,
    calendars: 0,
    devices: 0,
    ciphertexts: 0,
    files: 0,
  });

  const after = await openTestApp({ env: { ...secrets('new'), ...lasting, DATA_DIR: dataDir }, on: before });
  try {
    expect(await findConnection(after.db, keysFor(after.config.secrets.encryption, 'calendar connection'), one.vendorId)).toMatchObject({
      address: connected.address,
    });
    for (const vendor of [one, other]) {
      const written = await after.build.agreementOf(vendor);
      expect(written.fields.signatory_id_number).toMatch(/^•+\d{4}$/);
      const file = await versionFileOf(vendor);
      const bytes = await after.call('GET', `${agreementPath}/files/${file?.id}`, { as: vendor });
      expect(bytes.status).toBe(200);
      const { rows } = await numbersOf(vendor.vendorId);
      expect(new Set(rows).size).toBe(1);
    }
    // What documents are compared by stays what it was.
    expect(after.system.encryption.keyring.mac('a document')).toEqual(before.system.encryption.keyring.mac('a document'));
    const code = new TOTP({ secret: Secret.fromBase32(operator.totpSecret) }).generate({ timestamp: after.clock.now() });
    expect((await after.call('POST', '/v2/login', { body: { email: operator.email, password: testPassword, code } })).status).toBe(200);
    expect((await after.call('GET', bankAccountsPath, { as: one })).status).toBe(200);
  } finally {
    await after.close();
  }

  /** What the account is found by, here and in what was signed. */
  async function numbersOf(vendorId: number): Promise<{ rows: string[] }> {
    const account = await before.owner.selectFrom('bank_account').select('number_key').where('vendor_id', '=', vendorId).execute();
    const signed = await before.owner
      .selectFrom('agreement_number')
      .select('mac')
      .where('vendor_id', '=', vendorId)
      .where('field', '=', 'bank_account_id')
      .execute();
    return { rows: [...account.map((row) => row.number_key.toString('hex')), ...signed.map((row) => row.mac.toString('hex'))] };
  }
});

test('if the old key was removed too early, the command says so and loses nothing', async () => {
  await before.build.submittedAgreement('individual');
  const hasty = await openTestApp({ env: { ...secrets('new'), ...lasting, DATA_DIR: dataDir }, on: before });
  await expect(renewKeys(before.owner, hasty.config)).rejects.toThrow(/key/);
  await hasty.close();
  const { ciphertexts } = await renewKeys(before.owner, during.config);
  expect(ciphertexts).toBeGreaterThan(0);
});
