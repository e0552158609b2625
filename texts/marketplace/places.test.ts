import { expect, test } from 'vitest';
import { categoryIntros } from './category-intros.ts';
import { cityGuides } from './city-guides.ts';

test('all 29 categories and 12 cities have their words, in both languages and short enough for a search result', () => {
  expect(Object.keys(categoryIntros)).toHaveLength(29);
  expect(Object.keys(cityGuides)).toHaveLength(12);
  for (const [slug, words] of [...Object.entries(categoryIntros), ...Object.entries(cityGuides)]) {
    for (const text of [words.en, words.id]) expect(text.length, slug).toBeLessThanOrEqual(160);
  }
});
