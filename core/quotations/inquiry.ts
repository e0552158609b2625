import { type DayAheadRefusal, refusedDay } from './day-ahead.ts';
import { weddingRules } from '../clients/wedding.ts';
import { type Idr, isIdr } from '../money.ts';
import { accept, type Outcome, type Refusal, refuse } from '../outcome.ts';
import { cleanName, cleanText, type TextRefusal } from '../text.ts';
import type { BusinessDay } from '../time.ts';

/** What a couple asks a vendor for. Only the wishes must be said; the rest helps to answer. (product 8) */
export type InquiryContent = {
  readonly eventOn: BusinessDay | null;
  /** City and place in the couple's own words. */
  readonly place: string;
  readonly guests: number | null;
  readonly budgetIdr: Idr | null;
  readonly wishes: string;
};

/** How much may be said, and how often one couple may ask within an hour. (ours to tune) */
export const inquiryRules = {
  placeLengthMax: 160,
  wishesLengthMax: 2_000,
  guestsMax: weddingRules.guestsMax,
  budgetMaxIdr: 100_000_000_000,
  perHour: 10,
} as const;

export type InquiryRefusal =
  | 'quotations.required'
  | 'quotations.text_invalid'
  | 'quotations.text_too_long'
  | 'quotations.guests_invalid'
  | 'quotations.budget_invalid'
  | DayAheadRefusal;

const textCodes: Readonly<Record<TextRefusal, InquiryRefusal>> = {
  'text.required': 'quotations.required',
  'text.too_long': 'quotations.text_too_long',
  'text.forbidden_characters': 'quotations.text_invalid',
};
const ofTexts = (outcome: Outcome<string, TextRefusal>): Refusal<InquiryRefusal>[] =>
  outcome.ok ? [] : outcome.refusals.map((refusal) => ({ ...refusal, code: textCodes[refusal.code] }));

/** An inquiry with its texts cleaned, or every reason why it cannot be sent. `today` is the business day in Jakarta. */
export function checkInquiry(asked: InquiryContent, today: BusinessDay): Outcome<InquiryContent, InquiryRefusal> {
  const { eventOn, guests, budgetIdr } = asked;
  const place = cleanName(asked.place, { field: 'place', maxLength: inquiryRules.placeLengthMax, isRequired: false });
  const wishes = cleanText(asked.wishes, { field: 'wishes', maxLength: inquiryRules.wishesLengthMax });
  const [first, ...more]: Refusal<InquiryRefusal>[] = [
    ...refusedDay(eventOn, today, 'event_date'),
    ...ofTexts(place),
    ...(isWithin(guests, inquiryRules.guestsMax)
      ? []
      : [{ code: 'quotations.guests_invalid', field: 'guests', params: { maximum: inquiryRules.guestsMax } } as const]),
    ...(isWithin(budgetIdr, inquiryRules.budgetMaxIdr)
      ? []
      : [{ code: 'quotations.budget_invalid', field: 'budget', params: { maximum: inquiryRules.budgetMaxIdr } } as const]),
    ...ofTexts(wishes),
  ];
  if (first !== undefined) return refuse(first, ...more);
  return accept({ ...asked, place: place.ok ? place.value : '', wishes: wishes.ok ? wishes.value : '' });
}

const isWithin = (value: number | null, max: number): boolean => value === null || (isIdr(value) && value > 0 && value <= max);
