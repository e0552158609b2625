import type { Order } from '../../../contract/credit.ts';

/** The status of an order: as the server says, and apart from it the one whose money came too late and goes back, or went. */
export type OrderState = Order['status'] | 'refund_due' | 'refunded';

/** What an order's page says of it: money that came too late counts before the order that expired. */
export function stateOf({ status, refund_due: isRefundDue, refunded }: Pick<Order, 'status' | 'refund_due' | 'refunded'>): OrderState {
  if (refunded !== null) return 'refunded';
  return isRefundDue ? 'refund_due' : status;
}
