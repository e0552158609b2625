import { createContext, use } from 'react';
import type { accountEn } from '../../../../texts/marketplace/account.en.ts';
import { type SentencesOf, type Translate, translator } from '../../../../texts/typed.ts';

export type AccountTexts = SentencesOf<typeof accountEn>;

/** The sentences of the account pages; they travel with these pages alone. */
export const AccountTextsContext = createContext<AccountTexts | null>(null);

export function useAccountTexts(): Translate<typeof accountEn> {
  const texts = use(AccountTextsContext);
  if (texts === null) throw new Error('useAccountTexts outside of an account page');
  return translator<typeof accountEn>(texts);
}
