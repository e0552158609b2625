// The notifications of an account.
export const feedEn = {
  lead: 'Newest first.',
  open: 'Open',
  openOf: 'Open: {title}',
  unread: 'New',
  none: 'No notifications yet',
  noneText: 'Updates will appear here.',
} as const;
