// Texts are loaded by feature and language: only the current language, with the screen that needs it.
import { use } from 'react';
import { type Catalogue, type Language, type SentencesOf, type Translate, translator } from '../../texts/typed.ts';
import { useClientState } from './use-client-state.ts';

/** The sentences of one feature: loaded once per language, then at hand at once. */
export type FeatureTexts<Source extends Catalogue> = {
  readonly load: (language: Language) => Promise<Translate<Source>>;
  readonly loaded: (language: Language) => Translate<Source> | undefined;
};
/** What may be asked of any feature's sentences without knowing them. */
export type LoadableTexts = { readonly load: (language: Language) => Promise<unknown> };

const inUse = new Set<LoadableTexts>();

/** Declares where the sentences of a feature are. */
export function featureTexts<Source extends Catalogue>(
  sources: Readonly<Record<Language, () => Promise<SentencesOf<Source>>>>,
): FeatureTexts<Source> {
  const ready = new Map<Language, Translate<Source>>();
  const underWay = new Map<Language, Promise<Translate<Source>>>();
  const texts: FeatureTexts<Source> = {
    load(language) {
      inUse.add(texts);
      const known = underWay.get(language);
      if (known !== undefined) return known;
      const loading = sources[language]().then((words) => {
        const translate = translator<Source>(words);
        ready.set(language, translate);
        // What `use` looks for: once loaded, the sentences are at hand in the first render.
        void Object.assign(loading, { status: 'fulfilled', value: translate });
        return translate;
      });
      underWay.set(language, loading);
      // A failure is not kept, so that a later try asks again.
      loading.catch(() => underWay.delete(language));
      return loading;
    },
    loaded: (language) => ready.get(language),
  };
  return texts;
}

/** The `t` of a feature in the language of the page. Suspends while the sentences are on their way. */
export function useTexts<Source extends Catalogue>(texts: FeatureTexts<Source>): Translate<Source> {
  // `use` is never left out: a component that waited is rendered again, and must then call the very same hooks.
  return use(texts.load(useLanguage()));
}

export const useLanguage = (): Language => useClientState((state) => state.localization.activeLang);

/** Fetches, for a language about to be switched to, the sentences of everything opened so far. */
export const loadTextsInUse = (language: Language): Promise<unknown> => Promise.all([...inUse].map((texts) => texts.load(language)));
