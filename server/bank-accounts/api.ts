// What other capabilities may ask of bank accounts.
import type { Connection } from '../kit/database.ts';
import { accountsOf, findAccount, type StoredAccount } from './store.ts';

export type { BankAccounts } from './context.ts';
export { registerBankAccounts } from './routes.ts';

/** An account as other capabilities see it. */
export interface BankAccountFacts {
  readonly id: string;
  readonly holderName: string;
  readonly bankName: string;
  /** The last digits of its number. */
  readonly numberEnd: string;
  /** Equal for the same number at the same bank, also at another vendor; tells nothing else. */
  readonly numberKey: Buffer;
  readonly isPrimary: boolean;
  readonly isVerified: boolean;
}

const factsOf = (account: StoredAccount): BankAccountFacts => ({
  id: account.id,
  holderName: account.holderName,
  bankName: account.bankName,
  numberEnd: account.numberEnd,
  numberKey: account.numberKey,
  isPrimary: account.isPrimary,
  isVerified: account.isVerified,
});

/** All accounts of a vendor, the primary one first. */
export const bankAccountsOf = async (db: Connection, vendorId: number): Promise<BankAccountFacts[]> =>
  (await accountsOf(db, vendorId)).map(factsOf);

/** One account of this vendor, or null: removed, unknown, or somebody else's. */
export async function bankAccountOf(db: Connection, vendorId: number, id: string): Promise<BankAccountFacts | null> {
  const account = await findAccount(db, vendorId, id);
  return account ? factsOf(account) : null;
}
