// Every movement of the balance, as a ledger.
export const creditHistoryEn = {
  title: 'Every movement of your credit',
  lead: 'Newest first. Clicks of a day stand together in one line; days are those of Jakarta (WIB).',
  csv: 'Download CSV',
  topUp: 'Top up',

  // Filter
  kind: 'Kind of movement',
  'kind.all': 'All',
  'kind.top_up': 'Top-ups',
  'kind.click': 'Clicks',
  'kind.click_refund': 'Refunds',
  'kind.adjustment': 'Corrections',

  // Totals
  totalIn: 'Came in',
  totalOut: 'Went out',
  totalBalance: 'Balance',
  totalInHelp: 'Everything that was added in what you selected: top-ups, refunded clicks, corrections in your favour.',
  totalOutHelp: 'Everything that was taken in what you selected: charged clicks and corrections.',
  totalBalanceHelp: 'What you have now, whatever is selected.',

  // Table
  when: 'When',
  what: 'What',
  amount: 'Amount',
  balanceAfter: 'Balance after',
  'what.top_up': 'Top-up',
  'what.clicks': '{n} charged clicks',
  'what.click': '1 charged click',
  'what.click_refund': 'Refund of a disputed click',
  'what.adjustment': 'Correction by our staff',
  receipt: 'Receipt',
  receiptOf: 'Receipt of {when}',

  // Nothing
  emptyTitle: 'No credit has moved yet',
  emptyText: 'Top-ups, clicks and refunds will be listed here, each with the balance after it.',
  nothingTitle: 'Nothing in this selection',
  nothingText: 'There are movements, but none of this kind on these days.',
  showAll: 'Show all',
} as const;
