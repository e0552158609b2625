import { sql } from 'kysely';
import type { Tx } from '../kit/database.ts';

/** Holds the row of a vendor until the transaction ends: of several windows that add something of which there is a limited number, none counts past another. */
export async function lockVendor(tx: Tx, vendorId: number): Promise<void> {
  await sql`select from vendor where id = ${vendorId} for no key update`.execute(tx);
}
