// Every act of operators that moves or releases money or rights, at random, by three of them on two processes, over a midnight. (S63)
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Proposal } from '../../contract/proposals.ts';
import { actKinds, defaultAllowanceLimits } from '../../core/operations/proposal.ts';
import { dayMs, minuteMs } from '../../core/time.ts';
import { inTransaction } from '../kit/database.ts';
import type { BuiltAccount, BuiltVendor } from '../testing/builders/accounts.ts';
import { buildDispute, operationsOf } from '../testing/builders/operations.ts';
import { differences } from '../testing/oracle.ts';
import { sized, testSeed } from '../testing/full-size.ts';
import { openTestApp, secretsOf, type TestApp } from '../testing/test-app.ts';
import { askForRights, askToEndRelation } from './ask-on-the-machine.ts';

const million = 1_000_000;
/** Half an hour before midnight in Jakarta, after the real now: what is asked for on the machine is asked now. */
const evening = new Date(Math.floor(Date.now() / dayMs) * dayMs + dayMs + 16.5 * 60 * minuteMs).toISOString();
const failure = { failure: 'bank_refused', note: '' };

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: evening });
  other = await openTestApp({ on: app, env: secretsOf(app), at: evening });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** A number below n; of this generator only the high digits are random. */
function chanceFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => Math.floor((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 65_536) % n;
}

interface Scene {
  readonly operators: BuiltAccount[];
  readonly vendors: readonly BuiltVendor[];
  readonly clicks: readonly string[];
  readonly instalments: readonly string[];
  readonly latePayments: readonly string[];
  /** An operator who wants rights, and one who is kept away from someone. */
  readonly joining: BuiltAccount;
  readonly related: { readonly operator: BuiltAccount; readonly to: BuiltAccount };
}

async function openScene(): Promise<Scene> {
  const { build } = app;
  const operator = () => build.operator('finance', 'support');
  const operators = [await operator(), await operator(), await operator()];
  const vendors = [await build.payableVendor(), await build.payableVendor(), await build.payableVendor()];
  const instalments: string[] = [];
  // Enough that nothing is left undone for want of money to pay out.
  for (const vendor of vendors)
    for (const amount of [1_000, 30, 20, 10, 1_000, 1_000]) instalments.push(await build.earn(vendor, amount * million));
  const clicks: string[] = [];
  for (const cityId of [1, 2, 3]) clicks.push((await buildDispute(app, { categoryId: 52, cityId })).clickId);
  const latePayments: string[] = [];
  for (const vendor of vendors) {
    const placed = await build.order(vendor);
    await build.webhook(placed, { paidAt: Date.parse(placed.order.expires_at) + 1_000 });
    latePayments.push(placed.payment.id);
  }
  const [joining, related, to] = [await build.operator(), await build.operator('finance'), await build.couple()];
  await sql`insert into operator_relation (operator_id, account_id) values (${related.accountId}, ${to.accountId})`.execute(app.owner);
  other.clock.set(app.clock.now());
  return { operators, vendors, clicks, instalments: instalments.slice(1, 4), latePayments, joining, related: { operator: related, to } };
}

type Deed = (as: BuiltAccount, on: TestApp) => Promise<unknown>;

