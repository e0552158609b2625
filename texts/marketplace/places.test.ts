import { expect, test } from 'vitest';
import { categoryIntros } from './category-intros.ts';
import { cityGuides } from './city-guides.ts';

test('all 29 categories and 12 cities have their words, in both languages and short enough for a search result', () => {
  expect(Object.keys(categoryIntros)).toHaveLength(29);
  expect(Object.keys(cityGuides)).toHaveLength(12);
  const texts = [...Object.values(categoryIntros), ...Object.values(cityGuides)].flatMap(({ en, id }) => [en, id]);
  expect(texts.filter((text) => text.length > 160)).toEqual([]);
});
