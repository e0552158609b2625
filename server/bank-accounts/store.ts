import { sql } from 'kysely';
import type { AccountFacts } from '../../core/bank-accounts/primary.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** A bank account of a vendor; instants are epoch milliseconds. Its number is in the box alone. */
export interface StoredAccount extends AccountFacts {
  readonly vendorId: number;
  readonly holderName: string;
  readonly bankBic: string | null;
  readonly bankName: string;
  readonly swiftCode: string | null;
  readonly numberCiphertext: Buffer;
  readonly numberEnd: string;
  readonly numberKey: Buffer;
  readonly city: string;
  readonly branch: string;
  readonly address: string;
  readonly verifiedAt: number | null;
}
export type NewAccount = Omit<StoredAccount, 'isVerified' | 'verifiedAt'>;

const select = (db: Connection) => db.selectFrom('bank_account').selectAll().where('removed_at', 'is', null);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): StoredAccount => ({
  id: row.id,
  vendorId: row.vendor_id,
  holderName: row.holder_name,
  bankBic: row.bank_bic,
  bankName: row.bank_name,
  swiftCode: row.swift_code,
  numberCiphertext: row.number_box,
  numberEnd: row.number_end,
  numberKey: row.number_key,
  city: row.city,
  branch: row.branch,
  address: row.address,
  isPrimary: row.is_primary,
  isVerified: row.verified_at !== null,
  addedAt: row.added_at.getTime(),
  verifiedAt: row.verified_at?.getTime() ?? null,
});

/** Everything that changes a vendor's accounts or codes happens one after the other, on all processes; until the transaction ends. */
export async function lockVendor(tx: Tx, vendorId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bank accounts of vendor ${vendorId}`}, 0))`.execute(tx);
}

/** A vendor's accounts, the primary one first, then as they were added. */
export async function accountsOf(db: Connection, vendorId: number): Promise<StoredAccount[]> {
  const rows = await select(db).where('vendor_id', '=', vendorId).orderBy('is_primary', 'desc').orderBy('added_at').orderBy('id').execute();
  return rows.map(fromRow);
}

/** One account of this vendor; someone else's is not there. */
export async function findAccount(db: Connection, vendorId: number, id: string): Promise<StoredAccount | null> {
  const row = await select(db).where('vendor_id', '=', vendorId).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Whether a vendor has or had an account that is found by one of these keys. */
export async function hasNumber(db: Connection, vendorId: number, keys: readonly Buffer[]): Promise<boolean> {
  const row = await db
    .selectFrom('bank_account')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('number_key', 'in', [...keys])
    .executeTakeFirst();
  return row !== undefined;
}

/** The encrypted number of an account of this vendor, removed or not; null when there never was one. */
export async function numberCiphertextOf(db: Connection, vendorId: number, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('bank_account')
    .select('number_box')
    .where('vendor_id', '=', vendorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.number_box ?? null;
}

/** Not verified. That there is one primary account at most, and one number once, the database holds. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  await tx
    .insertInto('bank_account')
    .values({
      id: account.id,
      vendor_id: account.vendorId,
      is_primary: account.isPrimary,
      added_at: new Date(account.addedAt),
      ...columnsOf(account),
    })
    .execute();
}

/** Replaces what was typed for an account that is not verified yet. */
export async function updateAccount(tx: Tx, account: NewAccount): Promise<void> {
  await tx.updateTable('bank_account').set(columnsOf(account)).where('id', '=', account.id).where('verified_at', 'is', null).execute();
}

const columnsOf = (account: NewAccount) => ({
  holder_name: account.holderName,
  bank_bic: account.bankBic,
  bank_name: account.bankName,
  swift_code: account.swiftCode,
  number_box: account.numberCiphertext,
  number_end: account.numberEnd,
  number_key: account.numberKey,
  city: account.city,
  branch: account.branch,
  address: account.address,
});

/** Called under the lock of the vendor's accounts, after the code was right. */
export async function markVerified(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ verified_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** Moves being primary; the one before gives it up first, since there is never more than one. */
export async function movePrimary(tx: Tx, vendorId: number, id: string): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ is_primary: false })
    .where('vendor_id', '=', vendorId)
    .where('is_primary', '=', true)
    .execute();
  await tx.updateTable('bank_account').set({ is_primary: true }).where('id', '=', id).execute();
}

/** The row stays, for payouts that went to it; it gives up being primary. */
export async function markRemoved(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ removed_at: new Date(at), is_primary: false })
    .where('id', '=', id)
    .execute();
}
