import type { StoredAccount } from './store.ts';

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

/** Without the number, which no rule needs: `numberKey` tells whether two accounts have the same. */
export const factsOf = (account: StoredAccount): BankAccountFacts => ({
  id: account.id,
  holderName: account.holderName,
  bankName: account.bankName,
  numberEnd: account.numberEnd,
  numberKey: account.numberKey,
  isPrimary: account.isPrimary,
  isVerified: account.isVerified,
});
