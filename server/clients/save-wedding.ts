import type { BodyOf } from '../../contract/endpoint.ts';
import type { saveWedding as saveWeddingCall, WeddingDetails } from '../../contract/weddings.ts';
import { checkWedding, type Wedding } from '../../core/clients/wedding.ts';
import { businessDayOf } from '../../core/time.ts';
import { allCategories, allCities } from '../catalogue/api.ts';
import type { Database } from '../kit/database.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused } from '../kit/refused.ts';
import type { ClientsContext } from './context.ts';
import { writeWedding } from './wedding-store.ts';

/** Keeps what a couple tells about its wedding and answers it as it was understood. */
export async function saveWedding({ db, clock }: ClientsContext, coupleId: number, body: BodyOf<typeof saveWeddingCall>): Promise<Wedding> {
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
  await inTransaction(db, (tx) => writeWedding(tx, coupleId, checked.value, now));
  return checked.value;
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
