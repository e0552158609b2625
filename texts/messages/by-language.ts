import { type Catalogue, type Language, type SentencesOf, type Translate, translator } from '../typed.ts';

/** Picks the catalogue of a language; the English one gives the types. */
export const messagesIn = <Source extends Catalogue>(
  language: Language,
  en: Source & SentencesOf<Source>,
  id: SentencesOf<Source>,
): Translate<Source> => translator<Source>(language === 'id' ? id : en);
