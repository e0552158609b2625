import { allOf, type Outcome } from '../outcome.ts';
import { cleanName, cleanText, type TextRefusal } from '../text.ts';
import { meetingRules } from './life.ts';

export type WordsRefusal = 'meetings.required' | 'meetings.text_too_long' | 'meetings.text_invalid';
const codes: Readonly<Record<TextRefusal, WordsRefusal>> = {
  'text.required': 'meetings.required',
  'text.too_long': 'meetings.text_too_long',
  'text.forbidden_characters': 'meetings.text_invalid',
};

function coded<T>(outcome: Outcome<T, TextRefusal>): Outcome<T, WordsRefusal> {
  if (outcome.ok) return outcome;
  const [{ code, ...rest }] = outcome.refusals;
  return { ok: false, refusals: [{ ...rest, code: codes[code] }] };
}

/** What a couple writes when it books: a subject, and a note if it likes. */
export const checkWords = (typed: {
  readonly subject: string;
  readonly note: string;
}): Outcome<{ subject: string; note: string }, WordsRefusal> =>
  allOf({
    subject: coded(cleanName(typed.subject, { field: 'subject', maxLength: meetingRules.subjectLengthMax })),
    note: coded(cleanText(typed.note, { field: 'note', maxLength: meetingRules.noteLengthMax, isRequired: false })),
  });

/** Why someone cancels: it must be said, the other made room. (product 9) */
export const checkReason = (raw: string): Outcome<string, WordsRefusal> =>
  coded(cleanText(raw, { field: 'reason', maxLength: meetingRules.reasonLengthMax }));
