import type { Connection, Tx } from '../kit/database.ts';

/** Writes down who of the vendor's team sent a quotation. */
export const writeSender = (tx: Tx, id: string, accountId: number): Promise<unknown> =>
  tx.updateTable('quotation').set({ sent_by: accountId }).where('id', '=', id).execute();

/** Who of the vendor's team sent a quotation; null for a draft, and for what was sent before that was written down. */
export const senderOf = async (db: Connection, id: string): Promise<number | null> =>
  (await db.selectFrom('quotation').select('sent_by').where('id', '=', id).executeTakeFirst())?.sent_by ?? null;
