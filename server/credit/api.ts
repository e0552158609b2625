// Vendors' ad credit for other capabilities.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { lockAccounts } from '../ledger/api.ts';

/**
 * Locks the credit of vendors and their ads until the transaction ends, posts what their clicks cost so far, and answers each balance in whole
 * Rupiah (see `lockAccounts` of the ledger).
 */
export const lockBalances = (tx: Tx, vendorIds: readonly number[]): Promise<Map<number, Idr>> =>
  lockAccounts(tx, 'vendor_credit', vendorIds);

/** The credit of a vendor in whole Rupiah, as of the last commit; 0 when it never had any. Takes no lock: for showing, not for deciding. */
export const balanceOf = async (db: Connection, vendorId: number): Promise<Idr> => (await balancesOf(db, [vendorId])).get(vendorId) ?? 0;

/** The credit of many vendors, every click that was charged in it; a vendor without an account is not in it. Takes no lock. */
export async function balancesOf(db: Connection, vendorIds: readonly number[]): Promise<Map<number, Idr>> {
  const { rows } = await sql<{ vendor_id: number; balance_idr: Idr }>`
    select vendor_id, balance_idr from vendor_credit_of(${[...vendorIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.vendor_id, row.balance_idr]));
}

export { creditOrdersCalled, creditOrdersNumbered, ordersById } from './orders-store.ts';
