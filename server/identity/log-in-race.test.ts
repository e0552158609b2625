// Changes of an account while a password is being checked: a session created afterwards must not outlive a "sign out everywhere".
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../core/time.ts';
import { type BuiltAccount, testPassword } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Signs in while a change to the account is about to be committed, and answers what came of it. */
async function signInBehind({ accountId, email }: BuiltAccount, change: (owner: TestApp['owner']) => Promise<unknown>) {
  const signedIn = await app.owner.transaction().execute(async (tx) => {
    await sql`select from account where id = ${accountId} for update`.execute(tx);
    let isOver = false;
    const answer = app.call('POST', '/v2/login', { body: { email, password: testPassword } }).finally(() => (isOver = true));
    await app.eventually(async () => isOver || (await app.isWaitedFor()), Boolean);
    await change(tx);
    await sql`delete from session where account_id = ${accountId}`.execute(tx);
    return { answer };
  });
  const { body, status } = await signedIn.answer;
  const { rows } = await sql`select from session where account_id = ${accountId} and ended_at is null`.execute(app.owner);
  return { status, code: (body as { error?: { code: string } }).error?.code, sessions: rows.length };
}

test('whoever asked meanwhile to be deleted has no session', async () => {
  const couple = await app.build.couple();
  const now = app.clock.now();
  const asked = await signInBehind(couple, (tx) =>
    sql`insert into account_deletion (account_id, asked_at, erase_at, was_findable) values (${couple.accountId}, ${new Date(now)}, ${new Date(now + 14 * dayMs)}, false)`.execute(
      tx,
    ),
  );
  expect(asked).toEqual({ status: 409, code: 'identity.account_leaving', sessions: 0 });
});

test('a password that was changed meanwhile opens nothing', async () => {
  const vendor = await app.build.vendor();
  const { password_hash: another } = await app.owner
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', (await app.build.operator('finance')).accountId)
    .executeTakeFirstOrThrow();
  const changed = await signInBehind(vendor, (tx) =>
    sql`update account set password_hash = ${`${another}x`} where id = ${vendor.accountId}`.execute(tx),
  );
  expect(changed).toEqual({ status: 401, code: 'identity.credentials_wrong', sessions: 0 });
});
