// Re-encrypts account numbers after a secret was replaced, and updates the hashes by which they are found.
import { sql } from 'kysely';
import { type Database, inTransaction, type Tx } from '../kit/database.ts';
import { renewCiphertexts } from '../kit/renew-ciphertexts.ts';
import type { BankAccountKeys } from './context.ts';
import { bankOf, lookupKey, reencryptNumber, openNumber, reencryptRefundNumber } from './number-ciphertext.ts';

/**
 * Closes every account number with the newest key and writes down what it is found by; `moved` is notified of each such change in its transaction.
 * As the owner of the tables. Answers how many numbers were closed anew. (S47)
 */
export async function renewAccountNumbers(
  db: Database,
  keys: BankAccountKeys,
  moved: (tx: Tx, before: Buffer, after: Buffer) => Promise<void>,
): Promise<number> {
  const column = { table: 'bank_account', id: 'id', owner: 'vendor_id', ciphertext: 'number_box' };
  const renewed = await renewCiphertexts(db, column, ({ id, owner, ciphertext }) =>
    reencryptNumber(keys, Number(owner), String(id), ciphertext),
  );
  const { rows } = await sql<{
    id: string;
    vendor_id: number;
    bank_bic: string | null;
    swift_code: string | null;
    number_box: Buffer;
    number_key: Buffer;
  }>`
    select id, vendor_id, bank_bic, swift_code, number_box, number_key from bank_account`.execute(db);
  for (const row of rows) {
    const number = openNumber(keys, row.vendor_id, row.id, row.number_box);
    const key = lookupKey(keys, 'account', bankOf({ bankBic: row.bank_bic, swiftCode: row.swift_code }), number);
    if (key.equals(row.number_key)) continue;
    await inTransaction(db, async (tx) => {
      await tx.updateTable('bank_account').set({ number_key: key }).where('id', '=', row.id).execute();
      await moved(tx, row.number_key, key);
    });
  }
  const refunds = { table: 'refund_account', id: 'account_id', owner: 'account_id', ciphertext: 'number_box' };
  return renewed + (await renewCiphertexts(db, refunds, ({ owner, ciphertext }) => reencryptRefundNumber(keys, Number(owner), ciphertext)));
}
