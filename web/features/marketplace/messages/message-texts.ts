import type { inboxEn } from '../../../../texts/inbox.en.ts';
import type { coupleMessagesEn } from '../../../../texts/marketplace/messages.en.ts';
import { type Language, type SentencesOf, translator } from '../../../../texts/typed.ts';
import type { InboxWords } from '../../../parts/conversations/words.tsx';

/** The sentences of these pages: those around the conversations, and those both sides read. */
export interface MessageTexts {
  readonly around: SentencesOf<typeof coupleMessagesEn>;
  readonly inbox: SentencesOf<typeof inboxEn>;
}

export const aroundOf = ({ around }: MessageTexts) => translator<typeof coupleMessagesEn>(around);
export const inboxWordsOf = ({ inbox }: MessageTexts, language: Language): InboxWords => ({
  t: translator<typeof inboxEn>(inbox),
  language,
});
