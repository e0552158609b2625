import type { refusalSentences } from '../refusal-sentences.ts';

/** What the form knows to be wrong without asking. */
export const filterRefusals = ['catalogue.price_range_invalid'] as const;
export type FilterSentences = ReturnType<typeof refusalSentences<(typeof filterRefusals)[number]>>;
