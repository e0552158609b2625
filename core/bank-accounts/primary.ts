import { accept, type Outcome, refuse } from '../outcome.ts';
import { compareTexts } from '../text.ts';

/** What these rules need of an account. */
export type AccountFacts = { readonly id: string; readonly isPrimary: boolean; readonly isVerified: boolean; readonly addedAt: number };

/** Whether an account that is added becomes the primary one: the first does. (spec 3, Bank account) */
export const isPrimaryFromStart = (others: readonly AccountFacts[]): boolean => others.length === 0;

/** Whether an account may become the primary one: money goes to verified accounts only. (product 7) */
export function checkMakePrimary(account: AccountFacts): Outcome<AccountFacts, 'bank_accounts.not_verified'> {
  return account.isVerified ? accept(account) : refuse({ code: 'bank_accounts.not_verified' });
}

/** Whether an account may go: not the only verified one while a payout is under way to it. (product 7) */
export function checkRemoval(
  account: AccountFacts,
  all: readonly AccountFacts[],
  isPayoutUnderWay: boolean,
): Outcome<AccountFacts, 'bank_accounts.payout_under_way'> {
  const isOnlyVerified = account.isVerified && all.every(({ id, isVerified }) => id === account.id || !isVerified);
  return isOnlyVerified && isPayoutUnderWay ? refuse({ code: 'bank_accounts.payout_under_way' }) : accept(account);
}

/** Who is primary after the primary one has gone: the oldest verified account, else the oldest; null when none is left. */
export function heirOf(left: readonly AccountFacts[]): string | null {
  const oldest = left.toSorted((a, b) => Number(b.isVerified) - Number(a.isVerified) || a.addedAt - b.addedAt || compareTexts(a.id, b.id));
  return oldest[0]?.id ?? null;
}
