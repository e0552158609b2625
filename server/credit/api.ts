// Vendors' ad credit for other capabilities.
import type { Idr } from '../../core/money.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { balancesIn, lockAccounts } from '../ledger/api.ts';

/** Locks the credit of vendors until the transaction ends and answers each balance in whole Rupiah (see `lockAccounts` of the ledger). */
export const lockBalances = (tx: Tx, vendorIds: readonly number[]): Promise<Map<number, Idr>> =>
  lockAccounts(tx, 'vendor_credit', vendorIds);

/** The credit of a vendor in whole Rupiah, as of the last commit; 0 when it never had any. Takes no lock: for showing, not for deciding. */
export const balanceOf = async (db: Connection, vendorId: number): Promise<Idr> => (await balancesOf(db, [vendorId])).get(vendorId) ?? 0;

/** The credit of many vendors, for those who keep an index of who may advertise; a vendor without an account is not in it. Takes no lock. */
export const balancesOf = (db: Connection, vendorIds: readonly number[]): Promise<Map<number, Idr>> =>
  balancesIn(db, 'vendor_credit', vendorIds);

export { creditOrdersNumbered, ordersById } from './orders-store.ts';
