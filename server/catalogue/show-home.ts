import type { Home } from '../../contract/catalogue.ts';
import type { CatalogueContext } from './context.ts';
import { countedCategories, countedCities, marketSize } from './places-store.ts';
import { bestOfCategories, findCards } from './store.ts';

/** Everybody sees the same home: one reading serves all for this long. Longer, and a vendor misses itself after publishing. */
const keptMs = 20_000;
const featuredCount = 12;
const newestCount = 8;

/** Reads the home page's content, at most once in `keptMs`; readers meanwhile share the answer, also one that is still under way. */
export function createHome({ db, clock }: CatalogueContext): () => Promise<Home> {
  let kept: { readonly until: number; readonly home: Promise<Home> } | undefined;
  const read = async (): Promise<Home> => {
    const [categories, cities, size, featured, newest] = await Promise.all([
      countedCategories(db),
      countedCities(db),
      marketSize(db),
      bestOfCategories(db, featuredCount),
      findCards(db, {}, 'newest', { limit: newestCount, offset: 0 }),
    ]);
    return { categories, cities, featured, newest: newest.cards, ...size };
  };
  return () => {
    if (kept && clock.now() < kept.until) return kept.home;
    const home = read();
    kept = { until: clock.now() + keptMs, home };
    home.catch(() => {
      // A failed reading is not kept: the next visitor tries again.
      kept = undefined;
    });
    return home;
  };
}
