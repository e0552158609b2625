import { agreementStatus } from '../verification/api.ts';
import type { BankAccounts } from '../bank-accounts/api.ts';
import type { Connection } from '../kit/database.ts';
import type { Readiness } from './context.ts';

/** What a vendor's payout is on: its agreement, its primary bank account, and how both fit together. */
export async function readinessOf(
  db: Connection,
  sealed: Parameters<typeof agreementStatus>[1],
  bankAccounts: Pick<BankAccounts, 'primaryOf'>,
  vendorId: number,
): Promise<Readiness> {
  const [agreement, primary] = [await agreementStatus(db, sealed, vendorId), await bankAccounts.primaryOf(db, vendorId)];
  if (primary === null) return { agreement: agreement.state, account: null, bank: null };
  const { account, holderMatch } = primary;
  return {
    agreement: agreement.state,
    account: { isVerified: account.isVerified, holderMatch, isReviewed: agreement.accountId === account.id },
    bank: account,
  };
}
