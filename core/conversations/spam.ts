import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanText } from '../text.ts';

/** In code points. */
export const spamNoteLengthMax = 500;

/** What someone adds to a report of spam, cleaned; may be empty. (reliability S28) */
export function checkSpamNote(raw: string): Outcome<string, 'conversations.note_too_long' | 'catalogue.text_invalid'> {
  const note = cleanText(raw, { field: 'note', maxLength: spamNoteLengthMax, isRequired: false });
  if (note.ok) return accept(note.value);
  return note.refusals[0].code === 'text.too_long'
    ? refuse({ code: 'conversations.note_too_long', field: 'note', params: { maximum: spamNoteLengthMax } })
    : refuse({ code: 'catalogue.text_invalid', field: 'note' });
}
