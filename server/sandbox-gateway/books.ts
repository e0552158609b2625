// The test gateway's own tables.
import type { Connection, Tx } from '../kit/database.ts';
import type { SandboxPayment } from './api.ts';

const select = (db: Connection) => db.selectFrom('sandbox_payment').selectAll();
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): SandboxPayment => ({
  id: row.id,
  merchant: row.merchant,
  amountIdr: row.amount_idr,
  currency: row.currency,
  description: row.description,
  language: row.language,
  successUrl: row.success_url,
  status: row.status,
  createdAt: row.created_at.getTime(),
  payableUntilAt: row.payable_until.getTime(),
  paidAt: row.paid_at?.getTime() ?? null,
});

/** The same id again changes nothing: opening a payment may be repeated. */
export async function insertPayment(db: Connection, payment: SandboxPayment): Promise<void> {
  await db
    .insertInto('sandbox_payment')
    .values({
      id: payment.id,
      merchant: payment.merchant,
      amount_idr: payment.amountIdr,
      currency: payment.currency,
      description: payment.description,
      language: payment.language,
      success_url: payment.successUrl,
      created_at: new Date(payment.createdAt),
      payable_until: new Date(payment.payableUntilAt),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** As it was last written; that its time is over meanwhile is for `asOf` to say. */
export async function findPayment(db: Connection, id: string): Promise<SandboxPayment | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Until the transaction ends: of two people who press at once, the second finds what the first did. */
export async function lockPayment(tx: Tx, id: string): Promise<SandboxPayment | null> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Under `lockPayment`. Amount, merchant and currency stay as they were opened. */
export async function savePayment(tx: Tx, payment: SandboxPayment): Promise<void> {
  await tx
    .updateTable('sandbox_payment')
    .set({
      status: payment.status,
      payable_until: new Date(payment.payableUntilAt),
      paid_at: payment.paidAt === null ? null : new Date(payment.paidAt),
    })
    .where('id', '=', payment.id)
    .execute();
}

/** At most 500, so that a run is short; the next one takes the rest. */
export async function overduePayments(db: Connection, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_payment')
    .select('id')
    .where('status', 'in', ['pending', 'failed'])
    .where('payable_until', '<=', new Date(now))
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}
