import { slipsBelieved, slipsBetween } from '../catalogue/nearest-word.ts';

/** Fewer characters would find nearly everything. */
const charactersMin = 2;
const wordsMax = 8;

/** The words of what was typed, as they are searched for: normalised (NFC), at most eight; none when it is too short to search for. */
export function wordsOf(typed: string): readonly string[] {
  const words = typed.normalize('NFC').trim().split(/\s+/u).slice(0, wordsMax);
  return words.join('').length < charactersMin ? [] : words;
}

const before = 30;
const after = 90;

/** Where a text holds a word, or the first that is it with a slip; -1 where neither does. */
function placeOf(text: string, word: string): number {
  const literally = text.indexOf(word);
  if (literally !== -1) return literally;
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([part]) => isMeant(word, part))?.index ?? -1;
}

/** The part of a text around the first of the words in it, or what is it with a slip, on one line; cut at words, which three dots say. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const at = placeOf(line.toLowerCase(), (words[0] ?? '').toLowerCase());
  const from = at <= before ? 0 : line.indexOf(' ', at - before) + 1;
  const begin = Math.max(0, Math.min(from, at));
  if (line.length <= begin + before + after) return `${begin === 0 ? '' : '… '}${line.slice(begin)}`;
  const end = line.lastIndexOf(' ', begin + before + after);
  return `${begin === 0 ? '' : '… '}${line.slice(begin, end > at ? end : begin + before + after)} …`;
}

const startsOf = (typed: string): readonly string[] =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Whether each word of what was typed starts a word of the name, to the letter. Anything is named by nothing. */
export function isNamedBy(name: string, typed: string): boolean {
  const parts = partsOf(name);
  return startsOf(typed).every((word) => parts.some((part) => part.startsWith(word)));
}

/** Whether a word starts this part of a name, also with one slip: a letter left out takes one more of the part. */
function isMeant(word: string, part: string): boolean {
  const slips = [part.slice(0, word.length), part.slice(0, word.length + 1)].map((start) => slipsBetween(start, word));
  return Math.min(...slips) <= Math.min(1, slipsBelieved(word));
}

/** Whether a name goes by what was typed: each word of it starts a word of the name, or is one with a slip. Anything does by nothing. */
export function goesBy(name: string, typed: string): boolean {
  const parts = partsOf(name);
  return startsOf(typed).every((word) => parts.some((part) => isMeant(word, part)));
}
