// Whether a review comes from a couple that stands for itself. (decision 0139)
import { dayMs } from '../time.ts';

/** What speaks against a review: that its couple is the vendor itself, or one of several accounts in one hand. */
export const doubts = [
  'own_email',
  'own_bank_account',
  'own_device',
  'same_device',
  'same_network',
  'wedding_ahead',
  'own_network',
  'new_account',
] as const;
export type Doubt = (typeof doubts)[number];

export const genuineRules = {
  /** A vendor and a couple that were seen in one network within so many days. */
  ownNetworkDays: 14,
  /** Other reviews of the vendor from one network within these days: so many are no coincidence, not even behind a shared address of a phone network. */
  sameNetworkDays: 7,
  sameNetworkReviews: 3,
  /** Reviews of the vendor by other accounts that signed in from one browser. */
  sameDeviceReviews: 1,
  /** An account opened so shortly before it reviews planned no wedding here. */
  newAccountMs: 3 * dayMs,
  /** How long it is known from which network a review came. */
  networkKeptDays: 30,
} as const;

/** What is known of a couple and a vendor when a review is written. */
export interface GenuineFacts {
  readonly sharesEmail: boolean;
  readonly sharesBankAccount: boolean;
  /** Both signed in from the same browser. */
  readonly sharesDevice: boolean;
  /** The review comes from a network in which the vendor was seen lately. */
  readonly sharesNetwork: boolean;
  readonly accountAgeMs: number;
  /** The couple accepted a quotation of the vendor here. */
  readonly isBooked: boolean;
  /** The day of the wedding that the couple told is still to come. */
  readonly isWeddingAhead: boolean;
  readonly othersFromDevice: number;
  readonly othersFromNetwork: number;
}

/** Everything that speaks against a review, the strongest first. */
export function doubtsOf(facts: GenuineFacts): Doubt[] {
  const holds: Readonly<Record<Doubt, boolean>> = {
    own_email: facts.sharesEmail,
    own_bank_account: facts.sharesBankAccount,
    own_device: facts.sharesDevice,
    same_device: facts.othersFromDevice >= genuineRules.sameDeviceReviews,
    same_network: facts.othersFromNetwork >= genuineRules.sameNetworkReviews,
    // Of a booking the product knows the day itself.
    wedding_ahead: !facts.isBooked && facts.isWeddingAhead,
    own_network: facts.sharesNetwork,
    new_account: !facts.isBooked && facts.accountAgeMs < genuineRules.newAccountMs,
  };
  return doubts.filter((doubt) => holds[doubt]);
}

/** Many honest couples have one of these: they write at the venue, or opened an account because the vendor asked them to. */
const weak: ReadonlySet<Doubt> = new Set(['own_network', 'new_account']);

/** Whether a review waits for operators: for one strong doubt, or two weak ones. */
export const isToBeChecked = (found: readonly Doubt[]): boolean => found.some((doubt) => !weak.has(doubt)) || found.length >= 2;
