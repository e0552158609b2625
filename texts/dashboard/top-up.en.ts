// Buying credit: the amounts, the order summary, and what becomes of an order.
export const topUpEn = {
  // Amounts
  amountsTitle: 'How much credit?',
  amountsLead: '1 credit is Rp 1. It does not expire, and only valid clicks use it.',
  select: 'Select',
  selected: 'Selected',
  buys: 'about {clicks} clicks at your price',
  buysRecommended: 'about {clicks} clicks',
  buysHelp: 'How many clicks',
  buysHelpOwn: 'Counted with your cost per click of {cpc}, rounded down.',
  buysHelpRecommended: 'Counted with {cpc} a click, which is recommended for your category and city, rounded down.',
  otherAmount: 'Another amount',
  otherHint: '{minimum} to {maximum}, in steps of {step}',

  // Order summary
  summaryTitle: 'Order summary',
  summaryEmpty: 'Choose an amount to see what it costs.',
  credit: 'Credit',
  subtotal: 'Subtotal',
  tax: 'PPN {rate}%',
  total: 'Total',
  checkout: 'Checkout',
  checkoutNote: 'You pay on the page of the payment service. The credit is added by itself as soon as the payment is confirmed.',
  checkoutSuspended: 'Not possible while your account is suspended.',

  // Orders waiting for payment
  openTitle: 'Waiting for payment',
  openOrder: '{credits} credit, {total} to pay',
  openUntil: 'Pay before {when}',
  payNow: 'Pay now',
  seeOrder: 'See order',

  // One order
  orderNumber: 'Order',
  orderedAt: 'Ordered',
  payBefore: 'Pay before',
  paidAt: 'Paid',
  expiredAt: 'Expired',
  timeLeft: '{hours} h {minutes} min left',
  timeLeftMinutes: '{minutes} min left',
  timeOver: 'the time is up',

  unpaidTitle: 'Waiting for your payment',
  unpaidText:
    'This page follows your payment and says so by itself when it has arrived. You can close it without worry: the credit is added all the same, and the receipt comes by mail.',
  unpaidLead: 'To pay',
  attemptFailed: 'The last attempt was not completed and nothing was taken. You can try again until {when}.',
  overTitle: 'The time to pay is up',
  overText: 'We are asking the payment service whether your payment arrived in time. This page says so by itself.',

  paidTitle: 'Paid. Your credit is there',
  paidText: '{credits} was added to your balance.',
  newBalance: 'Your balance now',
  receipt: 'Receipt (PDF)',
  createAds: 'Create ads',
  createAdsText: 'Your next step: say what a click may cost and how much a day, and your card shows.',
  backToAds: 'Back to ads',

  expiredTitle: 'This order has expired',
  expiredText: 'No payment arrived within 24 hours, so nothing was taken and no credit was added. You can order the same amount again.',
  orderAgain: 'Order again',

  refundTitle: 'Your payment arrived too late',
  refundText:
    '{total} arrived after the order had expired, so it was not turned into credit. Our finance team sends it back; you need not do anything. Quote the order number {number} if you want to ask about it.',

  notFoundTitle: 'This order does not exist',
  notFoundText: 'The address has a slip in it, or the order belongs to another account.',
  toHistory: 'Credit history',
} as const;
