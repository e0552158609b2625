// What happened to the vendor, newest first.
export const feedEn = {
  lead: 'Everything we wrote to you about, newest first.',
  open: 'Open',
  openOf: 'Open: {title}',
  unread: 'New',
  none: 'Nothing yet',
  noneText: 'When a couple writes, an order is paid or our staff decides something, it stands here.',
} as const;
