// Failed jobs are listed, retried or dismissed by operators (reliability S68).
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobKinds } from '../../contract/failed-jobs.ts';
import { inTransaction } from '../kit/database.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operator: BuiltAccount;
beforeAll(async () => {
  app = await openTestApp();
  operator = await app.build.operator('support');
});
afterAll(() => app.close());

const base = '/v2/operations/failed_jobs';
interface Row {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly fault: string;
}
const listed = async () => ((await app.call('GET', base, { as: operator })).body as { data: Row[] }).data;
/** Puts a job into its queue and lets it fail for the last time. */
async function failed(name: string, minutesAgo: number, message: string): Promise<void> {
  await inTransaction(app.db, (tx) => app.system.jobs.enqueue(tx, name, {}));
  await sql`
    update pgboss.job set state = 'failed', retry_count = 10, completed_on = now() - ${`${minutesAgo} minutes`}::interval,
      output = ${JSON.stringify({ message })} where name = ${name} and state = 'created'`.execute(app.owner);
}
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(app.owner)).rows[0]?.state ?? null;

test('a job that failed is listed and counted, without addresses of people, and runs again or goes', async () => {
  await failed('send-mail', 5, '550 <ayu@example.test> no such mailbox\n    at Object.work');
  await failed('payment-open', 3, 'the gateway answered 500');
  expect(await listed()).toMatchObject([
    { kind: 'send-mail', tries: 11, fault: '550 <…@…> no such mailbox' },
    { kind: 'payment-open', tries: 11, fault: 'the gateway answered 500' },
  ]);
  expect(await app.call('GET', '/v2/operations/waiting', { as: operator })).toMatchObject({
    body: { data: { failed_jobs: { count: 2 } } },
  });

  const [mail, payment] = await listed();
  expect((await app.call('POST', `${base}/${mail?.id}/retry`, { as: operator })).status).toBe(204);
  expect(await stateOf(mail?.id ?? '')).toBe('retry');
  expect((await app.call('POST', `${base}/${mail?.id}/retry`, { as: operator })).status).toBe(404);
  expect((await app.call('POST', `${base}/${mail?.id}/dismissal`, { as: operator })).status).toBe(404);
  expect((await app.call('POST', `${base}/${payment?.id}/dismissal`, { as: operator })).status).toBe(204);
  expect(await stateOf(payment?.id ?? '')).toBeNull();
  expect(await listed()).toEqual([]);
  const audited = await app.owner.selectFrom('audit_entry').select('action').where('action', 'like', 'job.%').execute();
  expect(audited.map(({ action }) => action).toSorted()).toEqual(['job.dismissed', 'job.retried']);
});

test('a job that was run again is done by the next worker', async () => {
  await failed('send-mail', 1, 'no answer');
  const [job] = await listed();
  await sql`update pgboss.job set data = ${JSON.stringify({ id: job?.id, to: 'sari@example.test', subject: 'Halo', text: 'Halo' })} where id = ${job?.id}`.execute(
    app.owner,
  );
  await app.call('POST', `${base}/${job?.id}/retry`, { as: operator });
  const worker = await openTestApp({ on: app, jobs: true });
  const state = await app.eventually(
    () => stateOf(job?.id ?? ''),
    (now) => now === 'completed',
    30_000,
  );
  expect(state).toBe('completed');
  await worker.close();
});

test('what ran well since by its own schedule needs nobody', async () => {
  const name = 'membership-remind';
  await sql`insert into pgboss.schedule (name, cron) values (${name}, '0 8 * * *') on conflict do nothing`.execute(app.owner);
  await failed(name, 5, 'busy');
  expect((await listed()).map(({ kind }) => kind)).toContain(name);
  await inTransaction(app.db, (tx) => app.system.jobs.enqueue(tx, name, {}));
  await sql`update pgboss.job set state = 'completed', completed_on = now() where name = ${name} and state = 'created'`.execute(app.owner);
  expect((await listed()).map(({ kind }) => kind)).not.toContain(name);
});

test('finance alone does not open it', async () => {
  const finance = await app.build.operator('finance');
  expect((await app.call('GET', base, { as: finance })).status).toBe(403);
  expect(await app.call('GET', '/v2/operations/waiting', { as: finance })).toMatchObject({ body: { data: { failed_jobs: null } } });
});

test('every kind of job has words on the page', () => {
  const kinds = app.system.jobs.kinds().map(({ name }) => name);
  expect(kinds.toSorted()).toEqual([...jobKinds].toSorted());
});
