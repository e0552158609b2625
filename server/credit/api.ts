// What other capabilities may ask of the credit ledger.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { AccountRef, Transfer } from '../../core/credit/transfers.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** The accounts of the house have fixed numbers, so that posting needs no look-up for them (migration 0004). */
const houseAccountIds = { gateway: 1, ads_revenue: 2, tax_payable: 3, refund_payable: 4 } as const;

/**
 * Locks the credit of vendors until the transaction ends and answers each balance in whole Rupiah; a vendor without an account gets
 * one with 0. One round trip, rows taken in the order of vendor ids. Call it before deciding on a balance and before `postTransfers`;
 * rows of ads are locked before this, everything else after it, so that no two transactions wait for each other.
 */
export async function lockBalances(tx: Tx, vendorIds: readonly number[]): Promise<Map<number, Idr>> {
  const { rows } = await sql<{ vendor_id: number; balance_idr: Idr }>`
    select vendor_id, balance_idr from ledger_lock_balances(${[...vendorIds]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.vendor_id, row.balance_idr]));
}

/**
 * Posts transfers in one round trip and moves the balances of the vendors concerned with them, all under the locks of `lockBalances`.
 * `at` is epoch milliseconds; its business day in Asia/Jakarta is the day of the movement. Each transfer happens once: a second one of
 * the same source and kind fails the transaction, as does a balance below zero or a vendor whose account was never opened. (product 4, Rules of money)
 */
export async function postTransfers(tx: Tx, transfers: readonly Transfer[], at: number): Promise<void> {
  if (transfers.length === 0) return;
  const sides = (side: 'debit' | 'credit') => ({
    house: transfers.map((t) => houseAccountId(t[side])),
    vendor: transfers.map((t) => vendorIdOf(t[side])),
  });
  const debit = sides('debit');
  const credit = sides('credit');
  await sql`
    insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
    select t.source_id, t.kind, coalesce(t.debit_house, debit.id), coalesce(t.credit_house, credit.id), t.amount_idr, ${new Date(at)}, ${businessDayOf(at)}
    from unnest(${transfers.map((t) => t.sourceId)}::uuid[], ${transfers.map((t) => t.kind)}::text[], ${debit.house}::bigint[], ${debit.vendor}::bigint[],
                ${credit.house}::bigint[], ${credit.vendor}::bigint[], ${transfers.map((t) => t.amountIdr)}::bigint[])
      as t (source_id, kind, debit_house, debit_vendor, credit_house, credit_vendor, amount_idr)
    left join ledger_account debit on debit.kind = 'vendor_credit' and debit.vendor_id = t.debit_vendor
    left join ledger_account credit on credit.kind = 'vendor_credit' and credit.vendor_id = t.credit_vendor`.execute(tx);
}

/** The credit of a vendor in whole Rupiah, as of the last commit; 0 when it never had any. Takes no lock: for showing, not for deciding. */
export async function balanceOf(db: Connection, vendorId: number): Promise<Idr> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance_idr')
    .where('kind', '=', 'vendor_credit')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row?.balance_idr ?? 0;
}

/** The credit of many vendors, for those who keep an index of who may advertise; a vendor without an account is not in it. Takes no lock. */
export async function balancesOf(db: Connection, vendorIds: readonly number[]): Promise<Map<number, Idr>> {
  const { rows } = await sql<{ vendor_id: number; balance_idr: Idr }>`
    select vendor_id, balance_idr from ledger_account where kind = 'vendor_credit' and vendor_id = any(${[...vendorIds]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.vendor_id, row.balance_idr]));
}

export { ordersById } from './orders-store.ts';

const houseAccountId = (account: AccountRef): number | null => (account.kind === 'vendor_credit' ? null : houseAccountIds[account.kind]);
const vendorIdOf = (account: AccountRef): number | null => (account.kind === 'vendor_credit' ? account.vendorId : null);
