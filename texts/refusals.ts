import { count } from './format.ts';
import { refusalsEn } from './refusals.en.ts';
import { refusalsId } from './refusals.id.ts';
import { fill, formOf, type Language, type Sentence } from './typed.ts';

/** The sentence for a refusal. Numbers among the parameters are written as the language writes them. */
export function refusalText(code: string, params: Readonly<Record<string, string | number>> | undefined, language: Language): string {
  const catalogue: Record<string, Sentence> = language === 'id' ? refusalsId : refusalsEn;
  const sentence = catalogue[code] ?? catalogue['server.fault'] ?? code;
  const written = Object.fromEntries(Object.entries(params ?? {}).map(([k, v]) => [k, typeof v === 'number' ? count(v, language) : v]));
  return fill(formOf(sentence, { count: params?.['minutes'] ?? 0 }), written);
}
