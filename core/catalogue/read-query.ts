import type { Idr } from '../money.ts';
import type { BusinessDay } from '../time.ts';
import { countsGuests, type Wish } from './facets.ts';
import { questionsFor } from './questions.ts';
import { searchAmounts, type SearchAmounts } from './search-amounts.ts';
import { wishesOf } from './search-wishes.ts';
import { meaningfulWords, plain, searchWords } from './search-words.ts';

/** A category or a city with the words people type for it, lower case and without accents. */
export interface Known {
  readonly id: number;
  readonly slug: string;
  /** Of its names, in both languages. */
  readonly names: readonly string[];
  /** Others: as spoken, as misspelt by ear, parts of a city. */
  readonly others: readonly string[];
}
/** What a search can name. */
export interface Vocabulary {
  readonly categories: readonly Known[];
  readonly cities: readonly Known[];
}

/** A search as typed: numbers, and words that may still be misspelt. */
export interface TypedSearch {
  readonly amounts: SearchAmounts;
  readonly words: readonly string[];
  /** Two things are wanted: "gedung dan catering". */
  readonly isBoth: boolean;
}

/** A word of a search: what was typed, and in which form it is known; null when no one knows it. */
export interface FormedWord {
  readonly typed: string;
  readonly form: string | null;
}

/** A word that asks for an answer; what it means depends on the category, and one answer will do. */
interface SaidWish {
  readonly typed: string;
  readonly anyOf: readonly Wish[];
}

/** What a search asks for. Each part keeps what was typed for it, so that a part which is left out can be named. */
export interface Understood {
  /** The categories that are named, by their ids; empty when none is. */
  readonly categories: { readonly ids: readonly number[]; readonly typed: readonly string[] };
  readonly cities: { readonly ids: readonly number[]; readonly typed: readonly string[] };
  readonly price: { readonly min: Idr | null; readonly max: Idr | null; readonly typed: string } | null;
  readonly guests: { readonly count: number; readonly typed: string } | null;
  /** On which vendors must not be taken. */
  readonly day: SearchAmounts['day'];
  readonly wishes: readonly SaidWish[];
  /** Names of vendors, or words that no one knows. */
  readonly others: readonly FormedWord[];
}

/** Takes a search apart, on a day of Jakarta. A lone number that is a word of ours, as in "booth 360", is no number of guests. */
export function takeApart(text: string, vocabulary: Vocabulary, today: BusinessDay): TypedSearch {
  const amounts = searchAmounts(text, today);
  const isWord = amounts.guests !== null && levelOf(amounts.guests.typed, [...vocabulary.categories, ...vocabulary.cities]) > 0;
  const isBoth = /\s(?:dan|and|plus)\s|[&+]/iu.test(text);
  if (isWord) return { amounts: { ...amounts, guests: null }, words: searchWords(`${amounts.rest} ${amounts.guests?.typed}`), isBoth };
  // Words that fit any vendor stand for something only when they are all there is.
  const hasAmount = amounts.price !== null || amounts.guests !== null || amounts.day !== null;
  return { amounts, words: hasAmount ? meaningfulWords(amounts.rest) : searchWords(amounts.rest), isBoth };
}

/** Whether a word is one of ours as it stands, or the start of one. */
export const isOurs = (word: string, { categories, cities }: Vocabulary): boolean =>
  levelOf(word, categories) > 0 || levelOf(word, cities) > 0 || wishesOf(word).length > 0;

