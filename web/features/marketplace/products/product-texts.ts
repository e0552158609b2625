import type { productsEn } from '../../../../texts/marketplace/products.en.ts';
import { type SentencesOf, type Translate, translator } from '../../../../texts/typed.ts';

export type ProductTexts = SentencesOf<typeof productsEn>;
export type ProductWords = Translate<typeof productsEn>;
export const wordsOf = (texts: ProductTexts): ProductWords => translator<typeof productsEn>(texts);
