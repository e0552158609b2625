import { type Outcome, refuse } from '../outcome.ts';
import { cleanText, lengthOf, type TextRefusal } from '../text.ts';

/** A decision is explained in a few sentences; counted in code points. */
export const reasonLengthMax = 500;

/** What the couple and the vendor of a review read is a sentence. */
export const sentenceLengthMin = 20;

export type ReasonRefusal = 'operations.reason_required' | 'operations.reason_too_short' | 'request.too_long' | 'request.invalid';

const refusals: Readonly<Record<TextRefusal, ReasonRefusal>> = {
  'text.required': 'operations.reason_required',
  'text.too_long': 'request.too_long',
  'text.forbidden_characters': 'request.invalid',
};

/** The reason an operator gives for a decision, cleaned: some text, at most 500 characters, several lines allowed. (reliability S23, S28) */
export function checkReason(raw: string, field = 'reason', maxLength = reasonLengthMax, minLength = 0): Outcome<string, ReasonRefusal> {
  const cleaned = cleanText(raw, { field, maxLength });
  if (cleaned.ok && lengthOf(cleaned.value) < minLength)
    return refuse({ code: 'operations.reason_too_short', field, params: { minimum: minLength } });
  if (cleaned.ok) return cleaned;
  const [first] = cleaned.refusals;
  return refuse({ ...first, code: refusals[first.code] });
}
