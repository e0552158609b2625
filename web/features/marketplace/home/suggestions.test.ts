import { expect, test } from 'vitest';
import { categoryNamed, suggestionsFor } from './suggestions.ts';

const inBoth = [
  ['Venue', 'Tempat Pernikahan'],
  ['Hair & Makeup', 'Rias Wajah & Rambut'],
  ['Entertainment (DJ)', 'Hiburan (DJ)'],
  ["Men's Formal Wear", 'Busana Formal Pria'],
] as const;
const categories = inBoth.map(([name, otherName], id) => ({ id, slug: name, name, otherName }));
const names = (typed: string) => suggestionsFor(typed, categories).map(({ name }) => name);

test('any word of a name may be typed first, in any case', () => {
  expect(names('')).toHaveLength(4);
  expect(names('make')).toEqual(['Hair & Makeup']);
  expect(names('dj')).toEqual(['Entertainment (DJ)']);
  expect(names('MEN’S')).toEqual([]);
  expect(names(' vé')).toEqual(['Venue']);
  expect(names('(')).toEqual([]);
  expect(names('rias')).toEqual(['Hair & Makeup']);
});

test('only the whole name means the category itself', () => {
  expect(categoryNamed('hair & makeup ', categories)?.id).toBe(1);
  expect(categoryNamed('hair', categories)).toBeUndefined();
  expect(categoryNamed('busana formal pria', categories)?.id).toBe(3);
});
