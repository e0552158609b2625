// The notifications of an account.
export const feedEn = {
  lead: 'Notifications, newest first.',
  open: 'Open',
  openOf: 'Open: {title}',
  unread: 'New',
  none: 'No notifications yet',
  noneText: 'Updates will appear here.',
} as const;
