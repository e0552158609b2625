// Buying credit: amounts, order summary, and the status of an order.
export const topUpEn = {
  // Amounts
  amountsTitle: 'How much credit?',
  amountsLead: '1 credit is Rp 1. It doesn’t expire, and you only pay for valid clicks.',
  select: 'Select',
  selected: 'Selected',
  buys: { one: 'about {clicks} click at your price', other: 'about {clicks} clicks at your price' },
  buysRecommended: { one: 'about {clicks} click', other: 'about {clicks} clicks' },
  buysHelp: 'Estimated clicks',
  buysHelpOwn: 'At your cost per click of {cpc}, rounded down.',
  buysHelpRecommended: 'At {cpc} per click, the recommendation for your category and city, rounded down.',
  otherAmount: 'Custom amount',
  otherHint: '{minimum} to {maximum}, in steps of {step}',

  // Order summary
  summaryTitle: 'Order summary',
  summaryEmpty: 'Choose an amount to see what it costs.',
  credit: 'Credit',
  subtotal: 'Subtotal',
  tax: 'PPN {rate}%',
  total: 'Total',
  checkout: 'Checkout',
  checkoutNote: 'You’ll pay on our payment partner’s page. Credit is added as soon as the payment is confirmed.',
  checkoutSuspended: 'Not available while your account is suspended.',

  // Orders waiting for payment
  openTitle: 'Waiting for payment',
  openOrder: '{credits} credit, {total} to pay',
  openUntil: 'Pay before {when}',
  payNow: 'Pay now',
  seeOrder: 'See order',

  // One order
  orderNumber: 'Order',
  orderedAt: 'Ordered',
  orderedBy: 'by {name}',
  payBefore: 'Pay before',
  paidAt: 'Paid',
  expiredAt: 'Expired',
  timeLeft: '{hours} h {minutes} min left',
  timeLeftMinutes: '{minutes} min left',
  timeOver: 'time’s up',

  unpaidTitle: 'Waiting for your payment',
  unpaidText: 'This page updates when your payment arrives. You can close it; we’ll still add the credit and email the receipt.',
  unpaidLead: 'To pay',
  attemptFailed: 'The last payment attempt failed and you weren’t charged. You can try again until {when}.',
  overTitle: 'The time to pay has run out',
  overText: 'We’re checking with our payment partner whether your payment arrived in time. This page updates automatically.',

  paidTitle: 'Payment received',
  paidText: '{credits} added to your balance.',
  balanceNow: 'Balance now',
  receipt: 'Receipt (PDF)',
  createAds: 'Create ads',
  createAdsText: 'Next, set your cost per click and daily budget to show your card.',
  backToAds: 'Back to ads',

  expiredTitle: 'This order has expired',
  expiredText: 'No payment arrived in time, so you weren’t charged and no credit was added. You can order the same amount again.',
  orderAgain: 'Order again',

  refundTitle: 'Your payment arrived too late',
  refundText:
    '{total} arrived after the order expired, so it wasn’t turned into credit. Our finance team will refund it; you don’t need to do anything. Quote order number {number} if you have questions.',

  refundedTitle: 'Your payment was refunded',
  refundedText: 'We sent {total} back to you. How soon it appears depends on your bank.',
  refundedAt: 'Refunded',
  refundedReference: 'Reference',
  notFoundTitle: 'Order not found',
  notFoundText: 'The link may be mistyped, or the order belongs to another account.',
  toHistory: 'Credit history',
} as const;
