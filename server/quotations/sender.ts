import type { Connection, Tx } from '../kit/database.ts';
import type { Quotation } from './quotation-store.ts';

/** Writes down who of the vendor's team sent a quotation. */
export const writeSender = (tx: Tx, id: string, accountId: number): Promise<unknown> =>
  tx.updateTable('quotation').set({ sent_by: accountId }).where('id', '=', id).execute();

/** Who of the vendor's team sent a quotation; null for a draft, and for what was sent before that was written down. */
export const senderOf = async (db: Connection, id: string): Promise<number | null> =>
  (await db.selectFrom('quotation').select('sent_by').where('id', '=', id).executeTakeFirst())?.sent_by ?? null;

/** How many quotations a couple was sent by a vendor since an instant, whatever became of them. */
export async function countSent(tx: Tx, { vendorId, coupleId }: Pick<Quotation, 'vendorId' | 'coupleId'>, since: number): Promise<number> {
  const { count } = await tx
    .selectFrom('quotation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('couple_id', '=', coupleId)
    .where('sent_at', '>=', new Date(since))
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return count;
}
