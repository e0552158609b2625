import type { Connection, Tx } from '../kit/database.ts';

/** Where a couple's refunds go, as its row has it; its number is in the box alone. */
export interface StoredRefundAccount {
  readonly accountId: number;
  readonly holderName: string;
  readonly bankBic: string;
  readonly bankName: string;
  readonly numberBox: Buffer;
  readonly numberEnd: string;
}

/** The accounts that refunds of these people go to, by whose they are. */
export async function refundAccountsOf(db: Connection, accountIds: readonly number[]): Promise<Map<number, StoredRefundAccount>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refund_account')
    .selectAll()
    .where('account_id', 'in', [...accountIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        accountId: row.account_id,
        holderName: row.holder_name,
        bankBic: row.bank_bic,
        bankName: row.bank_name,
        numberBox: row.number_box,
        numberEnd: row.number_end,
      },
    ]),
  );
}

export const refundAccountOf = async (db: Connection, accountId: number): Promise<StoredRefundAccount | null> =>
  (await refundAccountsOf(db, [accountId])).get(accountId) ?? null;

/** Writes it down in place of the one before. */
export async function saveRefundAccount(tx: Tx, account: StoredRefundAccount, at: number): Promise<void> {
  const columns = {
    holder_name: account.holderName,
    bank_bic: account.bankBic,
    bank_name: account.bankName,
    number_box: account.numberBox,
    number_end: account.numberEnd,
    given_at: new Date(at),
  };
  await tx
    .insertInto('refund_account')
    .values({ account_id: account.accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}

/** Removes where somebody's refunds went; answers whether there was anything. */
export async function forgetRefundAccount(tx: Tx, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('refund_account').where('account_id', '=', accountId).executeTakeFirst();
  return numDeletedRows > 0n;
}
