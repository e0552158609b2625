import { refundWordsEn } from '../messages/refund-words.ts';

export const vendorMoneyEn = {
  orders: 'Orders',
  noOrders: 'No top-ups or memberships yet.',
  payouts: 'Payouts',
  noPayouts: 'No payouts yet.',
  refunds: 'Refunds',
  refundsLead: 'Of the vendor’s payments, and of instalments couples paid to it.',
  noRefunds: 'No refunds.',
  all: 'Show all {n}',
  latest: 'Show the latest {n}',
  'refund.open': refundWordsEn.refunding,
  'refund.sent': refundWordsEn.refunded,
} as const;
