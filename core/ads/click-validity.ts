import type { AdRules } from './rules.ts';

/**
 * Why a click does not count, in the order in which the reasons are looked for: what is wrong with the token, with the request,
 * with the person, then with the history. The first that holds is recorded. (product 4, Clicked; reliability S24)
 */
export const invalidReasons = [
  'token_unknown',
  'token_tampered',
  'token_expired',
  'head_request',
  'prefetch',
  'bot',
  'not_a_browser',
  'own_session',
  'vendor_session',
  'staff_session',
  'session_unknown',
  'viewer_mismatch',
  'token_used',
  'no_impression',
  'too_fast',
  'repeat_viewer',
  'burst',
] as const;
export type InvalidReason = (typeof invalidReasons)[number];

/** Why a valid click costs nothing. */
export const freeReasons = ['ad_not_displaying', 'out_of_credit', 'budget_reached'] as const;
export type FreeReason = (typeof freeReasons)[number];

/** What is known of a click when it is judged. Instants are epoch milliseconds. */
export type ClickFacts = {
  readonly clickedAt: number;
  /** Unknown: not one of ours. Tampered: ours in shape, but the signature is wrong. */
  readonly token: 'unknown' | 'tampered' | 'genuine';
  readonly tokenIssuedAt: number;
  /** A click that counted was already made with it. One that did not count leaves it usable: a prefetch must not spend it. */
  readonly isTokenUsed: boolean;
  readonly isHeadRequest: boolean;
  readonly isPrefetch: boolean;
  readonly isBot: boolean;
  readonly isNotABrowser: boolean;
  readonly isOwnSession: boolean;
  /** Any vendor's: vendors look at each other, and none of them is buying. */
  readonly isVendorSession: boolean;
  readonly isStaffSession: boolean;
  /** It brought a session that could not be read: it may be a vendor's, so it does not count. */
  readonly isSessionUnknown: boolean;
  /** The token was handed to another viewer. */
  readonly isOtherViewer: boolean;
  /** When the card was seen; null when it never was. */
  readonly displayedAt: number | null;
  /** When this couple, device or address and agent last made a counted click on this ad; null for never. */
  readonly lastCountedAt: number | null;
  /** Clicks from the same network in the hour before this one. */
  readonly clicksInNetworkHour: number;
};

export type Judgement = { readonly kind: 'valid' } | { readonly kind: 'invalid'; readonly reason: InvalidReason };

/** Whether a click counts, and if not, the one reason that is recorded. */
export function judgeClick(facts: ClickFacts, rules: AdRules): Judgement {
  const reason = invalidReasons.find((candidate) => holds[candidate](facts, rules));
  return reason === undefined ? { kind: 'valid' } : { kind: 'invalid', reason };
}

const holds: Readonly<Record<InvalidReason, (facts: ClickFacts, rules: AdRules) => boolean>> = {
  token_unknown: ({ token }) => token === 'unknown',
  token_tampered: ({ token }) => token === 'tampered',
  token_expired: ({ clickedAt, tokenIssuedAt }, { tokenLifeMs }) => clickedAt - tokenIssuedAt >= tokenLifeMs,
  head_request: ({ isHeadRequest }) => isHeadRequest,
  prefetch: ({ isPrefetch }) => isPrefetch,
  bot: ({ isBot }) => isBot,
  not_a_browser: ({ isNotABrowser }) => isNotABrowser,
  own_session: ({ isOwnSession }) => isOwnSession,
  vendor_session: ({ isVendorSession }) => isVendorSession,
  staff_session: ({ isStaffSession }) => isStaffSession,
  session_unknown: ({ isSessionUnknown }) => isSessionUnknown,
  viewer_mismatch: ({ isOtherViewer }) => isOtherViewer,
  token_used: ({ isTokenUsed }) => isTokenUsed,
  no_impression: ({ displayedAt }) => displayedAt === null,
  too_fast: ({ clickedAt, displayedAt }, { clickAfterDisplayMsMin }) =>
    displayedAt !== null && clickedAt - displayedAt < clickAfterDisplayMsMin,
  repeat_viewer: ({ clickedAt, lastCountedAt }, { viewerWindowMs }) => lastCountedAt !== null && clickedAt - lastCountedAt < viewerWindowMs,
  burst: ({ clicksInNetworkHour }, { clicksPerNetworkHourMax }) => clicksInNetworkHour >= clicksPerNetworkHourMax,
};
