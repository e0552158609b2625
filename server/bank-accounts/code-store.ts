import { sql } from 'kysely';
import type { CodeState } from '../../core/bank-accounts/code.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Keys } from '../kit/keys.ts';

/** The one code of a vendor, with what it was made for. */
export interface StoredCode extends CodeState {
  readonly bankAccountId: string;
  readonly codeHash: Buffer;
  readonly phoneKey: Buffer;
}

/** The last code sent to a vendor, expired or not: wrong tries and a lock count beyond it. There is one at a time, whatever its account. */
export async function codeOf(db: Connection, vendorId: number): Promise<StoredCode | null> {
  const row = await db.selectFrom('bank_code').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst();
  if (!row) return null;
  return {
    bankAccountId: row.bank_account_id,
    codeHash: row.code_hash,
    phoneKey: row.phone_key,
    sentAt: row.sent_at.getTime(),
    sends: row.sends,
    goodUntilAt: row.good_until?.getTime() ?? null,
    wrongTries: row.wrong_tries,
    lockedUntilAt: row.locked_until?.getTime() ?? null,
  };
}

const dateOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));
const stateColumns = (state: CodeState) => ({
  sent_at: new Date(state.sentAt),
  sends: state.sends,
  good_until: dateOrNull(state.goodUntilAt),
  wrong_tries: state.wrongTries,
  locked_until: dateOrNull(state.lockedUntilAt),
});

/** Puts a new code in the place of the one before, and counts it. */
export async function replaceCode(tx: Tx, vendorId: number, code: StoredCode): Promise<void> {
  const columns = { bank_account_id: code.bankAccountId, code_hash: code.codeHash, phone_key: code.phoneKey, ...stateColumns(code) };
  await tx
    .insertInto('bank_code')
    .values({ vendor_id: vendorId, ...columns })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(columns))
    .execute();
  await tx
    .insertInto('bank_code_sent')
    .values({ vendor_id: vendorId, phone_key: code.phoneKey, sent_at: new Date(code.sentAt) })
    .execute();
}

/** Tries, locks and times of the code that is there; the code itself changes only with `replaceCode`. */
export async function saveCodeState(tx: Tx, vendorId: number, state: CodeState): Promise<void> {
  await tx.updateTable('bank_code').set(stateColumns(state)).where('vendor_id', '=', vendorId).execute();
}

/** Vendors may share a number: what is sent to one number is counted one after the other. */
export async function lockPhone(tx: Tx, phoneKeys: Keys): Promise<void> {
  // In one order, whichever key is the newest to whom.
  for (const key of phoneKeys.map((phoneKey) => phoneKey.toString('hex')).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`bank codes to ${key}`}, 0))`.execute(tx);
}

/** How many codes went to a number, and from a vendor, after an instant each. */
export async function countSent(
  db: Connection,
  to: { readonly phoneKeys: Keys; readonly after: number },
  by: { readonly vendorId: number; readonly after: number },
): Promise<{ toNumber: number; byVendor: number }> {
  const { rows } = await sql<{ to_number: number; by_vendor: number }>`
    select (select count(*) from bank_code_sent where phone_key = any(${[...to.phoneKeys]}::bytea[]) and sent_at > ${new Date(to.after)}) as to_number,
      (select count(*) from bank_code_sent where vendor_id = ${by.vendorId} and sent_at > ${new Date(by.after)}) as by_vendor`.execute(db);
  return { toNumber: rows[0]?.to_number ?? 0, byVendor: rows[0]?.by_vendor ?? 0 };
}

/** Forgets what no limit counts any more. */
export async function purgeSent(db: Connection, before: number): Promise<void> {
  await db.deleteFrom('bank_code_sent').where('sent_at', '<', new Date(before)).execute();
}
