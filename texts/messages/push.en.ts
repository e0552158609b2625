// What a locked phone shows: nothing of anyone, unless its owner chose so.
export const pushEn = {
  messages: 'A client wrote to you',
  quotations: 'A quotation has changed',
  payment_reminders: 'A payment is due soon',
  meeting_reminders: 'You have a meeting soon',
  tasks: 'You have tasks today',
  reviews: 'You have news about your reviews',
  ads: 'Your ad needs your attention',
  results: 'Your week is ready',
  membership: 'Your membership needs your attention',
  calendar: 'Your calendar needs your attention',
  payments: 'You have news about a payment or an agreement',
  meetings: 'A meeting was booked or changed',
  decisions: 'We made a decision about your account',
  account: 'You have news about your account',
  summary: { one: '{n} notification came during your quiet hours', other: '{n} notifications came during your quiet hours' },
} as const;
