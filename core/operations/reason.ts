import { type Outcome, refuse } from '../outcome.ts';
import { cleanText, type TextRefusal } from '../text.ts';

/** A decision is explained in a few sentences; counted in code points. */
export const reasonLengthMax = 500;

export type ReasonRefusal = 'operations.reason_required' | 'request.too_long' | 'request.invalid';

const refusals: Readonly<Record<TextRefusal, ReasonRefusal>> = {
  'text.required': 'operations.reason_required',
  'text.too_long': 'request.too_long',
  'text.forbidden_characters': 'request.invalid',
};

/** The reason an operator gives for a decision, cleaned: some text, at most 500 characters, several lines allowed. (reliability S23, S28) */
export function checkReason(raw: string, field = 'reason', maxLength = reasonLengthMax): Outcome<string, ReasonRefusal> {
  const cleaned = cleanText(raw, { field, maxLength });
  if (cleaned.ok) return cleaned;
  const [first] = cleaned.refusals;
  return refuse({ ...first, code: refusals[first.code] });
}
