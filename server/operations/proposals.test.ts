// Proposal, approval, effect: random concurrent actions of two operators on two processes; who can decide what; and what the bookkeeper detects.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Proposal } from '../../contract/proposals.ts';
import { proposalLifeMs } from '../../core/operations/proposal.ts';
import { balanceOf } from '../credit/api.ts';
import type { BuiltAccount } from '../testing/builders/accounts.ts';
import { operationsOf } from '../testing/builders/operations.ts';
import { codeOf } from '../testing/code-of.ts';
import { differences } from '../testing/oracle.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';
import type { Answer } from '../testing/builders/context.ts';

const start = '2026-11-20T03:00:00Z';
let app: TestApp;
let other: TestApp;
let operators: ReturnType<typeof operationsOf>;
beforeAll(async () => {
  app = await openTestApp({ at: start });
  other = await openTestApp({ on: app, env: secretsOf(app), at: start });
  operators = operationsOf(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});
const waitingFor = (as: BuiltAccount) => operators.read<{ data: Proposal[] }>(as, '/proposals?limit=100');
const idOf = (answer: Answer): string => (answer.body as { data: { id: string } }).data.id;

test('two operators acting concurrently on two processes: no differences, and nothing above the limit of one person', async () => {
  const pair = [await app.build.operator('finance'), await app.build.operator('finance')] as const;
  const vendors = [await app.build.payableVendor(), await app.build.payableVendor()] as const;
  for (const vendor of vendors) await app.build.earn(vendor, 400_000_000);
  let seed = 11;
  // Of this generator only the high digits are random.
  const chance = (n: number) => Math.floor((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 65_536) % n;
  const payoutsOf = async (as: BuiltAccount) =>
    (await operators.read<{ data: { id: string }[] }>(as, `/payouts?limit=100&status=${['requested', 'processing', 'paid'][chance(3)]}`))
      .data;
  const failure = { failure: 'bank_refused', note: '' };
  const step = async (n: number): Promise<void> => {
    const [as, on] = [pair[n % 2] ?? pair[0], n % 2 === 0 ? app : other];
    const vendor = vendors[chance(2)] ?? vendors[0];
    const work = (id: string, deed: 'start' | 'undo' | 'paid' | 'failed' | 'returned', body?: object) =>
      on.build.workOn(as, id, deed, body);
    const kind = chance(6);
    const listed = kind === 1 || kind === 2 ? await payoutsOf(as) : [];
    const id = listed[chance(Math.max(1, listed.length))]?.id;
    if (kind === 0) await on.build.askPayout(vendor, (1 + chance(60)) * 1_000_000);
    if (kind === 1 && id !== undefined) await work(id, chance(4) === 0 ? 'undo' : 'start');
    if (kind === 2 && id !== undefined)
      await (chance(3) === 0
        ? work(id, 'returned', failure)
        : chance(3) === 0
          ? work(id, 'failed', failure)
          : work(id, 'paid', { reference: `round ${n}` }));
    if (kind === 3) await operationsOf(on).adjust(as, vendor.vendorId, (chance(5) === 0 ? -1 : 1) * (1 + chance(4)) * 1_000_000);
    if (kind >= 4) {
      const { data } = await waitingFor(as);
      const one = data[chance(Math.max(1, data.length))];
      if (one !== undefined)
        await (chance(6) === 0 ? operationsOf(on).withdraw(as, one.id) : operationsOf(on).decide(as, one.id, 'approved'));
    }
  };
  for (let round = 0; round < 30; round++) await Promise.all([step(2 * round), step(2 * round + 1)]);
  expect(await differences(app.owner)).toEqual([]);
  const { rows } = await sql<{ kind: string }>`select distinct kind from proposal where status = 'done'`.execute(app.owner);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['adjustment', 'payout_start']));
});

