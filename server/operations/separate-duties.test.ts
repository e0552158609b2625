// Anyone who approved an agreement releases none of its vendor's money alone. (decision 0121)
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payout } from '../../contract/payouts.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Changes what the database itself lets nobody change. */
const asIfNobodyLooked = (statement: RawBuilder<unknown>) =>
  app.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });

test('a payout started by whoever approved the agreement waits for a second person; anyone else starts it alone', async () => {
  const [approver, colleague] = [await app.build.operator('finance', 'verification'), await app.build.operator('finance')];
  const vendor = await app.build.payableVendor();
  await asIfNobodyLooked(
    sql`update agreement_version set decided_by = ${approver.accountId}, decided_at = now() - interval '1 hour' where vendor_id = ${vendor.vendorId}`,
  );
  await app.build.earn(vendor, 10_000_000);
  const statusAfter = async (as: { readonly sessionId: string }, id: string) =>
    ((await app.build.workOn(as, id, 'start')).body as { data: Payout }).data.status;

  const first = await app.build.payout(vendor, 1_000_000);
  expect(await statusAfter(approver, first.id)).toBe('requested');
  const staff = operationsOf(app);
  const { data } = await staff.read<{ data: { id: string; subject: string }[] }>(colleague, '/proposals?limit=100');
  const waiting = data.find(({ subject }) => subject === `payout:${first.id}`);
  expect((await staff.decide(colleague, waiting?.id ?? '', 'approved')).status).toBe(200);
  const { rows } = await sql<{ status: string; started_by: number }>`select status, started_by from payout where id = ${first.id}`.execute(
    app.owner,
  );
  expect(rows).toEqual([{ status: 'processing', started_by: expect.any(Number) as number }]);
  await app.build.workOn(colleague, first.id, 'paid', { reference: 'BCA 1' });

  const next = await app.build.payout(vendor, 1_000_000);
  expect(await statusAfter(colleague, next.id)).toBe('processing');
  expect(await differences(app.owner)).toEqual([]);

  await asIfNobodyLooked(
    sql`update proposal set needs_second = false, decided_by = null, decided_at = null where subject = ${`payout:${first.id}`} and kind = 'payout_start'`,
  );
  expect((await differences(app.owner)).join('\n')).toContain('whoever approved an agreement starts no payout of its vendor alone');
});
