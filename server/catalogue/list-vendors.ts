import { listVendors } from '../../contract/catalogue.ts';
import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts';
import { checkPriceRange } from '../../core/catalogue/entry-price.ts';
import { wishesFrom } from '../../core/catalogue/facets.ts';
import type { Attempt, Known, Vocabulary } from '../../core/catalogue/read-query.ts';
import { withoutParts } from '../../core/catalogue/search-words.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import { offsetOf } from '../../core/paging.ts';
import { type Database, inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { CatalogueContext } from './context.ts';
import { findPlace } from './lists-store.ts';
import { readSearch, suggestionFor } from './read-search.ts';
import { type CardFilter, findCards } from './store.ts';

type Query = QueryOf<typeof listVendors>;
type Found = AnswerOf<typeof listVendors>;
type Vocabularies = () => Promise<Vocabulary>;

/**
 * A page of published vendors; a category or city that does not exist is not found, rather than taken for no filter. Searches and narrowed lists are as they
 * were some seconds ago at most. All of a place are as they are now: pages keep them until the next change.
 */
export function findVendors({ db, staleReads, clock }: CatalogueContext, vocabulary: Vocabularies, query: Query): Promise<Found> {
  const today = businessDayOf(clock.now());
  return isNarrowed(query) ? staleReads.read((standby) => findIn(standby, vocabulary, query, today)) : findIn(db, vocabulary, query, today);
}

const isNarrowed = ({ q, price_min: min, price_max: max, rating_min: rating, answers, guests, free_on: day }: Query): boolean =>
  [q, min, max, rating, answers, guests, day].some((one) => one !== undefined);

async function findIn(db: Database, vocabulary: Vocabularies, query: Query, today: BusinessDay): Promise<Found> {
  const place = await findPlace(db, query);
  if (!place) refuseWith('catalogue.not_found');
  const { q = '', page, limit } = query;
  const wishes = query.answers === undefined ? [] : wishesFrom(query.answers);
  if (wishes === null) refuseWith('catalogue.answer_invalid', { field: 'answers' });
  const price = checkPriceRange({ min: query.price_min ?? null, max: query.price_max ?? null });
  if (!price.ok) throw new Refused(price.refusals);
  const { rating_min: ratingMin, guests, free_on: freeOn } = query;
  const filter = { ...place, price: price.value, ratingMin, wishes, guests, freeOn };
  if (q.trim() !== '') {
    const words = await vocabulary();
    return inTransaction(db, (tx) => searchIn(tx, query, filter, words, today));
  }
  const { cards, total } = await findCards(db, filter, query.sort, { limit, offset: offsetOf({ page, limit }) });
  return { data: cards, meta: { page, limit, total }, search: null };
}

/** The first of the ways to look for it that finds someone: a part that no one fits is left out, and said to be. */
async function searchIn(tx: Tx, query: Query, filter: CardFilter, vocabulary: Vocabulary, today: BusinessDay): Promise<Found> {
  const { q = '', page, limit } = query;
  const search = await readSearch(tx, q, vocabulary, today);
  const window = { limit, offset: offsetOf({ page, limit }) };
  const typed = q.trim().toLowerCase();
  for (const [index, attempt] of (search?.attempts ?? []).entries()) {
    const calledSo = index === 0 ? (search?.calledSo ?? []) : [];
    const { cards, total } = await findCards(tx, { ...filter, search: { attempt, calledSo, typed } }, query.sort, window);
    if (total === 0) continue;
    const corrected = search?.corrected ?? q;
    const shown = attempt.leftOut.length === 0 ? corrected : withoutParts(corrected, attempt.leftOut);
    return {
      data: cards,
      meta: { page, limit, total },
      search: found(
        attempt,
        shown === q ? null : shown,
        { isMixed: calledSo.length > 0, whole: attempt.leftOut.length === 0 && total === cards.length ? cards : [] },
        vocabulary,
      ),
    };
  }
  const suggestion = search === null ? null : await suggestionFor(tx, q, vocabulary, today);
  return { data: [], meta: { page, limit, total: 0 }, search: suggestion === null ? null : { ...nothing, reworded: suggestion } };
}

const nothing = {
  is_applied: false,
  left_out: [],
  category: null,
  city: null,
  price_min: null,
  price_max: null,
  guests: null,
  free_on: null,
};

/** What was found. Category and city are said only where all results are of them: `whole` is all that was found as it was asked, where one page shows it. */
function found(
  { categoryIds, cityIds, price, guests, day, leftOut }: Attempt,
  reworded: string | null,
  { isMixed, whole }: { readonly isMixed: boolean; readonly whole: Found['data'] },
  vocabulary: Vocabulary,
) {
  const slugOf = (known: readonly Known[], ids: readonly number[]): string | null =>
    isMixed || ids.length !== 1 ? null : (known.find(({ id }) => id === ids[0])?.slug ?? null);
  const shared = ([first = null, ...others]: readonly (string | null)[]): string | null =>
    others.every((one) => one === first) ? first : null;
  return {
    reworded,
    is_applied: true,
    left_out: [...leftOut],
    category: slugOf(vocabulary.categories, categoryIds) ?? shared(whole.map(({ category }) => category.slug)),
    city: slugOf(vocabulary.cities, cityIds) ?? shared(whole.map(({ city }) => city?.slug ?? null)),
    price_min: price?.min ?? null,
    price_max: price?.max ?? null,
    guests: guests?.count ?? null,
    free_on: day?.on ?? null,
  };
}
