import { bodiesOf, type WriteBody } from '../email-body.ts';
import { type Catalogue, type Language, type SentencesOf, type Translate, translator } from '../typed.ts';

/** The sentences of a catalogue of messages, and its emails. */
export type Messages<Source extends Catalogue> = Translate<Source> & { readonly body: WriteBody<Source> };

/** Picks the catalogue of a language; the English one gives the types. */
export function messagesIn<Source extends Catalogue>(
  language: Language,
  en: Source & SentencesOf<Source>,
  id: SentencesOf<Source>,
): Messages<Source> {
  const catalogue = language === 'id' ? id : en;
  return Object.assign(translator<Source>(catalogue), { body: bodiesOf<Source>(catalogue) });
}