/** Reads the words of a search: which category and city they name, what they ask of vendors' answers, and what is left. */
export function understand({ amounts, isBoth }: TypedSearch, words: readonly FormedWord[], vocabulary: Vocabulary): Understood {
  const forms = words.map((word) => ({ ...word, known: word.form ?? word.typed }));
  const ofCity = forms.filter(({ known }) => isCityFirst(known, vocabulary));
  const ofCategory = forms.filter((word) => !ofCity.includes(word) && levelOf(word.known, vocabulary.categories) > 0);
  const named = categoriesNamed(
    ofCategory.map(({ known }) => known),
    vocabulary.categories,
    isBoth,
  );
  const wanted = forms.filter((word) => !ofCity.includes(word)).map(({ known, typed }): SaidWish => ({ typed, anyOf: wishesOf(known) }));
  const ids = named.length > 0 ? named : askedOf(wanted, vocabulary.categories);
  const slugs = vocabulary.categories.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug);
  const asked = new Set(slugs.flatMap((slug) => questionsFor([slug])));
  const wishes = wanted
    .map(({ typed, anyOf }) => ({ typed, anyOf: anyOf.filter(({ question }) => asked.has(question)) }))
    .filter(({ anyOf }) => anyOf.length > 0);
  const isRead = ({ typed }: { readonly typed: string }) => [...ofCity, ...ofCategory, ...wishes].some((one) => one.typed === typed);
  return {
    categories: { ids, typed: ofCategory.map(({ typed }) => typed) },
    cities: {
      ids: citiesNamed(
        ofCity.map(({ known }) => known),
        vocabulary.cities,
      ),
      typed: ofCity.map(({ typed }) => typed),
    },
    price: amounts.price,
    guests: slugs.length === 0 || slugs.some(countsGuests) ? amounts.guests : null,
    day: amounts.day,
    wishes,
    others: words.filter((word) => !isRead(word)),
  };
}

const prefixLengthMin = 4;
/** How well a word names one of these: 4 as its name, 3 as a start of it, 2 as another word for it, 1 as a start of that, 0 not at all. */
function levelIn(word: string, { names, others }: Known): number {
  const begins = (one: string) => word.length >= prefixLengthMin && one.startsWith(word);
  if (names.includes(word)) return 4;
  if (names.some(begins)) return 3;
  if (others.includes(word)) return 2;
  return others.some(begins) ? 1 : 0;
}
const levelOf = (word: string, known: readonly Known[]): number => Math.max(0, ...known.map((one) => levelIn(word, one)));
const bestFor = (word: string, known: readonly Known[]): Known[] => {
  const level = levelOf(word, known);
  return level === 0 ? [] : known.filter((one) => levelIn(word, one) === level);
};

const isWhole = (word: string, known: readonly Known[]): boolean =>
  known.some(({ names, others }) => names.includes(word) || others.includes(word));
/** A word that could be both is a city only where it is more of one: "band" is music, and only the start of Bandung. */
const isCityFirst = (word: string, { categories, cities }: Vocabulary): boolean => {
  if (isWhole(word, cities) !== isWhole(word, categories)) return isWhole(word, cities);
  return levelOf(word, cities) > levelOf(word, categories);
};

const citiesNamed = (words: readonly string[], cities: readonly Known[]): number[] => [
  ...new Set(words.flatMap((word) => bestFor(word, cities).map(({ id }) => id))),
];

/**
 * The categories that words name. The one that knows all of them, else those of the words that name one best: "dekorasi gedung" is decoration. Who says
 * "and" wants both.
 */
function categoriesNamed(words: readonly string[], categories: readonly Known[], isBoth: boolean): number[] {
  if (words.length === 0) return [];
  const sums = categories.map((one) => ({ one, levels: words.map((word) => levelIn(word, one)) }));
  const ofAll = sums
    .filter(({ levels }) => levels.every((level) => level > 0))
    .map(({ one, levels }) => ({ one, sum: levels.reduce((a, b) => a + b) }));
  const most = Math.max(0, ...ofAll.map(({ sum }) => sum));
  if (ofAll.length > 0) return ofAll.filter(({ sum }) => sum === most).map(({ one }) => one.id);
  const level = Math.max(...words.map((word) => levelOf(word, categories)));
  const strong = isBoth ? words : words.filter((word) => levelOf(word, categories) === level);
  const each = strong.map((word) => bestFor(word, categories));
  const clear = each.filter(({ length }) => length === 1);
  return [...new Set((clear.length > 0 ? clear : each).flat().map(({ id }) => id))];
}

/** The categories that are asked all of what is wanted: "halal" alone is about food. */
const askedOf = (wanted: readonly SaidWish[], categories: readonly Known[]): number[] => {
  const questions = wanted.flatMap(({ anyOf }) => anyOf.map(({ question }) => question));
  return categories.filter(({ slug }) => questionsFor([slug]).some((key) => questions.includes(key))).map(({ id }) => id);
};

/** One way to look for what a search asks: all of it, or all but what `leftOut` names. */
export interface Attempt {
  readonly categoryIds: readonly number[];
  readonly cityIds: readonly number[];
  readonly price: Understood['price'];
  readonly guests: Understood['guests'];
  readonly day: Understood['day'];
  readonly wishes: Understood['wishes'];
  /** Each has to fit the vendor's name, categories or cities. */
  readonly words: readonly FormedWord[];
  readonly leftOut: readonly string[];
}

