import { sql } from 'kysely';
import type { BudgetBand } from '../../core/clients/budget.ts';
import { isDay, lastDayOf, type WeddingDay, weddingDayOf } from '../../core/clients/wedding-day.ts';
import type { Wedding } from '../../core/clients/wedding.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** What a couple told about its wedding, or null when it told nothing. */
export async function findWedding(db: Connection, coupleId: number): Promise<Wedding | null> {
  const row = await db
    .selectFrom('wedding')
    .selectAll()
    .select((e) =>
      e
        .selectFrom('wedding_category')
        .select(sql<number[]>`coalesce(array_agg(category_id), '{}')`.as('ids'))
        .whereRef('wedding_category.couple_id', '=', 'wedding.couple_id')
        .as('category_ids'),
    )
    .where('couple_id', '=', coupleId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    day: row.wedding_on === null ? null : weddingDayOf(row.wedding_on, row.is_day_known),
    cityId: row.city_id,
    guests: row.guests,
    budgetBand: row.budget_band as BudgetBand | null,
    venue: row.venue,
    wishes: row.wishes,
    categoryIds: row.category_ids ?? [],
    isFindable: row.is_findable,
  };
}

/** Puts what a couple tells now in the place of what it told before. */
export async function writeWedding(tx: Tx, coupleId: number, wedding: Wedding, at: number): Promise<void> {
  const values = {
    wedding_on: wedding.day === null ? null : lastDayOf(wedding.day),
    is_day_known: wedding.day !== null && isDay(wedding.day),
    city_id: wedding.cityId,
    guests: wedding.guests,
    budget_band: wedding.budgetBand,
    venue: wedding.venue,
    wishes: wedding.wishes,
    is_findable: wedding.isFindable,
    updated_at: new Date(at),
  };
  await tx
    .insertInto('wedding')
    .values({ couple_id: coupleId, ...values })
    .onConflict((conflict) => conflict.column('couple_id').doUpdateSet(values))
    .execute();
  await tx.deleteFrom('wedding_category').where('couple_id', '=', coupleId).execute();
  await sql`
    insert into wedding_category (couple_id, category_id) select ${coupleId}, unnest(${[...wedding.categoryIds]}::int[])`.execute(tx);
}

/**
 * Remembers the day a couple named in passing, where it told nothing about its wedding yet. Nobody finds it by that: being found is for
 * the couple to say.
 */
export async function noteWeddingDay(tx: Tx, coupleId: number, day: WeddingDay, at: number): Promise<void> {
  await tx
    .insertInto('wedding')
    .values({
      couple_id: coupleId,
      wedding_on: lastDayOf(day),
      is_day_known: isDay(day),
      is_findable: false,
      updated_at: new Date(at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
