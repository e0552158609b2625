import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickRefundTransfer, clickTransfer, topUpTransfers } from '../../core/credit/transfers.ts';
import { inTransaction } from '../kit/database.ts';
import { patientlyIn } from '../testing/patiently.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { balanceOf, lockBalances } from './api.ts';
import { postTransfers } from '../ledger/api.ts';

const at = Date.parse('2026-11-20T03:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const topUp = (vendorId: number, subtotalIdr: number) =>
  inTransaction(app.db, async (tx) => {
    await lockBalances(tx, [vendorId]);
    await postTransfers(tx, topUpTransfers({ orderId: randomUUID(), vendorId, subtotalIdr, taxIdr: subtotalIdr / 10 }), at);
  });

/** Takes one click's worth if the locked balance allows it, the way every charge does. */
const charge = (vendorId: number, amountIdr: number, clickId = randomUUID()) =>
  patientlyIn(app.db, async (tx) => {
    const balanceIdr = (await lockBalances(tx, [vendorId])).get(vendorId) ?? 0;
    if (balanceIdr < amountIdr) return false;
    await postTransfers(tx, [clickTransfer({ clickId, vendorId, amountIdr })], at);
    return true;
  });

describe('the journal', () => {
  test.each([
    ['update ledger_transfer set amount_idr = 1'],
    ['delete from ledger_transfer'],
    ['truncate ledger_transfer'],
    ['update ledger_account set balance_idr = balance_idr + 1'],
    ['delete from ledger_account'],
    ["insert into ledger_account (kind) values ('gateway')"],
    ['alter table ledger_transfer disable trigger all'],
    ['drop table ledger_transfer'],
  ])('cannot be bent by the application: %s', async (text) => {
    await expect(sql.raw(text).execute(app.db)).rejects.toThrow(/permission denied|must be owner/);
  });

  test.each([
    ['nothing', [1000, 2, 0], 'ledger_transfer_amount_idr_check'],
    ['less than nothing', [1000, 2, -500], 'ledger_transfer_amount_idr_check'],
    ['from an account to itself', [2, 2, 500], 'ledger_transfer_check'],
    ['from an account there is not', [99, 2, 500], 'does not exist'],
  ])('takes no transfer of %s', async (_, [debit, credit, amount], problem) => {
    await expect(
      sql`insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
          values (uuidv7(), 'adjustment', ${debit}, ${credit}, ${amount}, now(), '2026-11-20')`.execute(app.db),
    ).rejects.toThrow(problem);
  });

  test('takes a movement once', async () => {
    const { vendorId } = await app.build.vendor();
    await topUp(vendorId, 10_000);
    const clickId = randomUUID();
    expect(await charge(vendorId, 1_000, clickId)).toBe(true);
    await expect(charge(vendorId, 1_000, clickId)).rejects.toThrow('ledger_transfer_pkey');
    expect(await balanceOf(app.db, vendorId)).toBe(9_000);
  });
});

describe('a balance', () => {
  test('is 0 for a vendor that never had credit, with or without an account', async () => {
    const { vendorId } = await app.build.vendor();
    expect(await balanceOf(app.db, vendorId)).toBe(0);
    expect(await inTransaction(app.db, (tx) => lockBalances(tx, [vendorId]))).toEqual(new Map([[vendorId, 0]]));
    expect(await balanceOf(app.db, vendorId)).toBe(0);
  });

  test('follows what is posted, many vendors and many movements at once', async () => {
    const [one, other] = [await app.build.vendor(), await app.build.vendor()];
    await topUp(one.vendorId, 10_000);
    await topUp(other.vendorId, 20_000);
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    await inTransaction(app.db, async (tx) => {
      await lockBalances(tx, [other.vendorId, one.vendorId]);
      await postTransfers(
        tx,
        [
          clickTransfer({ clickId: ids[0], vendorId: one.vendorId, amountIdr: 1_500 }),
          clickTransfer({ clickId: ids[1], vendorId: other.vendorId, amountIdr: 700 }),
          clickTransfer({ clickId: ids[2], vendorId: one.vendorId, amountIdr: 500 }),
          clickRefundTransfer({ clickId: ids[0], vendorId: one.vendorId, amountIdr: 1_500 }),
        ],
        at,
      );
    });
    expect(await balanceOf(app.db, one.vendorId)).toBe(9_500);
    expect(await balanceOf(app.db, other.vendorId)).toBe(19_300);
  });

  test('is never below zero: what would take it there leaves no trace', async () => {
    const { vendorId } = await app.build.vendor();
    await topUp(vendorId, 1_000);
    const careless = inTransaction(app.db, (tx) =>
      postTransfers(tx, [clickTransfer({ clickId: randomUUID(), vendorId, amountIdr: 1_001 })], at),
    );
    await expect(careless).rejects.toThrow('ledger_account_never_below_zero');
    expect(await balanceOf(app.db, vendorId)).toBe(1_000);
  });

  test('with one click left is taken once, by however many at once', async () => {
    const { vendorId } = await app.build.vendor();
    await topUp(vendorId, 500);
    const taken = await Promise.all(Array.from({ length: 40 }, () => charge(vendorId, 500)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(app.db, vendorId)).toBe(0);
  });

  test('is held until its transaction ends: who asks for it in between waits, and hears the new one', async () => {
    const { vendorId } = await app.build.vendor();
    await topUp(vendorId, 500);
    const later = await inTransaction(app.db, async (tx) => {
      await lockBalances(tx, [vendorId]);
      const asked = inTransaction(app.db, (other) => lockBalances(other, [vendorId]));
      await app.eventually(app.isWaitedFor, Boolean);
      await postTransfers(tx, [clickTransfer({ clickId: randomUUID(), vendorId, amountIdr: 200 })], at);
      return { asked };
    });
    expect(await later.asked).toEqual(new Map([[vendorId, 300]]));
  });

  test('of many vendors is locked in one order, so that opposite lists do not wait for each other', async () => {
    const vendors = await Promise.all(Array.from({ length: 5 }, () => app.build.vendor()));
    const ids = vendors.map(({ vendorId }) => vendorId);
    const rounds = Array.from({ length: 30 }, (_, n) => (n % 2 ? ids : ids.toReversed()));
    const locked = await Promise.all(rounds.map((list) => inTransaction(app.db, (tx) => lockBalances(tx, list))));
    expect(locked.every((balances) => balances.size === 5)).toBe(true);
  });
});

test('the platform’s accounts agree with the ledger: the sum of all accounts is zero', async () => {
  const { rows } = await sql<{ kind: string; amount_idr: number }>`
    select a.kind, sum(p.amount_idr)::bigint as amount_idr from ledger_posting p join ledger_account a on a.id = p.account_id group by a.kind`.execute(
    app.db,
  );
  expect(rows.reduce((sum, { amount_idr }) => sum + amount_idr, 0)).toBe(0);
  expect(rows.find(({ kind }) => kind === 'gateway')?.amount_idr).toBeLessThan(0);
});
