import type { OrderState } from '../../core/payments/order.ts';
import type { Idr } from '../../core/money.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { ordersByIdIn, ordersCalled, ordersNumbered } from '../payments/api.ts';
import { nextPaperNumber } from '../kit/paper-number.ts';

/** An order for credit; instants are epoch milliseconds. */
export interface CreditOrder {
  readonly id: string;
  readonly number: string;
  readonly vendorId: number;
  /** The account of the vendor's team that made it; null: from before it was kept. */
  readonly orderedBy: number | null;
  readonly billedTo: string;
  readonly creditsIdr: Idr;
  readonly taxIdr: Idr;
  readonly taxBasisPoints: number;
  readonly totalIdr: Idr;
  readonly state: OrderState;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly paidAt: number | null;
}

export interface NewOrder
  extends Pick<
    CreditOrder,
    'vendorId' | 'orderedBy' | 'billedTo' | 'creditsIdr' | 'taxIdr' | 'taxBasisPoints' | 'createdAt' | 'expiresAt'
  > {
  readonly idempotencyKey: string | null;
  readonly appData: object | null;
  readonly utm: object | null;
}

const columns = [
  'id',
  'number',
  'vendor_id',
  'ordered_by',
  'billed_to',
  'credits_idr',
  'tax_idr',
  'tax_basis_points',
  'total_idr',
  'status',
  'created_at',
  'expires_at',
  'paid_at',
] as const;
const select = (db: Connection) => db.selectFrom('credit_order').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): CreditOrder => ({
  id: row.id,
  number: row.number,
  vendorId: row.vendor_id,
  orderedBy: row.ordered_by,
  billedTo: row.billed_to,
  creditsIdr: row.credits_idr,
  taxIdr: row.tax_idr,
  taxBasisPoints: row.tax_basis_points,
  totalIdr: row.total_idr,
  state: row.status,
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  paidAt: row.paid_at?.getTime() ?? null,
});
const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

const series = { prefix: 'PLM', sequence: 'credit_order_number', digits: 6 };

/** Writes an order; the same vendor's same key again finds the order that is there. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<CreditOrder> {
  const made = await tx
    .insertInto('credit_order')
    .values({
      number: await nextPaperNumber(tx, series, order.createdAt),
      vendor_id: order.vendorId,
      ordered_by: order.orderedBy,
      idempotency_key: order.idempotencyKey,
      billed_to: order.billedTo,
      credits_idr: order.creditsIdr,
      tax_idr: order.taxIdr,
      tax_basis_points: order.taxBasisPoints,
      app_data: json(order.appData),
      utm: json(order.utm),
      created_at: new Date(order.createdAt),
      expires_at: new Date(order.expiresAt),
    })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'idempotency_key']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (made) return fromRow(made);
  const known = await select(tx)
    .where('vendor_id', '=', order.vendorId)
    .where('idempotency_key', '=', order.idempotencyKey)
    .executeTakeFirstOrThrow();
  return fromRow(known);
}

/** How many orders of a vendor still wait for their payment. */
export async function countUnpaid(tx: Tx, vendorId: number, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('credit_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'unpaid')
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Until the transaction ends, so that two messages about its payment take turns. Fails for an id that is none. */
export async function lockOrder(tx: Tx, id: string): Promise<CreditOrder> {
  return fromRow(await select(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow());
}

/** Under `lockOrder`, with what the rules of `core` decided; `paidAt` in milliseconds. */
export async function saveOrderState(tx: Tx, id: string, state: OrderState, paidAt: number | null): Promise<void> {
  await tx
    .updateTable('credit_order')
    .set({ status: state, paid_at: paidAt === null ? null : new Date(paidAt) })
    .where('id', '=', id)
    .execute();
}

/** One order of this vendor; somebody else's is not there. */
export async function findOwnOrder(db: Connection, vendorId: number, id: string): Promise<CreditOrder | null> {
  const row = await select(db).where('id', '=', id).where('vendor_id', '=', vendorId).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** A vendor's orders, newest first. */
export async function listOrders(
  db: Connection,
  vendorId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ orders: CreditOrder[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    select(db).where('vendor_id', '=', vendorId).orderBy('created_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute(),
    db
      .selectFrom('credit_order')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow(),
  ]);
  return { orders: rows.map(fromRow), total };
}

/** A vendor's paid orders by id: their numbers and who made them. */
export async function paidOrders(db: Connection, vendorId: number): Promise<Map<string, Pick<CreditOrder, 'number' | 'orderedBy'>>> {
  const rows = await db
    .selectFrom('credit_order')
    .select(['id', 'number', 'ordered_by'])
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'paid')
    .execute();
  return new Map(rows.map((row) => [row.id, { number: row.number, orderedBy: row.ordered_by }]));
}

/** Whose orders these are, and their numbers, by order id; for those who hold payments of orders. */
export const ordersById = ordersByIdIn('credit_order');

/** Orders whose number starts with this text, newest first; for operators. */
export const creditOrdersNumbered = ordersNumbered('credit_order');

/** This vendor's orders whose number holds this text; the newest first. `totalIdr` is what they cost with tax. */
export const creditOrdersCalled = ordersCalled('credit_order');
