import type { coupleQuotationsEn } from '../../../../texts/marketplace/quotations.en.ts';
import { type Translate, translator } from '../../../../texts/typed.ts';

export type QuotationTexts = { readonly [Key in keyof typeof coupleQuotationsEn]: string };
export type QuotationWords = Translate<typeof coupleQuotationsEn>;
export const wordsOf = (texts: QuotationTexts): QuotationWords => translator<typeof coupleQuotationsEn>(texts);
