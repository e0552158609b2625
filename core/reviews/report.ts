import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanText } from '../text.ts';
import { refuseText } from './review.ts';

/** Why a vendor may report a review. That it is unkind is no reason: what the vendor thinks of it belongs into its reply. */
export const reportReasons = ['not_client', 'other_vendor', 'untrue', 'offensive', 'private', 'advertising'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** Why operators remove a review. Everyone reads it in place of the review. */
export const removalGrounds = [...reportReasons, 'not_genuine'] as const;
export type RemovalGround = (typeof removalGrounds)[number];

export const caseStatuses = ['open', 'kept', 'removed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** What a vendor adds to its reason, in code points. */
export const reportDetailsLengthMax = 500;

/** What a vendor adds to its reason, cleaned; may be empty. */
export function checkReportDetails(raw: string): Outcome<string, 'reviews.text_too_long' | 'reviews.text_invalid'> {
  const maxLength = reportDetailsLengthMax;
  const details = cleanText(raw, { field: 'details', maxLength, isRequired: false });
  return details.ok ? details : refuseText(details.refusals[0].code, maxLength, 'details');
}

/** Whether a vendor may report a review: it is shown, and was not reported before. The decision about a report is final. */
export function mayReport({
  isShown,
  isReported,
}: {
  readonly isShown: boolean;
  readonly isReported: boolean;
}): Outcome<null, 'reviews.already_reported' | 'reviews.removed'> {
  if (isReported) return refuse({ code: 'reviews.already_reported' });
  return isShown ? accept(null) : refuse({ code: 'reviews.removed' });
}

/** What operators decide about a review: it stays, or it goes for a reason that everyone reads. */
export type ReviewVerdict = { readonly verdict: 'kept' } | { readonly verdict: 'removed'; readonly ground: RemovalGround };

/** A verdict as it comes from outside: a removal needs its ground, and what is kept has none. */
export function checkVerdict(given: {
  readonly verdict: 'kept' | 'removed';
  readonly ground: RemovalGround | null;
}): Outcome<ReviewVerdict, 'reviews.ground_missing'> {
  if (given.verdict === 'kept') return accept({ verdict: 'kept' });
  return given.ground === null
    ? refuse({ code: 'reviews.ground_missing', field: 'ground' })
    : accept({ verdict: 'removed', ground: given.ground });
}
