// Emails to unverified addresses contain no text that someone typed (reliability S69).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../kit/database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { inviteAccount } from './invitations.ts';

const bait = 'You won! Visit evil.example now';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ jobs: true });
});
afterAll(() => app.close());

const mailed = (to: string) =>
  app.eventually(
    () => app.owner.selectFrom('outbox_message').select(['subject', 'body_text']).where('recipient', '=', to).execute(),
    (mails) => mails.length > 0,
    180_000,
  );
/** What of the bait arrived. */
const typedIn = async (to: string) => /evil\.example|You won/.exec(JSON.stringify(await mailed(to)))?.[0] ?? null;

test('a sign-up takes an address and nothing else', async () => {
  const email = 'victim-of-a-sign-up@pelaminan.test';
  expect((await app.call('POST', '/v2/sign_up', { body: { name: bait, email, password: 'a-long-password-of-a-stranger' } })).status).toBe(
    400,
  );
  expect((await app.call('POST', '/v2/sign_up', { body: { email }, headers: { 'user-agent': bait, referer: bait } })).status).toBe(202);
  expect(await typedIn(email)).toBeNull();
});

test('a sign-up with a known address, and a forgotten password', async () => {
  const { accountId, email } = await app.build.couple();
  await app.owner.updateTable('account').set({ display_name: bait }).where('id', '=', accountId).execute();
  await app.call('POST', '/v2/sign_up', { body: { email } });
  await app.call('POST', '/v2/forgot_password', { body: { email } });
  await app.eventually(
    async () => (await mailed(email)).length,
    (count) => count === 2,
    180_000,
  );
  expect(await typedIn(email)).toBeNull();
});

test('an invitation, for a business that somebody else may have named', async () => {
  const email = 'victim-of-an-invitation@pelaminan.test';

  await inTransaction(app.db, (tx) => inviteAccount(tx, app.system.identity, { email, name: bait, language: 'en', utm: { source: bait } }));
  expect(await typedIn(email)).toBeNull();
});
