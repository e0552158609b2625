// Bank accounts over HTTP: adding, listing, making primary, removing, revealing the number.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPassword } from '../testing/builders/accounts.ts';
import { type AccountWithCode, bankAccountForm, bankAccountsPath } from '../testing/builders/bank-accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ isOneWindow: true });
});
afterAll(() => app.close());

type As = { readonly sessionId: string };
const add = (as: As, part: object = {}, headers: Record<string, string> = {}) =>
  app.call('POST', bankAccountsPath, { as, body: bankAccountForm(part), headers });
const listOf = async (as: As) =>
  ((await app.call('GET', bankAccountsPath, { as })).body as { data: { accounts: AccountWithCode['account'][] } }).data;
const act = (as: As, id: string, what: 'primary' | 'remove' | 'reveal', body?: object) =>
  app.call('POST', `${bankAccountsPath}/${id}/${what}`, { as, ...(body && { body }) });
const verified = (id: string) => sql`update bank_account set verified_at = now() where id = ${id}`.execute(app.owner);
const auditOf = async (id: string) =>
  (
    await app.owner
      .selectFrom('audit_entry')
      .select(['action', 'result'])
      .where('subject', '=', `bank_account:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('adding', () => {
  test('the first account is the primary one, waits for its code, and shows no more than the end of its number', async () => {
    const vendor = await app.build.vendorWithPhone();
    const answer = await add(vendor, { account_number: '777 888-9990' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          account: {
            holder_name: 'Ni Luh Ayu Lestari',
            bank_bic: 'CENAIDJA',
            bank_name: 'Bank Central Asia',
            account_number_end: '9990',
            swift_code: null,
            is_primary: true,
            verified_at: null,
            holder_match: null,
          },
          code: { good_for_seconds: 600, resend_after_seconds: 30, locked_for_seconds: 0, tries_left: 5 },
        },
      },
    });
    expect(answer.text).not.toContain('7778889990');
    const { account, code } = (answer.body as { data: AccountWithCode }).data;
    expect(code.bank_account_id).toBe(account.id);
    expect(code.phone).toMatch(/^\+62\u00A0812••••\d{3}$/);
    expect(await listOf(vendor)).toMatchObject({
      accounts: [{ id: account.id }],
      code: { bank_account_id: account.id },
      name_on_file: null,
    });
    expect((await add(vendor)).body).toMatchObject({ data: { account: { is_primary: false } } });
    expect(await auditOf(account.id)).toEqual(['add-bank-account', 'send-bank-code']);
  });

  test('an account abroad needs its SWIFT code, an Indonesian one must not have any', async () => {
    const vendor = await app.build.vendorWithPhone();
    const abroad = { bank_bic: null, bank_name: 'DBS Bank Ltd', address: '12 Marina Boulevard' };
    expect(await add(vendor, abroad)).toMatchObject({
      status: 422,
      body: { error: { code: 'bank_accounts.required', field: 'swift_code' } },
    });
    expect(await add(vendor, { ...abroad, swift_code: 'dbsssgsg' })).toMatchObject({
      body: { data: { account: { swift_code: 'DBSSSGSG' } } },
    });
    expect(await add(vendor, { swift_code: 'DBSSSGSG' })).toMatchObject({
      status: 422,
      body: { error: { code: 'bank_accounts.swift_only_abroad' } },
    });
  });

  test('all that is wrong is answered at once, in the caller’s language', async () => {
    const vendor = await app.build.vendorWithPhone();
    const answer = await add(vendor, { holder_name: '', bank_bic: 'NOSUCH', account_number: '12' }, { 'accept-language': 'id' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      error: {
        fields: [
          { field: 'holder_name', code: 'bank_accounts.required', message: 'Wajib diisi' },
          { field: 'bank_bic', code: 'bank_accounts.bank_unknown' },
          { field: 'account_number', code: 'bank_accounts.number_length', params: { minimum: 6, maximum: 20 } },
        ],
      },
    });
  });

  test('an open session alone does not add: the password is asked again, and wrong ones run out', async () => {
    const vendor = await app.build.vendorWithPhone();
    const wrong = () => add(vendor, { password: 'not the password' });
    expect(await wrong()).toMatchObject({ status: 422, body: { error: { code: 'identity.password_wrong', field: 'password' } } });
    for (let i = 0; i < 9; i++) await wrong();
    expect(await wrong()).toMatchObject({ status: 429, body: { error: { code: 'identity.too_many_attempts' } } });
    expect((await listOf(vendor)).accounts).toEqual([]);
  });

  test('the same number again corrects the unverified account, and is refused once it is verified', async () => {
    const vendor = await app.build.vendorWithPhone();
    const number = { account_number: '5550001111' };
    const first = await app.build.bankAccount(vendor, number);
    const again = await app.build.bankAccount(vendor, number);
    expect(again.account.id).toBe(first.account.id);
    expect(again.code.bank_account_id).toBe(first.account.id);
    const corrected = await app.build.bankAccount(vendor, { ...number, branch: 'Sanur' });
    expect(corrected.account).toMatchObject({ id: first.account.id, branch: 'Sanur' });
    // Its code was for something else, and the wait for a new one is not over.
    expect(corrected.code).toMatchObject({ bank_account_id: null, good_for_seconds: 0 });
    expect(corrected.code.resend_after_seconds).toBeGreaterThan(0);
    await verified(first.account.id);
    expect(await add(vendor, number)).toMatchObject({ status: 409, body: { error: { code: 'bank_accounts.already_added' } } });
  });

  test('the same request twice, and ten at once, make one account and one code', async () => {
    const vendor = await app.build.vendorWithPhone();
    const body = bankAccountForm();
    const headers = { 'idempotency-key': 'one-bank-account' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call('POST', bankAccountsPath, { as: vendor, body, headers })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const races = await Promise.all(Array.from({ length: 5 }, () => app.call('POST', bankAccountsPath, { as: vendor, body })));
    expect(races.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await listOf(vendor)).accounts).toHaveLength(1);
    const sent = await app.owner.selectFrom('bank_code_sent').select('id').where('vendor_id', '=', vendor.vendorId).execute();
    expect(sent).toHaveLength(1);
  });

  test('ten accounts are enough', async () => {
    const vendor = await app.build.vendorWithPhone();
    for (let i = 0; i < 10; i++) await app.build.bankAccount(vendor);
    expect(await add(vendor)).toMatchObject({ status: 409, body: { error: { code: 'bank_accounts.too_many', params: { maximum: 10 } } } });
  });

  test('a vendor without a mobile number keeps its account for later', async () => {
    const vendor = await app.build.vendorWithPhone({ phone: '+622112345678' });
    const { account, code } = await app.build.bankAccount(vendor);
    expect(code).toMatchObject({ phone: null, bank_account_id: null });
    expect(await app.call('POST', `${bankAccountsPath}/${account.id}/code`, { as: vendor })).toMatchObject({
      status: 422,
      body: { error: { code: 'bank_accounts.phone_unusable' } },
    });
  });
});

describe('changing', () => {
  test('only a verified account becomes primary, with the password, and there is always exactly one', async () => {
    const vendor = await app.build.vendorWithPhone();
    const [first, second] = [await app.build.bankAccount(vendor), await app.build.bankAccount(vendor)].map(({ account }) => account.id);
    if (!first || !second) throw new Error('not added');
    const password = testPassword;
    expect(await act(vendor, second, 'primary', { password })).toMatchObject({
      status: 409,
      body: { error: { code: 'bank_accounts.not_verified' } },
    });
    await verified(second);
    expect(await act(vendor, second, 'primary', { password: 'no' })).toMatchObject({ status: 422, body: { error: { field: 'password' } } });
    expect(await act(vendor, second, 'primary', { password })).toMatchObject({ status: 200, body: { data: { is_primary: true } } });
    expect(await act(vendor, second, 'primary', { password })).toMatchObject({ status: 200 });
    expect((await listOf(vendor)).accounts.map(({ id, is_primary }) => [id, is_primary])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(await act(vendor, second, 'remove', { password })).toMatchObject({ status: 204 });
    expect(await act(vendor, second, 'remove', { password })).toMatchObject({ status: 404 });
    expect((await listOf(vendor)).accounts).toMatchObject([{ id: first, is_primary: true }]);
    expect(await auditOf(second)).toContain('remove-bank-account');
  });

  test('a removed account can be added anew, and its old code is worth nothing', async () => {
    const vendor = await app.build.vendorWithPhone();
    const first = await app.build.bankAccount(vendor, { account_number: '4440001111' });
    await act(vendor, first.account.id, 'remove', { password: testPassword });
    expect(await listOf(vendor)).toMatchObject({ accounts: [], code: { bank_account_id: null } });
    const again = await app.build.bankAccount(vendor, { account_number: '4440001111' });
    expect(again.account).toMatchObject({ is_primary: true });
    expect(again.account.id).not.toBe(first.account.id);
  });

  test('the full number is returned to its vendor only, and every reveal is logged', async () => {
    const vendor = await app.build.vendorWithPhone();
    const stranger = await app.build.vendorWithPhone();
    const { account } = await app.build.bankAccount(vendor, { account_number: '9090801234' });
    expect(await act(vendor, account.id, 'reveal')).toMatchObject({ status: 200, body: { data: { account_number: '9090801234' } } });
    expect(await auditOf(account.id)).toContain('reveal-bank-account');
    const password = testPassword;
    for (const [what, body] of [
      ['reveal', undefined],
      ['primary', { password }],
      ['remove', { password }],
    ] as const)
      expect(await act(stranger, account.id, what, body), what).toMatchObject({ status: 404 });
    expect((await listOf(stranger)).accounts).toEqual([]);
  });

  test('a number is nowhere in the database in clear, and a box opens for its own account only', async () => {
    const vendor = await app.build.vendorWithPhone();
    const number = '8181818181234';
    const [one, two] = [await app.build.bankAccount(vendor, { account_number: number }), await app.build.bankAccount(vendor)];
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from (
        select b::text as t from bank_account b union all select a::text from audit_entry a union all select j::text from pgboss.job j
        union all select i::text from idempotency_key i) all_rows where t like ${`%${number}%`} or t like ${`%${Buffer.from(number).toString('hex')}%`}`.execute(
      app.owner,
    );
    expect(rows[0]?.found).toBe(0);
    await sql`update bank_account set number_box = (select number_box from bank_account where id = ${one.account.id}) where id = ${two.account.id}`.execute(
      app.owner,
    );
    expect(await act(vendor, two.account.id, 'reveal')).toMatchObject({ status: 500 });
  });
});

