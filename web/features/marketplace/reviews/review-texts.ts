import type { coupleReviewsEn } from '../../../../texts/marketplace/reviews.en.ts';
import { type SentencesOf, type Translate, translator } from '../../../../texts/typed.ts';

export type ReviewTexts = SentencesOf<typeof coupleReviewsEn>;
export type ReviewWords = Translate<typeof coupleReviewsEn>;
export const wordsOf = (texts: ReviewTexts): ReviewWords => translator<typeof coupleReviewsEn>(texts);
