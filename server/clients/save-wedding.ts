import type { BodyOf } from '../../contract/endpoint.ts';
import type { OwnWedding, saveWedding as saveWeddingCall, WeddingDetails } from '../../contract/weddings.ts';
import { checkWedding, type Wedding } from '../../core/clients/wedding.ts';
import { businessDayOf } from '../../core/time.ts';
import { allCategories, allCities } from '../catalogue/api.ts';
import type { Database } from '../kit/database.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { ClientsContext } from './context.ts';
import { notifyVendorsOf } from './notify-both.ts';
import { findWedding, type KeptWedding, writeWedding } from './wedding-store.ts';

/**
 * Keeps what a couple tells about its wedding and answers it as it was understood. Refused when it was saved since it was read, unless it says
 * the very same: the answer to a first try may have been lost.
 */
export async function saveWedding(
  { db, clock, bus }: ClientsContext,
  coupleId: number,
  body: BodyOf<typeof saveWeddingCall>,
): Promise<KeptWedding> {
  const [cities, categories] = await Promise.all([allCities(db), allCategories(db)]);
  const now = clock.now();
  const checked = checkWedding(
    {
      day: body.wedding_date,
      cityId: body.city_id,
      guests: body.guests,
      budgetBand: body.budget_band,
      venue: body.venue,
      wishes: body.wishes,
      categoryIds: body.category_ids,
      isFindable: body.is_findable,
    },
    {
      today: businessDayOf(now),
      cityIds: new Set(cities.map(({ id }) => id)),
      categoryIds: new Set(categories.map(({ id }) => id)),
    },
  );
  if (!checked.ok) throw new Refused(checked.refusals);
  const wedding = checked.value;
  return inTransaction(db, async (tx) => {
    const revision = await writeWedding(tx, coupleId, wedding, body.revision, now);
    if (revision !== null) {
      await notifyVendorsOf(tx, { bus }, coupleId);
      return { ...wedding, revision };
    }
    const kept = await findWedding(tx, coupleId);
    return kept !== null && saysTheSame(kept, wedding) ? kept : refuseWith('clients.edited_elsewhere');
  });
}

const inOrder = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();
const saysTheSame = (one: Wedding, other: Wedding): boolean =>
  inOrder(one.categoryIds) === inOrder(other.categoryIds) &&
  (['day', 'cityId', 'guests', 'budgetBand', 'venue', 'wishes', 'isFindable'] as const).every((part) => one[part] === other[part]);

/** A couple's own wedding, as it leaves the server. */
export async function presentOwnWedding(db: Database, wedding: KeptWedding): Promise<OwnWedding> {
  return { ...(await presentWedding(db, wedding)), is_findable: wedding.isFindable, revision: wedding.revision };
}

/** A wedding with the names of its city and of what is still looked for, as it leaves the server. */
export async function presentWedding(db: Database, wedding: Wedding): Promise<WeddingDetails> {
  const [cities, categories] = await Promise.all([allCities(db), allCategories(db)]);
  return {
    wedding_date: wedding.day,
    city: cities.find(({ id }) => id === wedding.cityId) ?? null,
    guests: wedding.guests,
    budget_band: wedding.budgetBand,
    venue: wedding.venue,
    wishes: wedding.wishes,
    categories: categories.filter(({ id }) => wedding.categoryIds.includes(id)).map(({ id, slug, name }) => ({ id, slug, name })),
  };
}
