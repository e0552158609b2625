import type { NamedCategory } from '../visit.ts';

/**
 * Categories with a word that starts with what is typed, in either language: who types "photo" is not led to photo booths alone. All of them while
 * nothing is typed.
 */
export function suggestionsFor(typed: string, categories: readonly NamedCategory[]): NamedCategory[] {
  const start = folded(typed);
  const begins = (name: string) => {
    const whole = folded(name);
    return whole.startsWith(start) || whole.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start));
  };
  return categories.filter(({ name, otherName }) => begins(name) || begins(otherName));
}

/** The category that is meant exactly, if one is. */
export const categoryNamed = (typed: string, categories: readonly NamedCategory[]): NamedCategory | undefined =>
  categories.find(({ name, otherName }) => [name, otherName].some((one) => folded(one) === folded(typed)));

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