describe('what later capabilities say', () => {
  test('the holder name must match the tax ID, or the ID card if there is no tax ID', async () => {
    const vendor = await app.build.writtenAgreement('individual');
    const early = await app.build.bankAccount(vendor, { holder_name: 'Agus Wijaya' });
    expect((await app.build.submit(vendor)).status).toBe(200);
    expect(await add(vendor, { holder_name: 'Budi Santoso' })).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'bank_accounts.holder_differs',
          field: 'holder_name',
          params: { name: expect.stringMatching(/^ni luh ayu lestari$/i) },
        },
      },
    });
    expect(await add(vendor, { holder_name: 'Ni Luh Ayu Lestary' })).toMatchObject({
      body: { data: { account: { holder_match: 'near' } } },
    });
    expect(await add(vendor)).toMatchObject({ body: { data: { account: { holder_match: 'equal' } } } });
    const { accounts } = await listOf(vendor);
    // Added before there was a name to compare with: it says so now.
    expect(accounts.find(({ id }) => id === early.account.id)).toMatchObject({ holder_match: 'different' });
  });

  test('the only verified account stays while a payout is under way', async () => {
    const vendor = await app.build.vendorWithPhone({ plan: 'Gold' });
    await app.build.earn(vendor, 2_000_000);
    const [only, other] = [await app.build.bankAccount(vendor), await app.build.bankAccount(vendor)];
    await verified(only.account.id);
    await app.build.payoutOnItsWay(vendor, 1_000_000);
    const password = testPassword;
    expect(await act(vendor, only.account.id, 'remove', { password })).toMatchObject({
      status: 409,
      body: { error: { code: 'bank_accounts.payout_under_way' } },
    });
    expect(await act(vendor, other.account.id, 'remove', { password })).toMatchObject({ status: 204 });
  });
});
