// A link in an email ends with what it was good for: another address of the account, or another password.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltAccount, testPassword } from '../testing/builders/accounts.ts';
import { codeOf } from '../testing/code-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let support: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp();
  support = await app.build.operator('support');
});
afterAll(() => app.close());

const newest = async (to: string, path: string): Promise<string> => {
  const { rows } = await sql<{ text: string }>`
    select data ->> 'text' as text from pgboss.job where name = 'send-mail' and data ->> 'to' = ${to} and data ->> 'text' like ${`%${path}%`}
    order by created_on desc limit 1`.execute(app.owner);
  return /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
};
const forgot = async (email: string): Promise<string> => {
  expect((await app.call('POST', '/v2/forgot_password', { body: { email } })).status).toBe(202);
  return newest(email, 'reset');
};
const reset = (token: string, password = 'melati-di-jendela') => app.call('POST', '/v2/reset_password', { body: { token, password } });
const signIn = (email: string, password: string) => app.call('POST', '/v2/login', { body: { email, password } });

test('a password that the holder of a wrong address asked for opens nothing once the invitation went to the right one', async () => {
  const [wrong, right] = ['wrong@melati.test', 'right@melati.test'];
  const form = { business_name: 'Melati', contact_name: 'Ratna', email: wrong };
  const asked = await app.call('POST', '/ms/bs-vendors/api/v1/vendor_acquisitions', { body: form });
  const { id } = (asked.body as { data: { id: string } }).data;
  const decide = (path: string, body: object) => app.call('POST', `/v2/operations/acquisitions/${id}/${path}`, { as: support, body });
  expect((await decide('acceptance', { ...form, language: 'en' })).status).toBe(200);
  const token = await forgot(wrong);
  expect((await decide('invitation', { email: right })).status).toBe(204);
  expect(codeOf(await reset(token))).toBe('identity.link_invalid');
  expect((await signIn(right, 'melati-di-jendela')).status).toBe(401);
  const invitation = await newest(right, 'invitation');
  expect((await app.call('POST', '/v2/invitations/accept', { body: { token: invitation, password: 'kenanga-di-taman' } })).status).toBe(
    200,
  );
});

test('anyone who joins by an invitation ends the link for a password that was asked for before', async () => {
  const email = 'kenanga@melati.test';
  const form = { business_name: 'Kenanga', contact_name: 'Ratna', email };
  const asked = await app.call('POST', '/ms/bs-vendors/api/v1/vendor_acquisitions', { body: form });
  const { id } = (asked.body as { data: { id: string } }).data;
  const acceptance = `/v2/operations/acquisitions/${id}/acceptance`;
  expect((await app.call('POST', acceptance, { as: support, body: { ...form, language: 'en' } })).status).toBe(200);
  const invitation = await newest(email, 'invitation');
  const token = await forgot(email);
  const password = 'kenanga-di-taman';
  expect((await app.call('POST', '/v2/invitations/accept', { body: { token: invitation, password } })).status).toBe(200);
  expect(codeOf(await reset(token))).toBe('identity.link_invalid');
  expect((await signIn(email, password)).status).toBe(200);
});

test('a password changed by the old one ends the link that was asked for before', async () => {
  const couple = await app.build.couple();
  const token = await forgot(couple.email);
  const change = { current_password: testPassword, password: 'kenanga-di-taman' };
  expect((await app.call('PUT', '/v2/password', { as: couple, body: change })).status).toBe(204);
  expect(codeOf(await reset(token))).toBe('identity.link_invalid');
  expect((await signIn(couple.email, change.password)).status).toBe(200);
});

test('a password that is changed by the old one does not replace the one that a link set meanwhile', async () => {
  const [couple, other] = [await app.build.couple(), await app.build.couple()];
  const hashOf = async ({ accountId }: BuiltAccount) =>
    (await app.owner.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirstOrThrow()).password_hash;
  const byLink = `${await hashOf(other)}x`;
  const { answer } = await app.owner.transaction().execute(async (tx) => {
    await sql`select from account where id = ${couple.accountId} for update`.execute(tx);
    const change = { current_password: testPassword, password: 'pencuri-di-malam' };
    const answer = app.call('PUT', '/v2/password', { as: couple, body: change });
    await app.eventually(app.isWaitedFor, Boolean);
    await sql`update account set password_hash = ${byLink} where id = ${couple.accountId}`.execute(tx);
    return { answer };
  });
  expect(codeOf(await answer)).toBe('identity.password_wrong');
  expect(await hashOf(couple)).toBe(byLink);
});
