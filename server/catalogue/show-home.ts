import type { Home } from '../../contract/catalogue.ts';
import type { Connection } from '../kit/database.ts';
import { countedCategories, countedCities, marketSize } from './lists-store.ts';
import { bestOfCategories, findCards } from './store.ts';

const featuredCount = 12;
const newestCount = 8;

/** The home page's content. */
export async function readHome(db: Connection): Promise<Home> {
  const [categories, cities, size, featured, newest] = await Promise.all([
    countedCategories(db),
    countedCities(db),
    marketSize(db),
    bestOfCategories(db, featuredCount),
    findCards(db, {}, 'newest', { limit: newestCount, offset: 0 }),
  ]);
  return { categories, cities, featured, newest: newest.cards, ...size };
}
