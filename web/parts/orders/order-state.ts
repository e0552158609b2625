import type { Order } from '../../../contract/credit.ts';

/** The status of an order: as the server says, and apart from it the one whose money came too late. */
export type OrderState = Order['status'] | 'refund_due';

export const stateOf = ({ status, refund_due: isRefundDue }: Pick<Order, 'status' | 'refund_due'>): OrderState =>
  isRefundDue ? 'refund_due' : status;
