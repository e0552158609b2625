import { type OptionKey, type QuestionKey, questionsFor } from './questions.ts';

/** One thing a couple wants of a vendor's answer to a question: any of these options. */
export interface Wish {
  readonly question: QuestionKey;
  readonly options: readonly OptionKey[];
}

/**
 * How an answer says whether so many guests fit: those that name a most must reach the number, those that name a least must not be above it. Without
 * one the category has nothing to do with guests.
 */
export const guestQuestions = { most: ['seated', 'standing', 'guests_max'], least: ['portions_min', 'order_min'] } as const;

/** Whether vendors of a category say for how many guests they work. */
export const countsGuests = (categorySlug: string): boolean =>
  questionsFor([categorySlug]).some((key) => [...guestQuestions.most, ...guestQuestions.least].some((one) => one === key));
