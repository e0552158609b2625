import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanText, lengthOf, type TextRefusal } from '../text.ts';

/** A decision is explained in a few sentences; counted in code points. */
export const reasonLengthMax = 500;
/** What the vendor or the couple it concerns reads is a sentence. */
const sentenceLengthMin = 20;
/** What a bank calls a transfer. */
export const referenceLengthMax = 200;

/**
 * What operators decide with a reason, and who reads it: the vendor or couple it concerns, or operators alone. What tells someone of lost rights or
 * money, or of a wish that is not granted, is read by them. (decision 0170)
 */
const readers = {
  adjustment: 'concerned',
  agreement_declined: 'concerned',
  dispute: 'concerned',
  hilda_declined: 'concerned',
  instalment_refund: 'concerned',
  payout_failed: 'concerned',
  review_case: 'concerned',
  spam_report: 'concerned',
  vendor_status: 'concerned',
  application_dismissed: 'operators',
  payment_alert: 'operators',
  proposal: 'operators',
  sessions_ended: 'operators',
  setting: 'operators',
} as const satisfies Readonly<Record<string, 'concerned' | 'operators'>>;
export type ReasonedDecision = keyof typeof readers;

export type ReasonRefusal = 'operations.reason_required' | 'operations.reason_too_short' | 'request.too_long' | 'request.invalid';

const refusals: Readonly<Record<TextRefusal, ReasonRefusal>> = {
  'text.required': 'operations.reason_required',
  'text.too_long': 'request.too_long',
  'text.forbidden_characters': 'request.invalid',
};

/** How long a reason has to be at least, in code points; 0 where any text will do. */
export const reasonLengthMin = (decision: ReasonedDecision): number => (readers[decision] === 'concerned' ? sentenceLengthMin : 0);

/**
 * The reason an operator gives for a decision, cleaned: at most 500 characters, several lines allowed. Where the vendor or the couple concerned reads it, it is at
 * least a sentence. (reliability S23, S28)
 */
export function checkReason(raw: string, decision: ReasonedDecision, field = 'reason'): Outcome<string, ReasonRefusal> {
  const minimum = reasonLengthMin(decision);
  const cleaned = checkText(raw, field, reasonLengthMax);
  if (cleaned.ok && lengthOf(cleaned.value) < minimum) return refuse({ code: 'operations.reason_too_short', field, params: { minimum } });
  return cleaned;
}

/** What may be added to a reason from a list, which says enough without it: nothing, or some text of at most 500 characters. */
export const checkNote = (raw: string, field: string): Outcome<string, ReasonRefusal> =>
  raw.trim() === '' ? accept('') : checkText(raw, field, reasonLengthMax);

/** What the bank calls a transfer, cleaned: some text, at most 200 characters. */
export const checkReference = (raw: string): Outcome<string, ReasonRefusal> => checkText(raw, 'reference', referenceLengthMax);

function checkText(raw: string, field: string, maxLength: number): Outcome<string, ReasonRefusal> {
  const cleaned = cleanText(raw, { field, maxLength });
  if (cleaned.ok) return cleaned;
  const [first] = cleaned.refusals;
  return refuse({ ...first, code: refusals[first.code] });
}
