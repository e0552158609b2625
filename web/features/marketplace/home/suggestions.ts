import type { Named } from '../visit.ts';

/** Categories whose name has a word beginning with what is typed; all of them while nothing is. */
export function suggestionsFor(typed: string, categories: readonly Named[]): Named[] {
  const start = folded(typed);
  return categories.filter(({ name }) => {
    const whole = folded(name);
    return whole.startsWith(start) || whole.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start));
  });
}

/** The category that is meant exactly, if one is. */
export const categoryNamed = (typed: string, categories: readonly Named[]): Named | undefined =>
  categories.find(({ name }) => folded(name) === folded(typed));

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
