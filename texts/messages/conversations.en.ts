/** Emails that bring someone back to a conversation. */
export const conversationsMessagesEn = {
  subject_more: { one: '{from} wrote to you', other: '{from} wrote to you: {count} messages' },
  subject_news: { one: 'There is news from {from}', other: 'There is news from {from} ({count})' },
  unread_text:
    'Hello {to},\n\n{told}\n\n| Subject: {subject}\n| Wedding: {wedding}\n\n> {text}\n\n{instead}\n\n[{action}]({link})\n\nReplies to this email don’t reach {from}. Please reply in the conversation. We email you once per conversation until you’ve read it.',
  wrote_more: { one: '{from} wrote to you on Pelaminan.', other: '{from} sent you {count} messages on Pelaminan.' },
  wrote_news: 'There is news from {from} on Pelaminan.',
  kind_inquiry: '{from} requested a quotation on Pelaminan.',
  kind_quotation: 'There is news about a quotation from {from} on Pelaminan.',
  kind_meeting: 'There is news about a meeting with {from} on Pelaminan.',
  wedding_unknown: 'not set yet',
  closed: 'To read it, unlock the contact in your inbox. You’ll see the price first.',
  files: '(a file)',
  read: 'Read and reply',
  unlock: 'Open inbox',
  subject_appointment: 'Appointment',
  subject_availability: 'Availability',
  subject_price_list: 'Price list',
  subject_other: 'Other',
} as const;
