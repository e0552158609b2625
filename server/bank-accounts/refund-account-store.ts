import { sql } from 'kysely';
import type { Connection, Tx } from '../kit/database.ts';

/** Where a couple's refunds go, as its row has it; its number is in the box alone. */
export interface StoredRefundAccount {
  readonly accountId: number;
  readonly holderName: string;
  readonly bankBic: string;
  readonly bankName: string;
  readonly numberCiphertext: Buffer;
  readonly numberEnd: string;
}

interface Row {
  readonly account_id: number;
  readonly holder_name: string;
  readonly bank_bic: string;
  readonly bank_name: string;
  readonly number_box: Buffer;
  readonly number_end: string;
}
const stored = (row: Row): StoredRefundAccount => ({
  accountId: row.account_id,
  holderName: row.holder_name,
  bankBic: row.bank_bic,
  bankName: row.bank_name,
  numberCiphertext: row.number_box,
  numberEnd: row.number_end,
});

/** The accounts that refunds of these people go to, by whose they are. */
export async function refundAccountsOf(db: Connection, accountIds: readonly number[]): Promise<Map<number, StoredRefundAccount>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refund_account')
    .selectAll()
    .where('account_id', 'in', [...accountIds])
    .execute();
  return new Map(rows.map((row) => [row.account_id, stored(row)]));
}

/** Null for a couple that gave none; the number stays encrypted. */
export const refundAccountOf = async (db: Connection, accountId: number): Promise<StoredRefundAccount | null> =>
  (await refundAccountsOf(db, [accountId])).get(accountId) ?? null;

/** The same, kept as it is until the transaction ends. */
export async function lockedRefundAccount(tx: Tx, accountId: number): Promise<StoredRefundAccount | null> {
  const row = await tx.selectFrom('refund_account').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();
  return row === undefined ? null : stored(row);
}

/** Writes it down in place of the one before; answers whether there was none. */
export async function saveRefundAccount(tx: Tx, account: StoredRefundAccount, at: number): Promise<boolean> {
  const columns = {
    holder_name: account.holderName,
    bank_bic: account.bankBic,
    bank_name: account.bankName,
    number_box: account.numberCiphertext,
    number_end: account.numberEnd,
    given_at: new Date(at),
  };
  // Of two who save the first account at once one inserts; the other, who saw none either, updates: `xmax` tells them apart.
  const { inserted } = await tx
    .insertInto('refund_account')
    .values({ account_id: account.accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .returning(sql<boolean>`xmax = 0`.as('inserted'))
    .executeTakeFirstOrThrow();
  return inserted;
}

/** Removes where someone's refunds went; answers what it was. */
export async function forgetRefundAccount(tx: Tx, accountId: number): Promise<StoredRefundAccount | null> {
  const row = await tx.deleteFrom('refund_account').where('account_id', '=', accountId).returningAll().executeTakeFirst();
  return row === undefined ? null : stored(row);
}
