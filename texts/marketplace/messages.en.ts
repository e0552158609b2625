/** A couple's conversations, around what both sides read. */
export const coupleMessagesEn = {
  title: 'Messages',
  lead: 'Your conversations with vendors.',
  empty: 'No messages yet. Ask for a date or a price list from any profile; replies appear here.',
  find: 'Find vendors',
  emptyArchive: 'No archived conversations.',
  emptySpam: 'No spam.',
  show: 'Which conversations',
  'show.inbox': 'Inbox',
  'show.archive': 'Archive',
  'show.spam': 'Spam',
  unread: '{n} unread',
  profile: 'View profile',
  with: 'Messages with {name}',
  gone: 'We couldn’t load these messages',
  retry: 'Try again',
} as const;
