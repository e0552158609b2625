import type { coupleMeetingsEn } from '../../../../texts/marketplace/meetings.en.ts';
import type { slotsEn } from '../../../../texts/slots.en.ts';
import { type Translate, translator } from '../../../../texts/typed.ts';

export type MeetingTexts = { readonly [Key in keyof typeof coupleMeetingsEn]: string };
export type SlotTexts = { readonly [Key in keyof typeof slotsEn]: string };
export type MeetingWords = Translate<typeof coupleMeetingsEn>;
export const wordsOf = (texts: MeetingTexts): MeetingWords => translator<typeof coupleMeetingsEn>(texts);
export const slotWordsOf = (texts: SlotTexts) => translator<typeof slotsEn>(texts);
