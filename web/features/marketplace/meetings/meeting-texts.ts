import type { coupleMeetingsEn } from '../../../../texts/marketplace/meetings.en.ts';
import type { slotsEn } from '../../../../texts/slots.en.ts';
import { type SentencesOf, type Translate, translator } from '../../../../texts/typed.ts';

export type MeetingTexts = SentencesOf<typeof coupleMeetingsEn>;
export type SlotTexts = SentencesOf<typeof slotsEn>;
export type MeetingWords = Translate<typeof coupleMeetingsEn>;
export const wordsOf = (texts: MeetingTexts): MeetingWords => translator<typeof coupleMeetingsEn>(texts);
export const slotWordsOf = (texts: SlotTexts) => translator<typeof slotsEn>(texts);
