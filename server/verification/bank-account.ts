import { type BankAccountFacts, bankAccountOf } from '../bank-accounts/api.ts';
import type { Connection } from '../kit/database.ts';

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The bank account a form names, or null when this vendor has none of that id. What is in the form may be anything. */
export const namedAccount = async (db: Connection, vendorId: number, id: string): Promise<BankAccountFacts | null> =>
  idShape.test(id) ? bankAccountOf(db, vendorId, id) : null;
