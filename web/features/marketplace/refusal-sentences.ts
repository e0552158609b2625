import { refusalsEn } from '../../../texts/refusals.en.ts';
import { refusalsId } from '../../../texts/refusals.id.ts';
import type { Language } from '../../../texts/typed.ts';
import { recordOf } from '../../../core/keys.ts';

type Sentences<Code extends string> = { readonly [C in Code]: string };
type All = typeof refusalsEn;
/** Sentences whose wording depends on no number. */
type PlainCode = { [C in keyof All]: All[C] extends string ? C : never }[keyof All];

/** What a form of a page says of the rules it knows by itself; it travels with the page, in one language. */
export function refusalSentences<Code extends PlainCode>(codes: readonly Code[], language: Language): Sentences<Code> {
  const sentences: Sentences<PlainCode> = language === 'id' ? refusalsId : refusalsEn;
  return recordOf(codes, (code) => sentences[code]);
}
