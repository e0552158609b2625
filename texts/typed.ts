// Typed sentences: a missing or extra key, or a variable that one language lacks, does not compile.

export type Language = 'en' | 'id';
/** Both spellings of the languages as people see them, in the order of the switch. */
export const languages: readonly { language: Language; name: string }[] = [
  { language: 'id', name: 'Bahasa Indonesia' },
  { language: 'en', name: 'English' },
];

type Variables<S extends string> = S extends `${string}{${infer V}}${infer Rest}` ? V | Variables<Rest> : never;
type SameVariables<A extends string, B extends string> = [Variables<A>] extends [Variables<B>]
  ? [Variables<B>] extends [Variables<A>]
    ? B
    : never
  : never;

/** What a translation of `Source` must look like: the same keys, and in each the same `{variables}`. */
export type Translation<Source extends Record<string, string>, Own extends Record<keyof Source, string>> = {
  readonly [K in keyof Source]: SameVariables<Source[K], Own[K]>;
};

/**
 * Declares the translation of a catalogue and checks it against its source. The source is only needed as a type: named so,
 * `translationOf<typeof en>()`, it does not travel with its translation.
 */
export const translationOf =
  <const Source extends Record<string, string>>(_source?: Source) =>
  <const Own extends Record<keyof Source, string>>(own: Own & Translation<Source, Own> & Record<Exclude<keyof Own, keyof Source>, never>) =>
    own as { readonly [K in keyof Source]: string };

type Arguments<S extends string> = [Variables<S>] extends [never] ? [] : [Record<Variables<S>, string | number>];

/** `t('key', { variable })` over one catalogue; the source catalogue gives the types, the other language the words. */
export type Translate<Source extends Record<string, string>> = <K extends keyof Source>(key: K, ...values: Arguments<Source[K]>) => string;

/** Fills `{variables}` in a sentence; a variable without a value stays visible, so that a mistake shows in review. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

export const translator =
  <Source extends Record<string, string>>(catalogue: { readonly [K in keyof Source]: string }): Translate<Source> =>
  (key, ...values) =>
    fill(catalogue[key], values[0]);