/** Everything that can be done, by name. Most of it may be refused at that moment: that is part of it. */
function deedsOf(scene: Scene, chance: (n: number) => number): Readonly<Record<string, Deed>> {
  const one = <T>(list: readonly T[]): T | undefined => list[chance(Math.max(1, list.length))];
  const vendor = (): BuiltVendor | undefined => one(scene.vendors);
  const payoutIn = async (...states: string[]): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select id from payout where status = any(${states}::text[]) order by id`.execute(app.owner);
    return one(rows)?.id ?? randomUUID();
  };
  const work =
    (deed: Parameters<TestApp['build']['workOn']>[2], states: readonly string[], body?: object): Deed =>
    async (as, on) =>
      on.build.workOn(as, await payoutIn(...states), deed, body);
  const waiting = async (as: BuiltAccount, on: TestApp) =>
    (await operationsOf(on).read<{ data: Proposal[] }>(as, '/proposals?limit=100')).data;
  const decide =
    (verdict: 'approved' | 'refused'): Deed =>
    async (as, on) => {
      const found = one((await waiting(as, on)).filter(({ may_decide }) => may_decide));
      if (found) await operationsOf(on).decide(as, found.id, verdict, 'Looked at with the vendor');
    };
  return {
    payout: async (_as, on) => on.build.askPayout(vendor() ?? scene.joining, (1 + chance(60)) * million),
    payout_cancelled: async (_as, on) => on.call('POST', `/v2/payouts/${await payoutIn('requested')}/cancellation`, { as: vendor() }),
    'payouts.number_revealed': work('account_number', ['processing', 'requested']),
    'payouts.batch_exported': (as, on) => operationsOf(on).post(as, '/bank_files', undefined),
    payout_start: work('start', ['requested']),
    payout_undo: work('undo', ['processing']),
    payout_paid: work('paid', ['processing'], { reference: 'BCA' }),
    payout_failed: work('failed', ['processing'], failure),
    payout_returned: work('returned', ['paid'], failure),
    adjustment: async (as, on) =>
      operationsOf(on).adjust(as, vendor()?.vendorId ?? 0, (chance(5) === 0 ? -1 : 1) * (1 + chance(4)) * million),
    click_refund: async (as, on) => operationsOf(on).decideDispute(as, one(scene.clicks) ?? '', 'refunded'),
    instalment_refund: async (as, on) =>
      operationsOf(on).post(as, `/instalments/${one(scene.instalments)}/refund`, { reason: 'Called off by both families' }),
    refund_returned: async (as, on) => operationsOf(on).post(as, `/refunds/${one(scene.latePayments)}/returned`, { reference: 'BCA' }),
    vendor_status: async (as, on) => {
      // One alone: a suspended vendor asks for no payout, and what follows a payout is to happen too.
      const id = scene.vendors[0]?.vendorId ?? 0;
      const { rows } = await sql<{ status: number }>`select status from vendor where id = ${id}`.execute(app.owner);
      const from = rows[0]?.status ?? 1;
      return operationsOf(on).changeStatus(as, id, { from, status: from === 1 ? 2 : 1, reason: 'Looked at with the vendor' });
    },
    setting_change: async (as, on) =>
      operationsOf(on).post(as, '/settings/payouts.minimum/changes', {
        value: (50 + chance(50)) * 1_000,
        starts_at: null,
        reason: 'Decided',
      }),
    operator_rights: async (as) =>
      inTransaction(app.owner, (tx) =>
        askForRights(tx, {
          operator: { id: scene.joining.accountId, email: scene.joining.email, name: 'Joining' },
          wanted: ['finance'],
          asker: as.email,
        }),
      ).catch(() => undefined),
    relation_ended: async () =>
      inTransaction(app.owner, (tx) =>
        askToEndRelation(tx, { operatorId: scene.related.operator.accountId, accountId: scene.related.to.accountId }),
      ).catch(() => undefined),
    approved: decide('approved'),
    approved_too: decide('approved'),
    refused: decide('refused'),
    withdrawn: async (as, on) => {
      const found = one((await waiting(as, on)).filter(({ is_mine }) => is_mine));
      if (found && chance(2) === 0) await operationsOf(on).withdraw(as, found.id);
    },
  };
}

/** What was done at least once: acts by their kind, and the rest by what the audit log calls it. */
async function doneKinds(): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kind: string }>`
    select kind from proposal where status = 'done' union select 'payout_cancelled' from payout where status = 'cancelled'
    union select action from audit_entry where result = 'done'`.execute(app.owner);
  return new Set(rows.map(({ kind }) => kind));
}
const wanted = [...actKinds, 'payout_cancelled', 'payouts.number_revealed', 'payouts.batch_exported'];

test('no money leaves twice, and none above a limit on one person’s word', { timeout: 900_000 }, async () => {
  const scene = await openScene();
  const chance = chanceFrom(testSeed * 7 + 4);
  const deeds = deedsOf(scene, chance);
  // Most of the others need a payout.
  const names = [...Object.keys(deeds), 'payout', 'payout', 'payout_start'];
  const rounds = sized(45, 600);
  let missing = wanted;
  for (let round = 0; round < rounds || (missing.length > 0 && round < 20 * rounds); round++) {
    // Over midnight, and later again: anyone who worked has to sign in again.
    if (round % rounds === Math.floor(rounds / 2)) {
      for (const on of [app, other]) on.clock.set(app.clock.now() + (on === app ? 60 * minuteMs : 0));
      for (const [n, operator] of scene.operators.entries()) scene.operators[n] = await app.build.signedInAgain(operator);
      for (const vendor of scene.vendors) Object.assign(vendor, await app.build.signedInAgain(vendor));
    }
    await Promise.all(
      scene.operators.map(async (as, n) => {
        const directed = missing.filter((kind) => kind in deeds);
        const name = (chance(3) === 0 ? directed[chance(missing.length)] : undefined) ?? names[chance(names.length)] ?? '';
        await deeds[name]?.(as, n % 2 === 0 ? app : other);
      }),
    );
    const done = await doneKinds();
    missing = wanted.filter((kind) => !done.has(kind));
  }
  expect(missing).toEqual([]);
  // The bookkeeper adds everything up from what happened (server/testing/laws); this is said once more without it.
  expect(await differences(app.owner)).toEqual([]);
  const { rows: twice } = await sql`
    select kind, source_id from ledger_transfer
    where kind in ('payout_paid', 'payout_returned', 'instalment_refund', 'order_refund', 'click_refund') group by 1, 2 having count(*) > 1
    union all
    select 'cancelled though told', id from payout where status = 'cancelled' and told_at is not null
    union all
    select 'paid and given back', p.id from payout p join ledger_transfer t on t.source_id = p.id and t.kind = 'payout_returned'
    where p.status in ('requested', 'processing', 'paid')`.execute(app.owner);
  expect(twice).toEqual([]);
  const { rows: alone } = await sql<{ most: number; kind: string }>`
    select max(sum) as most, kind from (
      select sum(abs(amount_idr)) as sum, kind from proposal
      where not needs_second and status = 'done' and kind in ('payout_start', 'payout_paid', 'payout_returned', 'instalment_refund', 'refund_returned')
      group by asked_by, asked_on, kind) sums group by kind having max(sum) > ${defaultAllowanceLimits.send}`.execute(app.owner);
  expect(alone).toEqual([]);
  const { rows: days } = await sql<{ day: string }>`select distinct asked_on::text as day from proposal where not needs_second`.execute(
    app.owner,
  );
  expect(days.length).toBeGreaterThan(1);
});
