// Typed sentences: a missing or extra key, or a variable that one language lacks, does not compile.

export type Language = 'en' | 'id';
/** Both spellings of the languages as people see them, in the order of the switch. */
export const languages: readonly { language: Language; name: string }[] = [
  { language: 'id', name: 'Bahasa Indonesia' },
  { language: 'en', name: 'English' },
];

/**
 * A sentence whose English wording depends on a number: the parameter `count` chooses the form, `{n}` or another variable shows
 * the number as the reader writes it. Indonesian has one form, so its translation may be a plain sentence.
 */
interface Plural {
  readonly one: string;
  readonly other: string;
}
export type Sentence = string | Plural;
export type Catalogue = Readonly<Record<string, Sentence>>;
/** The sentences of a catalogue in any language: plain ones stay plain. */
export type SentencesOf<Source extends Catalogue> = { readonly [K in keyof Source]: Source[K] extends string ? string : Sentence };

type VariablesOf<S extends string> = S extends `${string}{${infer V}}${infer Rest}` ? V | VariablesOf<Rest> : never;
/** The names of the `{variables}` of a sentence. */
export type Variables<S extends Sentence> = S extends string
  ? VariablesOf<S>
  : S extends Plural
    ? VariablesOf<S['one']> | VariablesOf<S['other']>
    : never;
type SameVariables<A extends Sentence, B extends Sentence> = [Variables<A>] extends [Variables<B>]
  ? [Variables<B>] extends [Variables<A>]
    ? B
    : never
  : never;

/** What a translation of `Source` must look like: the same keys, and in each the same `{variables}`. */
export type Translation<Source extends Catalogue, Own extends SentencesOf<Source>> = {
  readonly [K in keyof Source]: SameVariables<Source[K], Own[K]>;
};

/**
 * Declares the translation of a catalogue and checks it against its source. The source is only needed as a type: named so,
 * `translationOf<typeof en>()`, it does not travel with its translation.
 */
export const translationOf =
  <const Source extends Catalogue>(_source?: Source) =>
  <const Own extends SentencesOf<Source>>(own: Own & Translation<Source, Own> & Record<Exclude<keyof Own, keyof Source>, never>) =>
    own as SentencesOf<Source>;

type Values = Readonly<Record<string, string | number>>;
/** What has to be said with a sentence: nothing, or its variables. */
export type ValuesOfSentence<S extends Sentence> = [S] extends [string]
  ? [Variables<S>] extends [never]
    ? []
    : [Record<Variables<S>, string | number>]
  : [Record<Exclude<Variables<S>, 'count'>, string | number> & { readonly count: number }];

/** `t('key', { variable })` over one catalogue; the source catalogue gives the types, the other language the words. */
export type Translate<Source extends Catalogue> = <K extends keyof Source>(key: K, ...values: ValuesOfSentence<Source[K]>) => string;

/** Fills `{variables}` in a sentence; a variable without a value stays visible, so that a mistake shows in review. */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

// Made at the first plural: most pages have none
let english: Intl.PluralRules | undefined;

/** The form of a sentence for these values. */
export const formOf = (sentence: Sentence, values: Values | undefined): string => {
  if (typeof sentence === 'string') return sentence;
  english ??= new Intl.PluralRules('en');
  return english.select(Number(values?.['count'])) === 'one' ? sentence.one : sentence.other;
};

export const translator =
  <Source extends Catalogue>(catalogue: SentencesOf<Source>): Translate<Source> =>
  (key, ...values) =>
    fill(formOf(catalogue[key], values[0]), values[0]);
