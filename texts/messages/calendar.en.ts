// Emails about vendors’ calendars, for couples.
export const calendarMessagesEn = {
  freed_subject: '{other} is free again on {due}',
  freed_text:
    'Hello {name},\n\nYou asked us to let you know: {other} is no longer taken on {date}.\n\nOther couples may have been waiting too, so write to them soon: {page}\n\nThis is the only email about this day. If it’s taken again, you can join the waiting list once more.',
} as const;
