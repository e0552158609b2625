import { sql } from 'kysely';
import { isDay, lastDayOf, type WeddingDay, weddingDayOf } from '../../core/clients/wedding-day.ts';
import type { Wedding } from '../../core/clients/wedding.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** A wedding as it is kept. */
export interface KeptWedding extends Wedding {
  /** Counted up from 1 with each change. */
  readonly revision: number;
}

/** What a couple told about its wedding, or null when it told nothing. */
export async function findWedding(db: Connection, coupleId: number): Promise<KeptWedding | null> {
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
    budgetBand: row.budget_band,
    venue: row.venue,
    wishes: row.wishes,
    categoryIds: row.category_ids ?? [],
    isFindable: row.is_findable,
    revision: row.revision,
  };
}

/** When these couples marry, as far as they told; couples that told no day are left out. */
export async function weddingDaysOf(db: Connection, coupleIds: readonly number[]): Promise<ReadonlyMap<number, WeddingDay>> {
  const { rows } = await sql<{ couple_id: number; wedding_on: string; is_day_known: boolean }>`
    select couple_id, wedding_on, is_day_known from wedding where couple_id = any(${[...coupleIds]}::bigint[]) and wedding_on is not null`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.couple_id, weddingDayOf(row.wedding_on, row.is_day_known)]));
}

/**
 * Puts what a couple tells now in the place of the state `over` (0: nothing was told), and answers the number of the new state. Null: it is not
 * in that state, and nothing was written. The state is in the condition of the writing, so that of two windows one is told.
 */
export async function writeWedding(tx: Tx, coupleId: number, wedding: Wedding, over: number, at: number): Promise<number | null> {
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
  const written =
    over === 0
      ? tx
          .insertInto('wedding')
          .values({ couple_id: coupleId, ...values })
          .onConflict((conflict) => conflict.column('couple_id').doNothing())
          .returning('revision')
      : tx
          .updateTable('wedding')
          .set({ ...values, revision: over + 1 })
          .where('couple_id', '=', coupleId)
          .where('revision', '=', over)
          .returning('revision');
  const row = await written.executeTakeFirst();
  if (row === undefined) return null;
  await tx.deleteFrom('wedding_category').where('couple_id', '=', coupleId).execute();
  await sql`
    insert into wedding_category (couple_id, category_id) select ${coupleId}, unnest(${[...wedding.categoryIds]}::int[])`.execute(tx);
  return row.revision;
}

/** What a couple says about its wedding while it asks a vendor for something. */
interface Mentioned {
  readonly day: WeddingDay | null;
  readonly guests?: number | null;
}

/**
 * Remembers what a couple said in passing, where it told nothing of it yet or the day it told is over: what it told itself is for it to change. No one
 * finds it by that: being found is for the couple to say. (decision 0137)
 */
export async function noteWedding(tx: Tx, coupleId: number, { day, guests = null }: Mentioned, at: number): Promise<void> {
  if (day === null && guests === null) return;
  const said = {
    wedding_on: day === null ? null : lastDayOf(day),
    is_day_known: day !== null && isDay(day),
    guests,
  };
  const isDayOpen = sql<boolean>`excluded.wedding_on is not null and (wedding.wedding_on is null or wedding.wedding_on < ${businessDayOf(at)})`;
  await tx
    .insertInto('wedding')
    .values({ couple_id: coupleId, ...said, is_findable: false, updated_at: new Date(at) })
    .onConflict((conflict) =>
      conflict
        .column('couple_id')
        .doUpdateSet({
          wedding_on: sql`case when ${isDayOpen} then excluded.wedding_on else wedding.wedding_on end`,
          is_day_known: sql`case when ${isDayOpen} then excluded.is_day_known else wedding.is_day_known end`,
          guests: sql`coalesce(wedding.guests, excluded.guests)`,
          revision: sql`wedding.revision + 1`,
          updated_at: new Date(at),
        })
        .where(sql<boolean>`(${isDayOpen}) or (wedding.guests is null and excluded.guests is not null)`),
    )
    .execute();
}
