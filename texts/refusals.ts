import { count } from './format.ts';
import { refusalsEn } from './refusals.en.ts';
import { refusalsId } from './refusals.id.ts';
import { fill, formOf, type Language, type Sentence } from './typed.ts';

/** The sentence for a refusal. Numbers among the parameters are written as the language writes them; the first one chooses the plural. */
export function refusalText(code: string, params: Readonly<Record<string, string | number>> | undefined, language: Language): string {
  const catalogue: Record<string, Sentence> = language === 'id' ? refusalsId : refusalsEn;
  const sentence = catalogue[code] ?? catalogue['server.fault'] ?? code;
  const written = Object.fromEntries(Object.entries(params ?? {}).map(([k, v]) => [k, typeof v === 'number' ? count(v, language) : v]));
  const counted = Object.values(params ?? {}).find((value) => typeof value === 'number') ?? 0;
  return fill(formOf(sentence, { count: counted }), written);
}
