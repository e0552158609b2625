import { expect, test } from 'vitest';
import { categoryNamed, suggestionsFor } from './suggestions.ts';

const categories = ['Venue', 'Hair & Makeup', 'Entertainment (DJ)', "Men's Formal Wear"].map((name, id) => ({ id, slug: name, name }));
const names = (typed: string) => suggestionsFor(typed, categories).map(({ name }) => name);

test('any word of a name may be typed first, in any case', () => {
  expect(names('')).toHaveLength(4);
  expect(names('make')).toEqual(['Hair & Makeup']);
  expect(names('dj')).toEqual(['Entertainment (DJ)']);
  expect(names('MEN’S')).toEqual([]);
  expect(names(' vé')).toEqual(['Venue']);
  expect(names('(')).toEqual([]);
});

test('only the whole name means the category itself', () => {
  expect(categoryNamed('hair & makeup ', categories)?.id).toBe(1);
  expect(categoryNamed('hair', categories)).toBeUndefined();
});
