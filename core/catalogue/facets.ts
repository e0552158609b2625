import { type OptionKey, type QuestionKey, questionOf, questionsFor } from './questions.ts';

/** One thing a couple wants of a vendor's answer to a question: any of these options. */
export interface Wish {
  readonly question: QuestionKey;
  readonly options: readonly OptionKey[];
}

/** The questions that couples choose by, the most used first. A number of guests is chosen separately. */
const facetQuestions = [
  'halal',
  'setting',
  'photo_style',
  'decoration_style',
  'makeup_style',
  'traditions',
  'ceremonies',
  'cuisines',
  'serving',
  'dietary',
  'genres',
  'languages',
  'planning',
  'formats',
  'metals',
  'rent_or_make',
  'facilities',
  'flowers',
  'outside_vendors',
  'prewedding',
  'at_your_place',
] as const satisfies readonly QuestionKey[];
export type FacetKey = (typeof facetQuestions)[number];

/** What the vendors of a category can be narrowed by. */
export function facetsOf(categorySlug: string): readonly FacetKey[] {
  const asked = new Set<QuestionKey>(questionsFor([categorySlug]));
  return facetQuestions.filter((key) => asked.has(key));
}

/** Answers that nobody looks for. */
const declining: readonly string[] = ['no', 'none', 'not_halal'];

/** The options of a facet, in the order in which vendors are asked, without those that decline. */
export function optionsOf(key: FacetKey): readonly string[] {
  const question = questionOf(key);
  return question.kind === 'choice' || question.kind === 'several' ? question.options.filter((option) => !declining.includes(option)) : [];
}

/** What is chosen of each facet; a vendor has to fit every facet, by any of its options. */
export type ChosenFacets = Readonly<Partial<Record<FacetKey, readonly string[]>>>;

const isOption = (option: string, key: FacetKey): option is OptionKey => optionsOf(key).includes(option);

/**
 * What is chosen, as wishes for vendors' answers. Reads the form of addresses of the API, `halal.halal_certified,setting.garden`; null where one is no
 * option of ours.
 */
export function wishesFrom(text: string): Wish[] | null {
  const byKey = new Map<FacetKey, OptionKey[]>();
  for (const [name = '', option = ''] of text.split(',').map((one) => one.split('.'))) {
    const key = facetQuestions.find((facet) => facet === name);
    if (key === undefined || !isOption(option, key)) return null;
    byKey.set(key, [...(byKey.get(key) ?? []), option]);
  }
  return [...byKey].map(([question, options]) => ({ question, options }));
}

/** The same in the form that `wishesFrom` reads. */
export const facetsInAddress = (chosen: ChosenFacets): string =>
  facetQuestions.flatMap((key) => (chosen[key] ?? []).map((option) => `${key}.${option}`)).join(',');

/** Most guests a couple can name. */
export const guestsMax = 50_000;

/**
 * How an answer says whether so many guests fit: those that name a most must reach the number, those that name a least must not be above it. Without
 * one the category has nothing to do with guests.
 */
export const guestQuestions = { most: ['seated', 'standing', 'guests_max'], least: ['portions_min', 'order_min'] } as const;

/** Whether vendors of a category say for how many guests they work. */
export const countsGuests = (categorySlug: string): boolean =>
  questionsFor([categorySlug]).some((key) => [...guestQuestions.most, ...guestQuestions.least].some((one) => one === key));
