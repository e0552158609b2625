import { translator, type Language, type Translate } from '../typed.ts';

/** Picks the catalogue of a language; the English one gives the types. */
export const messagesIn = <Source extends Record<string, string>>(
  language: Language,
  en: Source,
  id: { readonly [K in keyof Source]: string },
): Translate<Source> => translator<Source>(language === 'id' ? id : en);
