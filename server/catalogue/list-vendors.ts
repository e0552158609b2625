import { listVendors } from '../../contract/catalogue.ts';
import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts';
import { offsetOf } from '../../core/paging.ts';
import { type Database, inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { CatalogueContext } from './context.ts';
import { findPlace } from './lists-store.ts';
import { readSearch, suggestionFor } from './read-search.ts';
import { findCards } from './store.ts';

type Query = QueryOf<typeof listVendors>;
type Found = AnswerOf<typeof listVendors>;

/** A page of published vendors, as they were some seconds ago at most; a category or city that does not exist is not found, rather than taken for no filter. */
export const findVendors = ({ staleReads }: CatalogueContext, query: Query): Promise<Found> => staleReads.read((db) => findIn(db, query));

async function findIn(db: Database, query: Query): Promise<Found> {
  const place = await findPlace(db, query);
  if (!place) refuseWith('catalogue.not_found');
  const { q = '', page, limit } = query;
  const window = { limit, offset: offsetOf({ page, limit }) };
  const filter = { ...place, priceMaxIdr: query.price_max, ratingMin: query.rating_min };
  if (q.trim() === '') {
    const { cards, total } = await findCards(db, filter, query.sort, window);
    return { data: cards, meta: { page, limit, total }, search: null };
  }
  return inTransaction(db, async (tx) => {
    const search = await readSearch(tx, q);
    // Signs alone are a search as well, only nobody is called so.
    if (search === null) return { data: [], meta: { page, limit, total: 0 }, search: null };
    const { cards, total } = await findCards(tx, { ...filter, search }, query.sort, window);
    const meta = { page, limit, total };
    if (total > 0)
      return { data: cards, meta, search: search.corrected === null ? null : { reworded: search.corrected, is_applied: true } };
    const suggestion = await suggestionFor(tx, q);
    return { data: [], meta, search: suggestion === null ? null : { reworded: suggestion, is_applied: false } };
  });
}
