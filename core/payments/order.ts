/**
 * An order of anything that is sold. Unpaid: waits for money. Paid: delivered. Expired: closed without money. Refund due: money came too late and goes back by the
 * hand of finance. Every payment that arrives in time wins over everything else.
 */
export type OrderState = 'unpaid' | 'paid' | 'expired' | 'refund_due';

/**
 * What the gateway tells of a payment, verified. `isLate` is part of the payment itself (see `isLatePayment`), so that it does not
 * depend on the order in which events arrive. `failed` is one attempt: the order can still be paid until it expires.
 */
export type OrderEvent =
  | { readonly kind: 'paid'; readonly isLate: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refunded' };

/** What has to be done besides: each is keyed by the order or the payment and so happens once. */
export type OrderEffect = 'none' | 'deliver' | 'open_refund_task' | 'close_refund_task';

const rising: readonly OrderState[] = ['unpaid', 'expired', 'refund_due', 'paid'];

/**
 * Whether a payment came too late for its order: at or after the deadline we gave, or after the gateway had closed it
 * (`payableUntilAt`, null when it names none). All epoch milliseconds.
 */
export function isLatePayment(paidAt: number, order: { readonly expiresAt: number }, payableUntilAt: number | null): boolean {
  return paidAt >= order.expiresAt || (payableUntilAt !== null && paidAt >= payableUntilAt);
}

/**
 * The state of an order after an event. States only ever rise (unpaid, expired, refund due, paid), hence any number of events in any
 * order, with any repeats, ends in one state, and what was once delivered is never withdrawn. A refund moves no state: it
 * closes the task that asked for it. (product 5; reliability A7, A8)
 */
export function afterEvent(state: OrderState, event: OrderEvent): { readonly state: OrderState; readonly effect: OrderEffect } {
  switch (event.kind) {
    case 'failed':
      return { state, effect: 'none' };
    case 'refunded':
      return { state, effect: 'close_refund_task' };
    case 'expired':
      return { state: higher(state, 'expired'), effect: 'none' };
    case 'paid':
      if (event.isLate) return { state: higher(state, 'refund_due'), effect: 'open_refund_task' };
      return { state: 'paid', effect: state === 'paid' ? 'none' : 'deliver' };
  }
}

function higher(one: OrderState, other: OrderState): OrderState {
  return rising.findLast((state) => state === one || state === other) ?? one;
}
