import { type Outcome, refuse } from '../outcome.ts';
import { cleanText } from '../text.ts';

/** Limits of what a couple saves. (decision 0136) */
export const shortlistRules = {
  noteLengthMax: 500,
  /** Beside each other in a comparison. */
  comparedMax: 4,
  /** What a browser keeps for someone who is not signed in, and gives to the account in one call. */
  keptMax: 100,
  /** So long the note about a vendor that was let go comes back with it. */
  removedNoteDays: 30,
} as const;

type NoteRefusal = 'catalogue.text_invalid' | 'clients.text_too_long';

/** A note about a saved vendor, cleaned; it may be empty. */
export function checkNote(raw: string): Outcome<string, NoteRefusal> {
  const text = cleanText(raw, { field: 'note', maxLength: shortlistRules.noteLengthMax, isRequired: false });
  if (text.ok) return text;
  const [{ code, params = {} }] = text.refusals;
  return code === 'text.too_long'
    ? refuse({ code: 'clients.text_too_long', field: 'note', params })
    : refuse({ code: 'catalogue.text_invalid', field: 'note' });
}

/** Whom an address compares: the ids it names, each once, in its order. What is no id is left out. */
export function comparedIn(values: readonly string[]): { readonly ids: readonly number[]; readonly tooMany: boolean } {
  const named = values.flatMap((value) => value.split(',')).filter((part) => /^\d{1,9}$/.test(part));
  const ids = [...new Set(named.map(Number))].filter((id) => id > 0);
  return { ids: ids.slice(0, shortlistRules.comparedMax), tooMany: ids.length > shortlistRules.comparedMax };
}
