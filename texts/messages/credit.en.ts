/** Emails about ads credit, the line at the payment gateway, and the history as a file. */
export const creditMessagesEn = {
  order_description: '{credits} ad credit, order {number}',
  paid_subject: '{credits} ad credit added',
  paid_text:
    'Hello {name},\n\nWe received your payment of {total}, and added {credits} ad credit to your balance.\n\n| Order: {number}\n| Credit: {credits}\n| VAT (PPN) {rate}: {tax}\n| Paid: {total}\n| When: {when}\n| Your balance: {balance}\n\n[View receipt]({link})',
  late_subject: 'Your payment for order {number} arrived too late',
  late_text:
    'Hello {name},\n\nYour payment of {total} arrived on {when}, after order {number} had expired. No credit was added. We’ll refund the whole amount; you don’t need to do anything.\n\n| Order: {number}\n| To be refunded: {total}\n\nYou can place a new order at any time.\n\n[View order]({link})',
  refunded_subject: 'Your payment for order {number} was refunded',
  refunded_text:
    'Hello {name},\n\nWe sent {total} back to you: your payment for order {number}, which arrived after the order had expired. How soon it appears depends on your bank.\n\n| Order: {number}\n| Refunded: {total}\n| When: {when}\n| Reference: {reference}\n\n[View order]({link})',
  csv_at: 'Time (WIB)',
  csv_day: 'Date',
  csv_kind: 'Type',
  csv_clicks: 'Clicks',
  csv_order: 'Order',
  csv_amount: 'Amount (Rp)',
  csv_balance: 'Balance after (Rp)',
  kind_top_up: 'Top-up',
  kind_click: 'Clicks per day',
  kind_click_refund: 'Click refund',
  kind_adjustment: 'Correction',
  receipt_subject: 'Receipt {number} for ad credit',
  receipt_quantity: 'Credit',
  receipt_item: 'Ad credit for Pay per Click',
  receipt_item_about: '1 credit is Rp 1 and doesn’t expire',
  receipt_thanks: 'Thank you for advertising on Pelaminan.',
} as const;
