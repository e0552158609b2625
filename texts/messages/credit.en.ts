/** Mails about ads credit, the line at the payment gateway, and the history as a file. */
export const creditMessagesEn = {
  order_description: '{credits} ads credit, order {number}',
  paid_subject: '{credits} ads credit has been added',
  paid_text:
    'Hello {name},\n\nwe received your payment of {total}, and {credits} ads credit is in your balance now.\n\nOrder {number}\nCredit {credits}\nVAT (PPN) {rate}: {tax}\nPaid {total} on {when}\nYour balance: {balance}\n\nThe receipt is here:\n\n{link}\n\nPelaminan',
  late_subject: 'Your payment for order {number} arrived too late',
  late_text:
    'Hello {name},\n\nyour payment of {total} arrived on {when}, after order {number} had expired. No credit was added. We give the whole amount back; you need not do anything.\n\nThe order is here, and you can place a new one at any time:\n\n{link}\n\nPelaminan',
  csv_at: 'Date and time (WIB)',
  csv_day: 'Day',
  csv_kind: 'Movement',
  csv_clicks: 'Clicks',
  csv_order: 'Order',
  csv_amount: 'Amount (Rp)',
  csv_balance: 'Balance after (Rp)',
  kind_top_up: 'Top-up',
  kind_click: 'Clicks of the day',
  kind_click_refund: 'Click given back',
  kind_adjustment: 'Adjustment',
  receipt_subject: 'Receipt {number} for ads credit',
  receipt_quantity: 'Credit',
  receipt_item: 'Ads credit for pay per click',
  receipt_item_about: '1 credit is worth Rp 1 and does not expire',
  receipt_thanks: 'Thank you. May every click lead to a wedding.',
} as const;
