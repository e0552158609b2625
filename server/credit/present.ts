import type { CreditMovement, Order } from '../../contract/credit.ts';
import type { CreditOrder } from './orders-store.ts';
import type { Sent } from '../payments/api.ts';
import type { HistoryRow } from './history.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** An order as its vendor sees it. Money that came too late does not change that the order has expired. (product 12) */
export const presentOrder = (order: CreditOrder, orderedBy: string | null, refunded: Sent | null = null): Order => ({
  id: order.id,
  number: order.number,
  credits: order.creditsIdr,
  subtotal: order.creditsIdr,
  tax: order.taxIdr,
  total: order.totalIdr,
  status: wireStatus(order.state),
  created_at: iso(order.createdAt),
  ordered_by: orderedBy,
  expires_at: iso(order.expiresAt),
  paid_at: order.paidAt === null ? null : iso(order.paidAt),
  refund_due: order.state === 'refund_due' && refunded === null,
  refunded: refunded && { at: iso(refunded.at), reference: refunded.reference },
});

/** To the vendor an order whose money came too late has expired; that the money goes back is told beside. */
export const wireStatus = (state: CreditOrder['state']): Order['status'] => (state === 'refund_due' ? 'expired' : state);

/** Clicks of a business day are one movement and carry its date as id; amounts in whole Rupiah. */
export const presentMovement = (row: HistoryRow, orderedBy: string | null): CreditMovement => ({
  id: `${row.kind}:${row.sourceId ?? row.day}`,
  at: iso(row.at),
  kind: row.kind,
  amount: row.amountIdr,
  balance_after: row.balanceAfterIdr,
  clicks: row.clicks,
  order_id: row.kind === 'top_up' ? row.sourceId : null,
  ordered_by: row.kind === 'top_up' ? orderedBy : null,
});