describe('a proposal', () => {
  test('counts as waiting for whoever can decide it, and as waiting for another person for whoever made it', async () => {
    type Waiting = { data: { proposals: { count: number; own: number } } };
    const countFor = async (as: BuiltAccount) => (await operators.read<Waiting>(as, '/waiting')).data.proposals;
    const [vendor, asker, second, support] = [
      await app.build.vendor(),
      await app.build.operator('finance'),
      await app.build.operator('finance'),
      await app.build.operator('support'),
    ];
    const before = { asker: await countFor(asker), second: await countFor(second), support: await countFor(support) };
    await operators.adjust(asker, vendor.vendorId, 6_000_000);
    expect(await countFor(asker)).toMatchObject({ count: before.asker.count, own: 1 });
    expect(await countFor(second)).toMatchObject({ count: before.second.count + 1, own: 0 });
    // No one gives a permission it does not hold, so who is in support does not decide who is in finance.
    await sql`
      insert into proposal (kind, subject, allowance, weight, limit_then, concerns, terms, ground, needs_second, status, asked_by, asked_at, asked_on, expires_at)
      select 'operator_rights', 'account:' || id, 'status', 1, 1, array[id], '{"permissions": "finance,support"}', 'holds ', true, 'waiting', ${asker.accountId},
        ${start}::timestamptz, '2026-11-20', '2026-12-20' from account where id = ${second.accountId}`.execute(app.owner);
    expect(await countFor(support)).toMatchObject({ count: before.support.count, own: 0 });
    expect(await countFor(second)).toMatchObject({ count: before.second.count + 1, own: 0 });
    const both = await app.build.operator('finance', 'support');
    expect(await countFor(both)).toMatchObject({ count: before.second.count + 2 });
    await sql`delete from proposal where kind = 'operator_rights' and asked_by = ${asker.accountId}`.execute(app.owner);
  });

  const large = async () => {
    const [vendor, asker] = [await app.build.vendor(), await app.build.operator('finance')];
    return { vendor, asker, id: idOf(await operators.adjust(asker, vendor.vendorId, 6_000_000)) };
  };

  test('waits in one list for whoever may decide it, and whoever made it sees that it waits', async () => {
    const { asker, id } = await large();
    const [second, support] = [await app.build.operator('finance'), await app.build.operator('support')];
    const found = async (as: BuiltAccount) => (await waitingFor(as)).data.find((one) => one.id === id);
    expect(await found(asker)).toMatchObject({ is_mine: true, may_decide: false, amount: 6_000_000, kind: 'adjustment' });
    expect(await found(second)).toMatchObject({ is_mine: false, may_decide: true });
    expect(await found(support)).toBeUndefined();
    expect(codeOf(await operators.decide(support, id, 'approved'))).toBe('identity.forbidden');
    const mine = await operators.read<{ data: Proposal[] }>(asker, '/proposals?status=mine');
    expect(mine.data.map((one) => one.id)).toEqual([id]);
  });

  test('is withdrawn by whoever made it, and by nobody else', async () => {
    const { vendor, asker, id } = await large();
    const second = await app.build.operator('finance');
    expect(codeOf(await operators.withdraw(second, id))).toBe('operations.not_your_request');
    expect((await operators.withdraw(asker, id)).status).toBe(200);
    expect(codeOf(await operators.decide(second, id, 'approved'))).toBe('operations.proposal_withdrawn');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
  });

  test('that nobody decided in a week waits no more', async () => {
    const { vendor, asker, id } = await large();
    const second = await app.build.operator('finance');
    app.clock.advance(proposalLifeMs);
    const [later, askedLater] = [await app.build.signedInAgain(second), await app.build.signedInAgain(asker)];
    expect((await waitingFor(later)).data.map((one) => one.id)).not.toContain(id);
    expect(codeOf(await operators.decide(later, id, 'approved'))).toBe('operations.proposal_expired');
    expect(await balanceOf(app.db, vendor.vendorId)).toBe(0);
    expect((await operators.read<{ data: Proposal[] }>(askedLater, '/proposals?status=closed')).data).toContainEqual(
      expect.objectContaining({ id, status: 'expired' }),
    );
    app.clock.set(start);
  });
});

test('permissions are given by somebody who holds them, and not to oneself', async () => {
  const [joining, asker] = [await app.build.operator(), await app.build.operator('finance')];
  const { rows } = await sql<{ id: string }>`
    insert into proposal (kind, subject, allowance, weight, limit_then, concerns, terms, ground, needs_second, status, asked_by, asked_at, asked_on, expires_at)
    values ('operator_rights', ${`account:${joining.accountId}`}, 'status', 1, 10, array[${joining.accountId}::bigint],
      ${JSON.stringify({ permissions: 'finance', name: 'N', email: joining.email })}, 'holds ', true, 'waiting', ${asker.accountId}, ${start}, '2026-11-20',
      '2026-11-27T03:00:00Z') returning id`.execute(app.owner);
  const id = rows[0]?.id ?? '';
  const pending = () => app.call('GET', '/v2/operations/payouts', { as: joining });
  expect((await pending()).status).toBe(403);
  expect(codeOf(await operators.decide(joining, id, 'approved'))).toBe('identity.forbidden');
  expect(codeOf(await operators.decide(await app.build.operator('support', 'verification'), id, 'approved'))).toBe('identity.forbidden');
  expect(codeOf(await operators.decide(asker, id, 'approved'))).toBe('operations.own_request');
  expect((await operators.decide(await app.build.operator('finance'), id, 'approved')).status).toBe(200);
  expect((await pending()).status).toBe(200);
});

test.each([
  [
    'whatever operators moved was proposed',
    "update proposal set amount_idr = amount_idr + 1 where kind = 'adjustment' and status = 'done'",
  ],
  ['whatever operators moved was proposed', "delete from proposal where kind = 'adjustment' and status = 'done'"],
  ['no operator and no vendor has more', 'update proposal set limit_then = 1 where not needs_second and weight > 1'],
  ['each act weighs its whole amount', "update proposal set weight = 0 where kind = 'adjustment'"],
  [
    'a second person is another one',
    "update proposal set needs_second = false, decided_by = null, decided_at = null where kind = 'operator_rights'",
  ],
  ['a second person is another one', 'update proposal set expires_at = asked_at where decided_at is not null'],
  ['a payout is in work because', "delete from proposal where kind = 'payout_start' and status = 'done'"],
])('the bookkeeper detects: %s (%s)', async (law, damage) => {
  await expect(
    app.owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(damage).execute(tx);
      throw new Error((await differences(tx)).join('\n'));
    }),
  ).rejects.toThrow(law);
});
