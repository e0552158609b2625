import type { Refusal } from '../../../../core/outcome.ts';
import { count } from '../../../../texts/format.ts';
import { fill, type Language } from '../../../../texts/typed.ts';

/** Says what a rule found, in the sentences that came with the page, as the server would. */
export const sentenceOf =
  <Code extends string>(sentences: { readonly [C in Code]: string }, language: Language) =>
  ({ code, params = {} }: Refusal<Code>): string =>
    fill(
      sentences[code],
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? count(value, language) : value])),
    );
