import { firstDayOf, lastDayOf, type WeddingDay } from '../clients/wedding-day.ts';
import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { cleanText, lengthOf } from '../text.ts';
import { addDays, type BusinessDay } from '../time.ts';

/** What couples give stars for besides the whole. */
export const reviewAspects = ['quality', 'communication', 'punctuality', 'value'] as const;
export type ReviewAspect = (typeof reviewAspects)[number];
/** Why a couple may review: a quotation it accepted, or the word of the vendor. */
export const invitationSources = ['booking', 'vendor'] as const;
export type InvitationSource = (typeof invitationSources)[number];

export const reviewRules = {
  starsMax: 5,
  textLengthMin: 20,
  textLengthMax: 3_000,
  answerLengthMax: 1_000,
  photosMax: 6,
  /** For so many days after the wedding a couple may write. */
  openDays: 365,
  /** So long after the invitation a couple that wrote nothing is reminded, once. */
  remindAfterDays: 14,
} as const;

/** What a couple writes about a vendor. */
export interface ReviewContent {
  /** 1 to 5. */
  readonly rating: number;
  /** 1 to 5 each; null where the couple left it open. */
  readonly aspects: Readonly<Record<ReviewAspect, number | null>>;
  readonly text: string;
}
export type ReviewRefusal =
  | 'reviews.stars_missing'
  | 'reviews.stars_invalid'
  | 'reviews.text_too_short'
  | 'reviews.text_too_long'
  | 'reviews.text_invalid';

const isStars = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= reviewRules.starsMax;

/** A review, cleaned. Refuses stars that are missing or none, and words that are too few to help anyone or too many. */
export function checkReview(given: ReviewContent): Outcome<ReviewContent, ReviewRefusal> {
  const checked = allOf({
    rating: checkRating(given.rating),
    quality: checkAspect(given, 'quality'),
    communication: checkAspect(given, 'communication'),
    punctuality: checkAspect(given, 'punctuality'),
    value: checkAspect(given, 'value'),
    text: checkWords(given.text),
  });
  if (!checked.ok) return checked;
  const { rating, text, ...aspects } = checked.value;
  return accept({ rating, aspects, text });
}

function checkAspect({ aspects }: ReviewContent, aspect: ReviewAspect): Outcome<number | null, 'reviews.stars_invalid'> {
  const stars = aspects[aspect];
  return stars === null || isStars(stars) ? accept(stars) : refuse({ code: 'reviews.stars_invalid', field: aspect });
}

function checkRating(rating: number): Outcome<number, 'reviews.stars_missing' | 'reviews.stars_invalid'> {
  if (rating === 0) return refuse({ code: 'reviews.stars_missing', field: 'rating' });
  return isStars(rating) ? accept(rating) : refuse({ code: 'reviews.stars_invalid', field: 'rating' });
}

type TextRefusal = 'reviews.text_too_short' | 'reviews.text_too_long' | 'reviews.text_invalid';

function checkWords(raw: string): Outcome<string, TextRefusal> {
  const { textLengthMin: minimum, textLengthMax: maxLength } = reviewRules;
  const text = cleanText(raw, { field: 'text', maxLength, isRequired: false });
  if (text.ok)
    return lengthOf(text.value) >= minimum ? text : refuse({ code: 'reviews.text_too_short', field: 'text', params: { minimum } });
  return refuseText(text.refusals[0].code, maxLength, 'text');
}

/** Why words are refused, in the codes of reviews. */
export const refuseText = (code: string, maximum: number, field: string) =>
  code === 'text.too_long'
    ? refuse({ code: 'reviews.text_too_long', field, params: { maximum } } as const)
    : refuse({ code: 'reviews.text_invalid', field } as const);

/** What a vendor answers to a review, cleaned. */
export function checkAnswer(raw: string): Outcome<string, 'reviews.answer_missing' | 'reviews.text_too_long' | 'reviews.text_invalid'> {
  const maxLength = reviewRules.answerLengthMax;
  const text = cleanText(raw, { field: 'text', maxLength });
  if (text.ok) return text;
  const [{ code }] = text.refusals;
  return code === 'text.required' ? refuse({ code: 'reviews.answer_missing', field: 'text' }) : refuseText(code, maxLength, 'text');
}

/**
 * The day of a wedding after which its couple is invited: the day of the accepted quotation or the one the couple told, whichever is later, so
 * that nobody is asked about a wedding that was postponed. Null where neither is known.
 */
export function reviewedWedding(eventOn: BusinessDay | null, toldOn: BusinessDay | null): BusinessDay | null {
  if (eventOn === null || toldOn === null) return eventOn ?? toldOn;
  return eventOn > toldOn ? eventOn : toldOn;
}

/** Whether a wedding is over, and not so long ago that nobody remembers: its couple is invited then. */
export const isTimeToReview = (weddingOn: BusinessDay, today: BusinessDay): boolean =>
  weddingOn < today && today <= lastDayToReview(weddingOn);

/** The last day on which a couple may write about its wedding. */
export const lastDayToReview = (weddingOn: BusinessDay): BusinessDay => addDays(weddingOn, reviewRules.openDays);

export const invitationStatuses = ['open', 'written', 'over'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Where an invitation is: open for the couple's words, used, or too old. */
export function invitationStatus(
  { weddingOn, hasReview }: { readonly weddingOn: BusinessDay; readonly hasReview: boolean },
  today: BusinessDay,
): InvitationStatus {
  if (hasReview) return 'written';
  return isTimeToReview(weddingOn, today) ? 'open' : 'over';
}

/** Whether a couple may write: once for a wedding and vendor, and only when invited. */
export function mayReview(
  status: InvitationStatus | null,
): Outcome<null, 'reviews.not_invited' | 'reviews.already_written' | 'reviews.over'> {
  if (status === null) return refuse({ code: 'reviews.not_invited' });
  if (status === 'written') return refuse({ code: 'reviews.already_written' });
  return status === 'over' ? refuse({ code: 'reviews.over' }) : accept(null);
}

/** The first day on which a vendor may confirm a client: after the wedding, or after the first day it may be on where the month alone is known. */
export const confirmableFrom = (wedding: WeddingDay): BusinessDay => addDays(firstDayOf(wedding), 1);

/** Whether a vendor may confirm a client: not before its wedding may be over, nor too long after. Where the day is not known, the vendor says it. */
export function confirmableWhen(wedding: WeddingDay | null, today: BusinessDay): 'now' | 'later' | 'over' {
  if (wedding === null) return 'now';
  if (today < confirmableFrom(wedding)) return 'later';
  return today <= lastDayToReview(lastDayOf(wedding)) ? 'now' : 'over';
}

/** The wedding day a vendor gives for a client it confirms. Refuses a day that is not over, or too long ago. */
export const checkWeddingDay = (weddingOn: BusinessDay, today: BusinessDay): Outcome<BusinessDay, 'reviews.day_invalid'> =>
  isTimeToReview(weddingOn, today)
    ? accept(weddingOn)
    : refuse({ code: 'reviews.day_invalid', field: 'wedding_on', params: { days: reviewRules.openDays } });
