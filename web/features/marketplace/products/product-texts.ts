import type { productsEn } from '../../../../texts/marketplace/products.en.ts';
import { type Translate, translator } from '../../../../texts/typed.ts';

export type ProductTexts = { readonly [Key in keyof typeof productsEn]: string };
export type ProductWords = Translate<typeof productsEn>;
export const wordsOf = (texts: ProductTexts): ProductWords => translator<typeof productsEn>(texts);
