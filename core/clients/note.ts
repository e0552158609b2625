import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanText } from '../text.ts';

/** What a vendor's people may note about a client. (ours to tune) */
export const noteRules = {
  /** In code points. */
  lengthMax: 2_000,
  /** About one client. */
  notesMax: 500,
} as const;

export type NoteRefusal = 'clients.text_required' | 'clients.text_too_long' | 'catalogue.text_invalid';

/** A note in clean words. */
export function checkNote(raw: string): Outcome<{ readonly text: string }, NoteRefusal> {
  const text = cleanText(raw, { field: 'text', maxLength: noteRules.lengthMax });
  if (text.ok) return accept({ text: text.value });
  const [{ code }] = text.refusals;
  if (code === 'text.required') return refuse({ code: 'clients.text_required', field: 'text' });
  if (code === 'text.too_long') return refuse({ code: 'clients.text_too_long', field: 'text', params: { maximum: noteRules.lengthMax } });
  return refuse({ code: 'catalogue.text_invalid', field: 'text' });
}
