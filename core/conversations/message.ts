import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanText } from '../text.ts';

/** What may be said in a conversation, and how often. (product 8; ours to tune) */
export const messageRules = {
  /** In code points. */
  lengthMax: 2_000,
  filesMax: 5,
  /** One sender to everyone. */
  perHour: 240,
  /** A couple from vendors' profiles, where conversations start. */
  firstPerHour: 20,
} as const;

export type MessageCode = 'conversations.text_required' | 'conversations.text_too_long' | 'catalogue.text_invalid';

/**
 * The text of a message, cleaned. Refused when too long, with characters no one types, or empty where it comes without files.
 * (reliability S28)
 */
export function checkMessage(raw: string, files = 0): Outcome<string, MessageCode> {
  const text = cleanText(raw, { field: 'text', maxLength: messageRules.lengthMax, isRequired: files === 0 });
  if (text.ok) return accept(text.value);
  const { code } = text.refusals[0];
  if (code === 'text.required') return refuse({ code: 'conversations.text_required', field: 'text' });
  if (code === 'text.too_long')
    return refuse({ code: 'conversations.text_too_long', field: 'text', params: { maximum: messageRules.lengthMax } });
  return refuse({ code: 'catalogue.text_invalid', field: 'text' });
}
