import { slipsBetween } from '../catalogue/nearest-word.ts';

/**
 * How two names agree. `equal` is good without a look, `near` goes to review, `different` is refused. (spec 5, Agreement form and Bank
 * account; product 6)
 */
export type NameMatch = 'equal' | 'near' | 'different';

const lettersOffMax = 2;

/** Stand before a name and are not part of it. */
const titles = new Set('h hj kh dr drg drh drs dra ir prof apt tn ny bpk bapak ibu sdr sdri mr mrs ms'.split(' '));
/** Academic degrees as they follow a name, without their dots. */
const degrees = new Set(
  (
    'se sh st sp ss skom spd ssi sip ssos spsi sked skm skep sfarm sag shi sei shum ssn sds sak stp strkeb ' +
    'mm mt mh mkom mpd msi mak mkes mkn msn mag msc mba phd amd amdkeb bsc bba llm spog spa cpa'
  ).split(' '),
);
/** Also family names: degrees only where dots or a comma say so. */
const ambiguousDegrees = new Set(['ma', 'ba']);
/** The form of a company, in front or behind. */
const companyForms = new Set(['pt', 'cv', 'tbk', 'persero']);

type Word = { readonly text: string; readonly isMarked: boolean };

/**
 * Compares two names after folding case, accents, spaces, punctuation, titles, degrees and PT/CV. `equal`: the same letters; `near`: one
 * word is missing on one side, or at most two letters differ and something still agrees; `different`: anything else, and whenever one
 * of them holds no letter at all. A name of one word is a name. Does not depend on which comes first. (product 6)
 */
export function matchNames(one: string, other: string): NameMatch {
  const a = wordsOfName(one);
  const b = wordsOfName(other);
  const [joinedA, joinedB] = [a.join(''), b.join('')];
  if (joinedA === '' || joinedB === '') return 'different';
  if (joinedA === joinedB) return 'equal';
  if (isWithoutOneWord(a, joinedB) || isWithoutOneWord(b, joinedA)) return 'near';
  const off = slipsBetween(joinedA, joinedB);
  return off <= lettersOffMax && off < Math.min(lengthOf(joinedA), lengthOf(joinedB)) ? 'near' : 'different';
}

/** The words a name is compared by: lower case, without accents, punctuation, titles, degrees and the form of a company. */
export function wordsOfName(name: string): readonly string[] {
  const words = withoutAccents(name)
    .split(',')
    .flatMap((part, index) => part.split(/[\s/]+/u).flatMap((raw) => wordsOf(raw, index > 0)))
    .filter(({ text }) => text !== '');
  let [from, to] = [0, words.length];
  while (to - from > 1 && isBefore(words[from])) from++;
  while (to - from > 1 && isBehind(words[to - 1])) to--;
  return words.slice(from, to).map(({ text }) => text);
}

const isBefore = (word: Word | undefined): boolean => word !== undefined && (titles.has(word.text) || companyForms.has(word.text));
const isBehind = (word: Word | undefined): boolean =>
  word !== undefined && (degrees.has(word.text) || companyForms.has(word.text) || (word.isMarked && ambiguousDegrees.has(word.text)));

const withoutAccents = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
const withoutMarks = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** One stretch without spaces: "S.Kom." is one word, "Dr.Budi" is two. */
function wordsOf(raw: string, isAfterComma: boolean): Word[] {
  const whole = withoutMarks(raw);
  if (!raw.includes('.') || degrees.has(whole) || ambiguousDegrees.has(whole))
    return [{ text: whole, isMarked: isAfterComma || raw.includes('.') }];
  return raw.split('.').map((part) => ({ text: withoutMarks(part), isMarked: true }));
}

/** Spaces are folded too, so what is left is compared joined. */
const isWithoutOneWord = (words: readonly string[], joined: string): boolean =>
  words.some((_, left) => words.filter((__, index) => index !== left).join('') === joined);

const lengthOf = (text: string): number => Array.from(text).length;
