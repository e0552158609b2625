import { listVendors } from '../../contract/catalogue.ts';
import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts';
import { searchWords } from '../../core/catalogue/search-words.ts';
import { offsetOf } from '../../core/paging.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { CatalogueContext } from './context.ts';
import { cityNamed, findPlace } from './places-store.ts';
import { findCards, knownWords } from './store.ts';

/** A page of published vendors; a category or city that does not exist is not found, rather than taken for no filter. */
export async function findVendors({ db }: CatalogueContext, query: QueryOf<typeof listVendors>): Promise<AnswerOf<typeof listVendors>> {
  const place = await findPlace(db, query);
  if (!place) refuseWith('catalogue.not_found');
  const words = searchWords(query.q ?? '');
  const filter = {
    ...place,
    words: await knownWords(db, words),
    namedCityId: await cityNamed(db, words),
    priceMaxIdr: query.price_max,
    ratingMin: query.rating_min,
  };
  const { page, limit } = query;
  const { cards, total } = await inTransaction(db, (tx) => findCards(tx, filter, query.sort, { limit, offset: offsetOf({ page, limit }) }));
  return { data: cards, meta: { page, limit, total } };
}
