import { type Idr, isIdr } from '../money.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import type { NameMatch } from '../verification/name-match.ts';

/** What a vendor may ask for; whole Rupiah. */
export type PayoutRules = {
  readonly minimumIdr: Idr;
  /** The money arrives between the first and this working day after the request. */
  readonly workingDaysMax: number;
};
export const defaultPayoutRules: PayoutRules = { minimumIdr: 50_000, workingDaysMax: 3 };

/** What a payout is on. Null where there is none yet. */
export type PayoutFacts = {
  /** The state of the newest version of the agreement. */
  readonly agreement: 'draft' | 'submitted' | 'approved' | 'declined' | null;
  /** The account money goes to: the primary one. `isReviewed`: an operator approved the agreement with this very account in it. */
  readonly account: { readonly isVerified: boolean; readonly holderMatch: NameMatch | null; readonly isReviewed: boolean } | null;
};

/** Why a tick is missing. Each has one sentence and one button. */
type TickReason =
  | 'agreement_missing'
  | 'agreement_draft'
  | 'agreement_in_review'
  | 'agreement_declined'
  | 'account_missing'
  | 'account_unverified'
  | 'holder_unknown'
  | 'holder_differs';
export const ticks = ['agreement', 'account', 'holder'] as const;
export type Tick = { readonly name: (typeof ticks)[number]; readonly missing: TickReason | null };

/**
 * The three ticks a payout needs: agreement approved, bank account verified, holder name equal to the tax name. A holder that is merely near the
 * tax name, or has none to be held against as with companies abroad, counts once an operator has approved the agreement with that account. (product 8)
 */
export function ticksOf({ agreement, account }: PayoutFacts): readonly Tick[] {
  return [
    { name: 'agreement', missing: agreementReason(agreement) },
    { name: 'account', missing: account === null ? 'account_missing' : account.isVerified ? null : 'account_unverified' },
    { name: 'holder', missing: holderReason(account) },
  ];
}

const agreementReasons = {
  draft: 'agreement_draft',
  submitted: 'agreement_in_review',
  approved: null,
  declined: 'agreement_declined',
} as const;
const agreementReason = (agreement: PayoutFacts['agreement']): TickReason | null =>
  agreement === null ? 'agreement_missing' : agreementReasons[agreement];

function holderReason(account: PayoutFacts['account']): TickReason | null {
  if (account === null) return 'holder_unknown';
  const { holderMatch, isReviewed } = account;
  if (holderMatch === 'equal' || (isReviewed && holderMatch !== 'different')) return null;
  return holderMatch === null ? 'holder_unknown' : 'holder_differs';
}

export type RequestRefusal =
  | 'payouts.not_ready'
  | 'payouts.already_open'
  | 'payouts.amount_invalid'
  | 'payouts.amount_below_minimum'
  | 'payouts.amount_above_balance';

/**
 * Whether this amount may be asked for now. `isOpen`: another payout is on its way. The balance is what the ledger holds under its lock.
 * Everything is asked before the amount is, so that no one fixes an amount in vain.
 */
export function checkRequest(
  amountIdr: unknown,
  {
    facts,
    isOpen,
    balanceIdr,
    rules,
  }: { readonly facts: PayoutFacts; readonly isOpen: boolean; readonly balanceIdr: Idr; readonly rules: PayoutRules },
): Outcome<Idr, RequestRefusal> {
  const field = 'amount';
  if (isOpen) return refuse({ code: 'payouts.already_open' });
  if (ticksOf(facts).some(({ missing }) => missing !== null)) return refuse({ code: 'payouts.not_ready' });
  if (!isIdr(amountIdr) || amountIdr <= 0) return refuse({ code: 'payouts.amount_invalid', field });
  if (amountIdr < rules.minimumIdr) return refuse({ code: 'payouts.amount_below_minimum', field, params: { minimum: rules.minimumIdr } });
  if (amountIdr > balanceIdr) return refuse({ code: 'payouts.amount_above_balance', field, params: { maximum: balanceIdr } });
  return accept(amountIdr);
}
