// Deletion only changes texts that people wrote, whatever their name is, and an account that can't be deleted does not block others.
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

const called = async (name: string): Promise<BuiltAccount> => {
  const couple = await app.build.couple();
  // As from before names like addresses, and ours, were refused.
  await app.owner.updateTable('account').set({ display_name: name }).where('id', '=', couple.accountId).execute();
  return couple;
};
/** Asked for their end, which is due. */
async function leave(...leaving: readonly BuiltAccount[]): Promise<void> {
  for (const as of leaving) {
    const asked = await app.call('POST', '/v2/account_deletion', { as, body: { password: testPassword } });
    expect(asked.status, asked.text).toBe(200);
    await app.owner
      .updateTable('account_deletion')
      .set({ asked_at: new Date(app.clock.now() - 20 * dayMs), erase_at: new Date(app.clock.now() - dayMs) })
      .where('account_id', '=', as.accountId)
      .execute();
  }
}
const isGone = async ({ accountId }: BuiltAccount): Promise<boolean> => {
  const { display_name: name } = await app.owner
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name === '';
};

test.each(['items', 'null', 'percent', '5000000', 'a\\"}]', 'Élodie & 王', '(?i)***'])(
  'whoever is called %s leaves quotations that can still be read, and holds nobody up',
  async (name) => {
    const [vendor, couple, next] = [await app.build.vendor({ plan: 'Gold' }), await called(name), await app.build.couple()];
    const items = [{ name: 'Foto', quantity: 1, unit: 'paket', price: 5_000_000 }];
    const { quotation } = await app.build.sentQuotation({ vendor, couple }, { notes: `For ${name}!`, items });
    const read = async () => {
      const answer = await app.call('GET', `/ms/quotation/v1/quotations/${quotation.id}`, { as: vendor });
      expect(answer.status, answer.text).toBe(200);
      return (answer.body as { quotation: { content: Record<string, unknown> } }).quotation.content;
    };
    const before = await read();
    await leave(couple, next);
    await app.system.leaving.eraseThoseDue();
    expect([await isGone(couple), await isGone(next)]).toEqual([true, true]);
    expect(await read()).toEqual({ ...before, notes: 'For …!' });
    expect((await app.call('GET', '/ms/quotation/v1/quotations', { as: vendor })).status).toBe(200);
  },
);

test('what others tried and are sent stays, whatever the name of who leaves', async () => {
  const stranger = await app.build.couple();
  const wrong = { email: stranger.email, password: 'not-the-password' };
  await app.call('POST', '/v2/login', { body: wrong });
  await app.call('POST', '/v2/forgot_password', { body: { email: stranger.email } });
  const left = async () => {
    const { rows } = await sql<{ tries: number; emails: number }>`select
      (select count(*)::int from throttle where key = ${`login ${stranger.email}`}) as tries,
      (select count(*)::int from pgboss.job where name = 'send-mail' and data ->> 'to' = ${stranger.email}) as emails`.execute(app.owner);
    return rows[0];
  };
  expect(await left()).toEqual({ tries: 1, emails: 1 });
  await leave(await called('login'), await called(stranger.email));
  await app.system.leaving.eraseThoseDue();
  expect(await left()).toEqual({ tries: 1, emails: 1 });
});

test('an account that cannot be erased does not block others, and the job fails', async () => {
  const [stuck, next] = [await app.build.couple(), await app.build.couple()];
  await leave(stuck, next);
  await sql`alter table account add constraint stuck check (id <> ${sql.lit(stuck.accountId)} or disabled_at is null)`.execute(app.owner);
  await expect(app.system.leaving.eraseThoseDue()).rejects.toThrow('1 of 2 could not be done');
  await sql`alter table account drop constraint stuck`.execute(app.owner);
  expect([await isGone(stuck), await isGone(next)]).toEqual([false, true]);
  await app.system.leaving.eraseThoseDue();
  expect(await isGone(stuck)).toBe(true);
});
