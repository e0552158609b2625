// Credit activity.
export const creditHistoryEn = {
  title: 'Credit activity',
  lead: 'Newest first. Each day’s clicks are grouped. Days are in Jakarta time (WIB).',
  csv: 'Download CSV',
  topUp: 'Top up',

  // Filter
  kind: 'Type',
  'kind.all': 'All',
  'kind.top_up': 'Top-ups',
  'kind.click': 'Clicks',
  'kind.click_refund': 'Refunds',
  'kind.adjustment': 'Corrections',

  // Totals
  totalIn: 'Added',
  totalOut: 'Spent',
  totalBalance: 'Balance',
  totalInHelp: 'Credit added in this selection: top-ups, refunded clicks and corrections in your favour.',
  totalOutHelp: 'Credit used in this selection: charged clicks and corrections.',
  totalBalanceHelp: 'Your balance now, whatever you select.',

  // Table
  when: 'When',
  what: 'Activity',
  amount: 'Amount',
  balanceAfter: 'Balance after',
  'what.top_up': 'Top-up',
  orderedBy: 'by {name}',
  'what.clicks': { one: '{n} charged click', other: '{n} charged clicks' },
  'what.click_refund': 'Refund of a disputed click',
  'what.adjustment': 'Correction by our team',
  receipt: 'Receipt',
  receiptOf: 'Receipt of {when}',

  // Nothing
  emptyTitle: 'No credit activity yet',
  emptyText: 'Top-ups, clicks and refunds will appear here, each with the balance after it.',
  nothingTitle: 'No activity matches these filters',
  nothingText: 'Choose other days or another type.',
  showAll: 'Show all',
} as const;
