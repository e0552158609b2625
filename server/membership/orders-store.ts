import type { Selectable } from 'kysely';
import type { OrderBasis } from '../../core/membership/activation.ts';
import type { OrderKind, SoldPlan, Term } from '../../core/membership/price.ts';
import type { Idr } from '../../core/money.ts';
import type { OrderState } from '../../core/payments/order.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Tables } from '../database/tables.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { ordersByIdIn, ordersCalled, ordersNumbered } from '../payments/api.ts';
import { nextPaperNumber } from '../kit/paper-number.ts';

/** An order for a membership; instants are epoch milliseconds. */
export interface MembershipOrder {
  readonly id: string;
  readonly number: string;
  readonly vendorId: number;
  /** The account of the vendor's team that made it; null: from before it was kept. */
  readonly orderedBy: number | null;
  /** Null once the vendor has given up the service. */
  readonly serviceId: number | null;
  readonly service: { readonly en: string; readonly id: string };
  readonly billedTo: string;
  readonly plan: SoldPlan;
  readonly term: Term;
  readonly basis: OrderBasis;
  readonly kind: OrderKind;
  readonly priceIdr: Idr;
  readonly creditIdr: Idr;
  readonly taxIdr: Idr;
  readonly taxBasisPoints: number;
  readonly totalIdr: Idr;
  readonly state: OrderState;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly paidAt: number | null;
  readonly startsOn: BusinessDay | null;
  readonly endsOn: BusinessDay | null;
}
export type NewMembershipOrder = Omit<
  MembershipOrder,
  'id' | 'number' | 'kind' | 'totalIdr' | 'state' | 'paidAt' | 'startsOn' | 'endsOn' | 'serviceId'
> & {
  readonly serviceId: number;
  readonly idempotencyKey: string | null;
  readonly utm: object | null;
};

const kindOf = (plan: string, from: string | null): OrderKind => (from === null ? 'new' : from === plan ? 'renewal' : 'upgrade');
const basisOf = (row: Selectable<Tables['membership_order']>): OrderBasis =>
  row.from_membership_id === null || row.from_plan_name === null
    ? null
    : {
        id: row.from_membership_id,
        plan: row.from_plan_name,
        endsOn: row.from_ends_on,
        paidIdr: row.from_paid_idr ?? 0,
      };
const fromRow = (row: Selectable<Tables['membership_order']>): MembershipOrder => ({
  id: row.id,
  number: row.number,
  vendorId: row.vendor_id,
  orderedBy: row.ordered_by,
  serviceId: row.vendor_service_id,
  service: { en: row.service_en, id: row.service_id },
  billedTo: row.billed_to,
  plan: row.plan_name,
  term: row.term,
  basis: basisOf(row),
  kind: kindOf(row.plan_name, row.from_plan_name),
  priceIdr: row.price_idr,
  creditIdr: row.credit_idr,
  taxIdr: row.tax_idr,
  taxBasisPoints: row.tax_basis_points,
  totalIdr: row.total_idr,
  state: row.status,
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  paidAt: row.paid_at?.getTime() ?? null,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
});
const select = (db: Connection) => db.selectFrom('membership_order').selectAll();

const series = { prefix: 'MBR', sequence: 'membership_order_number', digits: 6 };

/** What a vendor ordered under a key before: the same request again. */
export async function findByKey(tx: Tx, vendorId: number, key: string | null): Promise<MembershipOrder | null> {
  if (key === null) return null;
  const row = await select(tx).where('vendor_id', '=', vendorId).where('idempotency_key', '=', key).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Prices, tax and what it changes from are copied: the order says the same however plans change later. */
export async function insertOrder(tx: Tx, order: NewMembershipOrder): Promise<MembershipOrder> {
  const row = await tx
    .insertInto('membership_order')
    .values({
      number: await nextPaperNumber(tx, series, order.createdAt),
      vendor_id: order.vendorId,
      ordered_by: order.orderedBy,
      vendor_service_id: order.serviceId,
      service_en: order.service.en,
      service_id: order.service.id,
      idempotency_key: order.idempotencyKey,
      billed_to: order.billedTo,
      plan_name: order.plan,
      term: order.term,
      from_membership_id: order.basis?.id ?? null,
      from_plan_name: order.basis?.plan ?? null,
      from_ends_on: order.basis?.endsOn ?? null,
      from_paid_idr: order.basis?.paidIdr ?? null,
      price_idr: order.priceIdr,
      credit_idr: order.creditIdr,
      tax_idr: order.taxIdr,
      tax_basis_points: order.taxBasisPoints,
      utm: order.utm === null ? null : JSON.stringify(order.utm),
      created_at: new Date(order.createdAt),
      expires_at: new Date(order.expiresAt),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** How many orders of a vendor still wait for their payment. */
export async function countUnpaid(tx: Tx, vendorId: number, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('membership_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'unpaid')
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Until the transaction ends, so that two messages about its payment take turns. Fails for an id that is none. */
export async function lockOrder(tx: Tx, id: string): Promise<MembershipOrder> {
  return fromRow(await select(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow());
}

/** `span` is what was bought, for an order that was delivered. */
export async function saveOrderState(
  tx: Tx,
  id: string,
  state: OrderState,
  paidAt: number | null,
  span: { readonly startsOn: BusinessDay; readonly endsOn: BusinessDay } | null,
): Promise<void> {
  await tx
    .updateTable('membership_order')
    .set({
      status: state,
      paid_at: paidAt === null ? null : new Date(paidAt),
      starts_on: span?.startsOn ?? null,
      ends_on: span?.endsOn ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** One order of this vendor; someone else's is not there. */
export async function findOwnOrder(db: Connection, vendorId: number, id: string): Promise<MembershipOrder | null> {
  const row = await select(db).where('id', '=', id).where('vendor_id', '=', vendorId).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** A vendor's orders, newest first. */
export async function listOrders(
  db: Connection,
  vendorId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ orders: MembershipOrder[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    select(db).where('vendor_id', '=', vendorId).orderBy('created_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute(),
    db
      .selectFrom('membership_order')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow(),
  ]);
  return { orders: rows.map(fromRow), total };
}

/** Whose orders these are, and their numbers, by order id; for those who hold payments of orders. */
export const membershipOrdersById = ordersByIdIn('membership_order');

/** Orders whose number starts with this text, newest first; for operators. */
export const membershipOrdersNumbered = ordersNumbered('membership_order');

/** This vendor's orders whose number holds this text; the newest first. `totalIdr` is what they cost with tax. */
export const membershipOrdersCalled = ordersCalled('membership_order');
