// Emails about vendors’ calendars, and what other calendars show of them.
export const calendarMessagesEn = {
  freed_subject: '{other} is free again on {due}',
  freed_text:
    'Hello {name},\n\nYou asked us to let you know: {other} is no longer taken on {date}.\n\nOther couples may have been waiting too, so write to them soon.\n\n[View {other}]({page})\n\nThis is the only email about this day. If it’s taken again, you can join the waiting list once more.',
  failing_subject: 'Your other calendar can’t be read',
  failing_text:
    'Hello {name},\n\nSince yesterday we can’t read the calendar you connected. The days it took stay taken, but changes to it don’t reach us, so couples may see you as free on a day that isn’t.\n\n[Check connection]({page})',
  shown_name: '{other} on Pelaminan',
  shown_taken: 'Taken',
  shown_booked: 'Booked: {name}',
  shown_morning: '{what} (morning)',
  shown_evening: '{what} (evening)',
} as const;
