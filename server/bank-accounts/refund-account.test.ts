// Where a couple's refunds go: asked while one waits, encrypted, shown to finance with a note of each look, and gone with the account.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refund } from '../../contract/operations-finance.ts';
import type { getRefundAccount } from '../../contract/refund-account.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { type BuiltAccount, testPassword } from '../testing/builders/accounts.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let finance: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp({ at: '2026-11-20T03:00:00Z' });
  finance = await app.build.operator('finance');
});
afterAll(() => app.close());

const path = '/v2/refund_account';
const good = { holder_name: 'Kirana Putri', bank_bic: 'CENAIDJA', account_number: '123 456 7890', password: testPassword };
const read = async (as: BuiltAccount) => ((await app.call('GET', path, { as })).body as AnswerOf<typeof getRefundAccount>).data;
const save = (as: BuiltAccount, change: Partial<typeof good> = {}) => app.call('PUT', path, { as, body: { ...good, ...change } });

const remove = (as: BuiltAccount, password = testPassword) => app.call('POST', `${path}/remove`, { as, body: { password } });
const emailsTo = async ({ email }: BuiltAccount) => {
  const { rows } = await sql<{ subject: string; text: string }>`
    select data ->> 'subject' as subject, data ->> 'text' as text from pgboss.job where name = 'send-mail' and data ->> 'to' = ${email} order by created_on`.execute(
    app.owner,
  );
  return rows;
};

/** A couple whose payment came too late: its money waits to be sent back. */
async function owedBack() {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  const placed = await app.build.instalmentPayment(await app.build.acceptedQuotation({ vendor, couple }));
  await app.build.webhook(placed, { paidAt: Date.parse(placed.order.expires_at) + 1_000 });
  return { vendor, couple, paymentId: placed.payment.id, amount: placed.order.total };
}
const refundOf = async (paymentId: string) => {
  const { data } = await operationsOf(app).read<{ data: Refund[] }>(finance, '/refunds?limit=100');
  return data.find(({ payment_id }) => payment_id === paymentId);
};
const reveal = (as: BuiltAccount, id: string) => app.call('POST', `/v2/operations/refunds/${id}/account_number`, { as });

test('a couple is asked for an account as soon as a refund waits, adds one, and finance sees it', async () => {
  const { couple, paymentId, amount } = await owedBack();
  const owed = [{ reason: 'paid_after_expiry', amount }];
  expect(await read(await app.build.couple())).toEqual({ owed: [], account: null });
  expect(await read(couple)).toEqual({ owed, account: null });
  expect(await refundOf(paymentId)).toMatchObject({ repay_to: null });
  expect((await reveal(finance, paymentId)).status).toBe(404);

  const given = { holder_name: 'Kirana Putri', bank_bic: 'CENAIDJA', bank_name: 'Bank Central Asia', account_number_end: '7890' };
  expect((await save(couple)).body).toEqual({ data: { owed, account: given } });
  expect(await read(couple)).toEqual({ owed, account: given });
  expect(await refundOf(paymentId)).toMatchObject({
    repay_to: { holder_name: 'Kirana Putri', bank_name: 'Bank Central Asia', number_end: '7890' },
  });
  const { rows } = await sql<{
    row: string;
  }>`select refund_account::text as row from refund_account where account_id = ${couple.accountId}`.execute(app.owner);
  expect(rows[0]?.row).not.toContain('123456');
  expect(rows[0]?.row).not.toContain(Buffer.from('1234567890').toString('hex'));

  expect((await reveal(finance, paymentId)).body).toEqual({ data: { account_number: '1234567890' } });
  expect((await reveal(await app.build.operator('support'), paymentId)).status).toBe(403);
  const looks = await sql<{ n: number }>`select count(*)::int as n from audit_entry
    where action = 'payments.refund_number_revealed' and subject = ${`payment:${paymentId}`} and account_id = ${finance.accountId}`.execute(
    app.owner,
  );
  // The first was of an account that was not there, and was undone with its transaction.
  expect(looks.rows).toEqual([{ n: 1 }]);

  await app.call('POST', `/v2/operations/refunds/${paymentId}/returned`, { as: finance, body: { reference: 'BCA 1' } });
  expect((await reveal(finance, paymentId)).status).toBe(404);
  expect(await read(couple)).toEqual({ owed: [], account: given });
});

test('what is wrong is said at its field, and a wrong password changes nothing', async () => {
  const couple = await app.build.couple();
  const refused = await save(couple, { holder_name: ' ', bank_bic: 'NOBANK', account_number: 'BCA' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('holder_name');
  expect(refused.text).toContain('bank_bic');
  expect(refused.text).toContain('account_number');
  expect(codeOf(await save(couple, { password: 'not-the-password' }))).toBe('identity.password_wrong');
  expect((await read(couple)).account).toBeNull();
  expect((await app.call('GET', path, { as: await app.build.vendor() })).status).toBe(403);
  expect((await app.call('GET', path)).status).toBe(401);
});

test('the newest account counts, and it can be removed once', async () => {
  const couple = await app.build.couple();
  await save(couple);
  await save(couple, { account_number: '9876543210', bank_bic: 'BMRIIDJA' });
  expect((await read(couple)).account).toMatchObject({ bank_name: 'Bank Mandiri', account_number_end: '3210' });
  const held = await app.call('POST', '/v2/account_export', { as: couple, body: { password: testPassword } });
  expect(held.text).toContain('9876543210');
  const removed = await Promise.all(Array.from({ length: 4 }, () => remove(couple)));
  expect(removed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404, 404]);
  expect((await read(couple)).account).toBeNull();
});

test('the couple is told by email of each account that is added, changed or removed, and never of a whole number', async () => {
  const couple = await app.build.couple();
  await save(couple);
  await save(couple);
  await save(couple, { holder_name: 'Kirana Ayu' });
  await save(couple, { account_number: '9876543210', bank_bic: 'BMRIIDJA' });
  expect(codeOf(await remove(couple, 'not-the-password'))).toBe('identity.password_wrong');
  expect((await read(couple)).account).not.toBeNull();
  await remove(couple);
  const mails = await emailsTo(couple);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your refunds now go to Bank Central Asia, account ending in 7890',
    'Your bank account for refunds was changed: Bank Central Asia, account ending in 7890',
    'Your bank account for refunds was changed: Bank Mandiri, account ending in 3210',
    'Your bank account for refunds was removed: Bank Mandiri, account ending in 3210',
  ]);
  for (const { text } of mails) expect(text).not.toMatch(/1234567890|9876543210/);
});

test('of two who name the first account at once one adds it and one changes it', async () => {
  const couple = await app.build.couple();
  await Promise.all([save(couple), save(couple, { account_number: '9876543210' })]);
  const subjects = (await emailsTo(couple)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Your refunds now go'))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.includes('was changed'))).toHaveLength(1);
});

test('it goes with the account', async () => {
  const couple = await app.build.couple();
  await save(couple);
  const past = new Date(app.clock.now() - 1_000);
  await sql`insert into account_deletion (account_id, asked_at, erase_at) values (${couple.accountId}, ${past}, ${past})`.execute(
    app.owner,
  );
  await app.system.leaving.eraseThoseDue();
  const { rows } = await sql`select from refund_account where account_id = ${couple.accountId}`.execute(app.owner);
  expect(rows).toHaveLength(0);
});
