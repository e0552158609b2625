// Bank accounts for other capabilities.
import type { Connection } from '../kit/database.ts';
import { type BankAccountFacts, factsOf } from './facts.ts';
import { accountsOf, findAccount } from './store.ts';

export type { BankAccounts } from './context.ts';
export type { BankAccountFacts } from './facts.ts';
export { forgetRefundAccount, refundAccountsOf } from './refund-account-store.ts';
export { renewAccountNumbers } from './renew-keys.ts';

/** All accounts of a vendor, the primary one first. */
export const bankAccountsOf = async (db: Connection, vendorId: number): Promise<BankAccountFacts[]> =>
  (await accountsOf(db, vendorId)).map(factsOf);

/** One account of this vendor, or null: removed, unknown, or someone else's. */
export async function bankAccountOf(db: Connection, vendorId: number, id: string): Promise<BankAccountFacts | null> {
  const account = await findAccount(db, vendorId, id);
  return account ? factsOf(account) : null;
}
