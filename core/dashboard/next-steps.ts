/** What a vendor's day depends on, as its own capabilities tell it. */
export interface Situation {
  /** A suspended vendor sees everything and can do nothing. */
  readonly isSuspended: boolean;
  /** Parts of the profile that are still empty. */
  readonly profileMissing: number;
  /** The vendor said itself what each line of its price list is, or has none. */
  readonly arePricesConfirmed: boolean;
  readonly agreement: 'none' | 'draft' | 'submitted' | 'approved' | 'declined';
  readonly bankAccount: 'none' | 'unverified' | 'verified';
  readonly ad: 'none' | 'running' | 'out_of_credit' | 'stopped';
  /** Conversations with words of a couple who were not read. */
  readonly unread: number;
  /** Couples that asked for a quotation lately and were sent none. */
  readonly inquiries: number;
  /** Null where the plan opens every contact. */
  readonly contactCredit: number | null;
}

/** Everything a vendor may be told to do, the most urgent first. */
export const nextStepCodes = [
  'fix_agreement',
  'send_quotations',
  'read_messages',
  'top_up',
  'finish_profile',
  'confirm_prices',
  'create_ad',
  'start_agreement',
  'finish_agreement',
  'add_bank_account',
  'verify_bank_account',
  'resume_ad',
  'see_plans',
] as const;
type NextStepCode = (typeof nextStepCodes)[number];

/** A thing to do; `count` says of how many. */
export interface NextStep {
  readonly code: NextStepCode;
  readonly count?: number;
}

/**
 * What a vendor does next, the most urgent first: what couples wait for, what keeps it from being seen, what keeps it from being paid.
 * Nothing that is done or waits for others is named: an empty list means that all is done, or that the vendor is suspended and everything would be refused.
 */
export function nextSteps(situation: Situation): NextStep[] {
  if (situation.isSuspended) return [];
  const { profileMissing, arePricesConfirmed, agreement, bankAccount, ad, unread, inquiries, contactCredit } = situation;
  const due: Readonly<Record<NextStepCode, boolean>> = {
    fix_agreement: agreement === 'declined',
    send_quotations: inquiries > 0,
    read_messages: unread > 0,
    top_up: ad === 'out_of_credit',
    finish_profile: profileMissing > 0,
    confirm_prices: !arePricesConfirmed,
    create_ad: ad === 'none',
    start_agreement: agreement === 'none',
    finish_agreement: agreement === 'draft',
    add_bank_account: bankAccount === 'none',
    verify_bank_account: bankAccount === 'unverified',
    resume_ad: ad === 'stopped',
    see_plans: contactCredit === 0,
  };
  const counts: Partial<Record<NextStepCode, number>> = {
    send_quotations: inquiries,
    read_messages: unread,
    finish_profile: profileMissing,
  };
  return nextStepCodes
    .filter((code) => due[code])
    .map((code) => {
      const count = counts[code];
      return count === undefined ? { code } : { code, count };
    });
}
