// The ledger of all money: locks vendors' accounts and posts all transfers.
import { sql } from 'kysely';
import { type AccountRef, type Transfer, type VendorAccountKind, vendorIdOf } from '../../core/ledger/transfer.ts';
import type { Idr } from '../../core/money.ts';
import { businessDayOf } from '../../core/time.ts';
import { arrayText } from '../kit/array-text.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** The platform's own accounts have fixed numbers, so that posting needs no look-up for them (migrations 0004 and 0017). */
const houseAccountIds: Readonly<Record<Exclude<AccountRef['kind'], VendorAccountKind>, number>> = {
  gateway: 1,
  ads_revenue: 2,
  tax_payable: 3,
  refund_payable: 4,
  fee_revenue: 5,
  membership_revenue: 6,
  payout_clearing: 7,
};

/**
 * Locks one kind of account of vendors until the transaction ends and answers each balance in whole Rupiah; a vendor without an account gets
 * one with 0. One round trip, rows taken in the order of vendor ids. Call it before deciding on a balance and before `postTransfers`; the
 * rows of the deed itself (an ad, an order, a payout) are locked before this, everything else after it, and credit before earnings, so that
 * no two transactions wait for each other.
 */
export async function lockAccounts(tx: Tx, kind: VendorAccountKind, vendorIds: readonly number[]): Promise<Map<number, Idr>> {
  const { rows } = await sql<{ vendor_id: number; balance_idr: Idr }>`
    select vendor_id, balance_idr from ledger_lock_balances(${kind}, ${[...vendorIds]}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.vendor_id, row.balance_idr]));
}

/**
 * Posts transfers in one round trip and moves the balances of the vendors concerned with them, all under the locks of `lockAccounts`.
 * `at` is epoch milliseconds; its business day in Asia/Jakarta is the day of the movement. Each transfer happens once: a second one of
 * the same source and kind fails the transaction, as does a balance below zero or a vendor whose account was never opened. (product 4, Rules of money)
 */
export async function postTransfers(tx: Tx, transfers: readonly Transfer[], at: number): Promise<void> {
  if (transfers.length === 0) return;
  const sides = (side: 'debit' | 'credit') => ({
    house: arrayText(transfers.map((t) => houseAccountId(t[side]))),
    kind: arrayText(transfers.map((t) => t[side].kind)),
    vendor: arrayText(transfers.map((t) => vendorIdOf(t[side]))),
  });
  const debit = sides('debit');
  const credit = sides('credit');
  await sql`
    insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
    select t.source_id, t.kind, coalesce(t.debit_house, debit.id), coalesce(t.credit_house, credit.id), t.amount_idr, ${new Date(at)}, ${businessDayOf(at)}
    from unnest(${arrayText(transfers.map((t) => t.sourceId))}::uuid[], ${arrayText(transfers.map((t) => t.kind))}::text[],
                ${debit.house}::bigint[], ${debit.kind}::text[], ${debit.vendor}::bigint[],
                ${credit.house}::bigint[], ${credit.kind}::text[], ${credit.vendor}::bigint[], ${arrayText(transfers.map((t) => t.amountIdr))}::bigint[])
      with ordinality as t (source_id, kind, debit_house, debit_kind, debit_vendor, credit_house, credit_kind, credit_vendor, amount_idr, place)
    left join ledger_account debit on debit.kind = t.debit_kind and debit.vendor_id = t.debit_vendor
    left join ledger_account credit on credit.kind = t.credit_kind and credit.vendor_id = t.credit_vendor
    order by t.place`.execute(tx);
}

/** One kind of account of many vendors in whole Rupiah, as of the last commit; a vendor without an account is not in it. Takes no lock: for showing, not for deciding. */
export async function balancesIn(db: Connection, kind: VendorAccountKind, vendorIds: readonly number[]): Promise<Map<number, Idr>> {
  const { rows } = await sql<{ vendor_id: number; balance_idr: Idr }>`
    select vendor_id, balance_idr from ledger_account where kind = ${kind} and vendor_id = any(${[...vendorIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.vendor_id, row.balance_idr]));
}

const houseAccountId = (account: AccountRef): number | null => ('vendorId' in account ? null : houseAccountIds[account.kind]);
