import { createContext, use } from 'react';
import type { inboxEn } from '../../../texts/inbox.en.ts';
import type { Language, Translate } from '../../../texts/typed.ts';

export interface InboxWords {
  readonly t: Translate<typeof inboxEn>;
  readonly language: Language;
}

/** The sentences of conversations. Dashboard and marketplace bring them along in ways of their own. */
export const InboxWordsContext = createContext<InboxWords | null>(null);

export function useWords(): InboxWords {
  const words = use(InboxWordsContext);
  if (words === null) throw new Error('useWords outside of a page with conversations');
  return words;
}
