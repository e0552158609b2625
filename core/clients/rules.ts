import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanText } from '../text.ts';

/** How often one couple may write to vendors and ask for their numbers before it is asked to wait. (product 8; ours to tune) */
export const clientRules = {
  messagesPerHour: 20,
  revealsPerHour: 60,
  messageLengthMax: 2000,
} as const;

/** The text of a message to a vendor, cleaned. Refused when empty, too long, or with characters no one types. (reliability S28) */
export function checkMessage(raw: string): Outcome<string, 'clients.text_required' | 'clients.text_too_long' | 'catalogue.text_invalid'> {
  const text = cleanText(raw, { field: 'text', maxLength: clientRules.messageLengthMax });
  if (text.ok) return accept(text.value);
  const { code } = text.refusals[0];
  if (code === 'text.required') return refuse({ code: 'clients.text_required', field: 'text' });
  if (code === 'text.too_long')
    return refuse({ code: 'clients.text_too_long', field: 'text', params: { maximum: clientRules.messageLengthMax } });
  return refuse({ code: 'catalogue.text_invalid', field: 'text' });
}
