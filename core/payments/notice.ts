import type { Idr } from '../money.ts';

/** A payment's states, each reached from those before it and never left backwards: see `higherStatus`. */
export const paymentStatuses = ['pending', 'failed', 'expired', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * The state of a payment after it was told another one. States only rise, so that any number of notices in any order, with any
 * repeats, ends in one state: money that arrived outweighs an expiry, and money returned outweighs its arrival.
 * A failed attempt leaves the payment payable. (product 5; reliability A8)
 */
export function higherStatus(one: PaymentStatus, other: PaymentStatus): PaymentStatus {
  return paymentStatuses.findLast((status) => status === one || status === other) ?? one;
}

/** Whether a payer may still be shown how to pay: nothing has closed the payment; a failed attempt has not. */
export function isPayable(status: PaymentStatus): boolean {
  return higherStatus(status, 'failed') === 'failed';
}

/** What a payment was opened with, or what the gateway says it is for. Amount in whole units of the currency. */
export type PaymentTerms = { readonly merchant: string; readonly amountIdr: Idr; readonly currency: string };

export type Mismatch = 'merchant_mismatch' | 'currency_mismatch' | 'amount_mismatch';

/**
 * What is wrong with what the gateway says about a payment, or null. A notice that differs in one of these never moves money,
 * however well it is signed; people look at it. (reliability A9, S44)
 */
export function mismatchOf(told: PaymentTerms, opened: PaymentTerms): Mismatch | null {
  if (told.merchant !== opened.merchant) return 'merchant_mismatch';
  if (told.currency !== opened.currency) return 'currency_mismatch';
  return told.amountIdr === opened.amountIdr ? null : 'amount_mismatch';
}
