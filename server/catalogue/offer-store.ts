// A vendor's price list and answers to questions.
import { sql } from 'kysely';
import { entryPriceOf } from '../../core/catalogue/entry-price.ts';
import type { PriceItem } from '../../core/catalogue/price-list.ts';
import { type Answer, isQuestion } from '../../core/catalogue/questions.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** In the vendor's own order, in Rupiah; a list that was guessed and never confirmed is answered like any other. */
export async function pricesOf(db: Connection, vendorId: number): Promise<PriceItem[]> {
  const rows = await db
    .selectFrom('price_item')
    .select(['name', 'kind', 'low_idr', 'high_idr', 'unit', 'own_unit', 'role'])
    .where('vendor_id', '=', vendorId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    kind: row.kind,
    low: row.low_idr,
    high: row.high_idr,
    unit: row.unit,
    ownUnit: row.own_unit,
    role: row.role,
  }));
}

/** Whether the vendor said itself what each line of its price list is. */
export async function isPriceListConfirmed(db: Connection, vendorId: number): Promise<boolean> {
  const guessed = await db
    .selectFrom('price_item')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('is_role_guessed', '=', true)
    .limit(1)
    .executeTakeFirst();
  return guessed === undefined;
}

/** Writes a checked price list in place of the one before, under the lock of the vendor, with the entry price that cards and filters read. */
export async function writePrices(tx: Tx, vendorId: number, items: readonly PriceItem[]): Promise<void> {
  await tx.deleteFrom('price_item').where('vendor_id', '=', vendorId).execute();
  const rows = items.map((item, position) => ({
    vendor_id: vendorId,
    position,
    name: item.name,
    kind: item.kind,
    low_idr: item.low,
    high_idr: item.high,
    unit: item.unit,
    own_unit: item.ownUnit,
    role: item.role,
    is_role_guessed: false,
  }));
  if (rows.length > 0) await tx.insertInto('price_item').values(rows).execute();
  await tx
    .updateTable('vendor')
    .set(entryColumns(entryPriceOf(items)))
    .where('id', '=', vendorId)
    .execute();
}

/** The entry price as a vendor's row keeps it. */
const entryColumns = (entry: PriceItem | null) => ({
  price_from_idr: entry?.low ?? null,
  price_from_unit: entry?.unit ?? 'none',
  price_from_own_unit: entry?.ownUnit ?? '',
});

/** All answers of a vendor, also to questions that its categories do not ask any more. */
export async function answersOf(db: Connection, vendorId: number): Promise<Answer[]> {
  const rows = await db
    .selectFrom('vendor_answer')
    .select(['question', 'value'])
    .where('vendor_id', '=', vendorId)
    .orderBy('question')
    .execute();
  return rows.flatMap(({ question, value }) => (isQuestion(question) ? [{ question, value }] : []));
}

/** Writes checked answers in place of those before, under the lock of the vendor. */
export async function writeAnswers(tx: Tx, vendorId: number, answers: readonly Answer[]): Promise<void> {
  await tx.deleteFrom('vendor_answer').where('vendor_id', '=', vendorId).execute();
  const rows = answers.map(({ question, value }) => ({
    vendor_id: vendorId,
    question,
    value: sql<never>`${JSON.stringify(value)}::jsonb`,
  }));
  if (rows.length > 0) await tx.insertInto('vendor_answer').values(rows).execute();
}
