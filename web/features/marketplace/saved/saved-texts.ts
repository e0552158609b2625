import type { savedEn } from '../../../../texts/marketplace/saved.en.ts';
import { type SentencesOf, type Translate, translator } from '../../../../texts/typed.ts';

export type SavedTexts = SentencesOf<typeof savedEn>;
export type SavedWords = Translate<typeof savedEn>;
export const wordsOf = (texts: SavedTexts): SavedWords => translator<typeof savedEn>(texts);
