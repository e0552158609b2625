import type { coupleQuotationsEn } from '../../../../texts/marketplace/quotations.en.ts';
import { type SentencesOf, type Translate, translator } from '../../../../texts/typed.ts';

export type QuotationTexts = SentencesOf<typeof coupleQuotationsEn>;
export type QuotationWords = Translate<typeof coupleQuotationsEn>;
export const wordsOf = (texts: QuotationTexts): QuotationWords => translator<typeof coupleQuotationsEn>(texts);
