import { type RawBuilder, sql } from 'kysely';
import { slipsBelieved } from '../../core/catalogue/nearest-word.ts';
import { likeContaining } from './like.ts';

/** How alike a name has to be that may be mistyped, among the few rows of one vendor: one letter left out in the middle of five is found. */
const alike = 0.38;

/** Whether a text of a vendor's own rows holds the words, or goes by them with a slip where they are long enough for one; and how rows are ordered, the most alike first. */
export function calledBy(
  text: RawBuilder<string>,
  words: string,
): { readonly isMeant: RawBuilder<boolean>; readonly bestFirst: RawBuilder<unknown> } {
  const [called, like] = [words.toLowerCase(), likeContaining(words.toLowerCase())];
  const likeness = sql`word_similarity(${called}, lower(${text}))`;
  return {
    isMeant: sql`(lower(${text}) like ${like} or (${slipsBelieved(words) > 0} and ${likeness} >= ${alike}::real))`,
    bestFirst: sql`lower(${text}) like ${like} desc, ${likeness} desc`,
  };
}
