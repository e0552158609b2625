import type { Refusal } from '../../core/outcome.ts';
import { count } from '../../texts/format.ts';
import type { refusalsEn } from '../../texts/refusals.en.ts';
import { featureTexts, useLanguage, useTexts } from './texts.ts';

/** The sentences for refusals that the browser finds by itself, with the rules of core; the server sends its own. */
export const refusalTexts = featureTexts<typeof refusalsEn>({
  en: () => import('../../texts/refusals.en.ts').then((m) => m.refusalsEn),
  id: () => import('../../texts/refusals.id.ts').then((m) => m.refusalsId),
});

/** Turns a refusal into the sentence the server would answer. */
export function useRefusalText(): (refusal: Refusal<keyof typeof refusalsEn>) => string {
  const t = useTexts(refusalTexts) as (key: keyof typeof refusalsEn, values: Readonly<Record<string, string>>) => string;
  const language = useLanguage();
  return ({ code, params = {} }) =>
    t(
      code,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? count(value, language) : value])),
    );
}