type Part = 'unknown' | 'others' | 'guests' | 'wishes' | 'price' | 'day' | 'cities';
/** What is left out first where nothing fits all of it. */
const parts: readonly Part[] = ['unknown', 'others', 'guests', 'wishes', 'price', 'day', 'cities'];

/**
 * The ways to look for what a search asks, the strictest first; the first that finds someone counts. Each part alone is left out before several are. A
 * name that is made of other categories' words ("Kebun Kenanga", flowers) is looked for as a name before it is given up.
 */
export function attemptsFor(read: Understood, all: readonly FormedWord[]): Attempt[] {
  const present = parts.filter((part) => typedFor(read, part).length > 0);
  const several = present.map((_, index) => present.slice(0, index + 1));
  const drops: readonly (readonly Part[])[] = [[], ...present.map((part) => [part]), ...several.filter(({ length }) => length > 1)];
  const attempts = drops.map((dropped) => without(read, new Set(dropped))).filter(hasSomething);
  // What was said in numbers holds for a name too.
  const asName: Attempt = { ...without(read, new Set(['wishes'])), categoryIds: [], cityIds: [], words: all, leftOut: [] };
  const ways = all.length > 1 ? [...attempts.slice(0, 1), asName, ...attempts.slice(1)] : attempts;
  // "Murah" alone fits everyone.
  const fitsAny = read.categories.ids.length === 0 && meaningfulWords(all.map(({ typed }) => typed).join(' ')).length === 0;
  return fitsAny && all.length > 0 ? [...ways, { ...without(read, new Set(parts)), leftOut: [] }] : ways;
}

function typedFor(read: Understood, part: Part): readonly string[] {
  switch (part) {
    case 'unknown':
      return read.others.filter(({ form }) => form === null).map(({ typed }) => typed);
    case 'others':
      return read.others.filter(({ form }) => form !== null).map(({ typed }) => typed);
    case 'guests':
      return read.guests === null ? [] : [read.guests.typed];
    case 'wishes':
      return read.wishes.map(({ typed }) => typed);
    case 'price':
      return read.price === null ? [] : [read.price.typed];
    case 'day':
      return read.day === null ? [] : [read.day.typed];
    case 'cities':
      return read.cities.typed;
  }
}

function without(read: Understood, dropped: ReadonlySet<Part>): Attempt {
  const leftOut = parts.filter((part) => dropped.has(part)).flatMap((part) => typedFor(read, part));
  const named = new Set(read.categories.typed);
  return {
    // Categories that only an answer spoke for go with it, while a city is left to look in.
    categoryIds:
      isOnlyAsked(read) && dropped.has('wishes') && !dropped.has('cities') && read.cities.ids.length > 0 ? [] : read.categories.ids,
    cityIds: dropped.has('cities') ? [] : read.cities.ids,
    price: dropped.has('price') ? null : read.price,
    guests: dropped.has('guests') ? null : read.guests,
    day: dropped.has('day') ? null : read.day,
    wishes: dropped.has('wishes') ? [] : read.wishes,
    words: read.others.filter(({ form }) => !dropped.has(form === null ? 'unknown' : 'others')),
    // A word that also names the category was not left out with the answer it asks for.
    leftOut: [...new Set(leftOut)].filter((typed) => !named.has(typed) || !read.wishes.some((wish) => wish.typed === typed)),
  };
}

const isOnlyAsked = ({ categories, wishes }: Understood): boolean => categories.typed.length === 0 && wishes.length > 0;

const hasSomething = ({ categoryIds, cityIds, price, guests, day, words }: Attempt): boolean =>
  categoryIds.length + cityIds.length + words.length > 0 || price !== null || guests !== null || day !== null;

/** The words by which things are known, as one list for corrections. */
export const wordsOfVocabulary = ({ categories, cities }: Vocabulary): string[] =>
  [...new Set([...categories, ...cities].flatMap(({ names, others }) => [...names, ...others]))]
    .filter((word) => word.length > 3)
    .toSorted();

/** Words of a text as a vocabulary keeps them. */
export const vocabularyWords = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '');
