// Emails and conversation entries about online meetings, for vendors and couples.
export const meetingMessagesEn = {
  said_booked: 'Booked an online meeting: “{subject}”.\n{when}',
  said_moved: 'Rescheduled the online meeting “{subject}”. New time:\n{when}',
  said_cancelled: 'Cancelled the online meeting “{subject}”.\n{when}',
  calendar_summary: '{subject} · online meeting with {other}',
  calendar_text: 'Join here: {room}\n\nReschedule or cancel: {page}',
  booked_subject_couple: 'Your online meeting with {other}: {when}',
  booked_text_couple:
    'Hello {name},\n\nYour online meeting with {other} is booked. Join from this email when it’s time.\n\n| When: {when}\n| Topic: {subject}\n\n> Your note:\n> {note}\n\n[Join meeting]({room})\n\nYou can reschedule or cancel it until it starts.\n\n[Reschedule or cancel]({page})',
  booked_subject_vendor: '{other} booked an online meeting: {when}',
  booked_text_vendor:
    'Hello {name},\n\n{other} booked an online meeting with you. Join from this email when it’s time.\n\n| When: {when}\n| Topic: {subject}\n| Wedding: {wedding}\n\n> Their note:\n> {note}\n\n[Join meeting]({room})\n\n[View your agenda]({page})',
  moved_subject: 'New time for “{subject}”: {when}',
  moved_text:
    'Hello {name},\n\n{other} rescheduled your online meeting. This is the new time:\n\n| When: {when}\n| Topic: {subject}\n\n[Join meeting]({room})\n\nIf it doesn’t suit you, reschedule or cancel it.\n\n[Reschedule or cancel]({page})',
  moved_text_own:
    'Hello {name},\n\nYou rescheduled your online meeting with {other}. This is the new time:\n\n| When: {when}\n| Topic: {subject}\n\n[Join meeting]({room})\n\n[View all meetings]({page})',
  cancelled_subject: 'Cancelled: “{subject}”, {when}',
  cancelled_text:
    'Hello {name},\n\n{other} cancelled your online meeting.\n\n| When: {when}\n| Topic: {subject}\n\n> Reason:\n> {reason}\n\n[View meetings]({page})',
  cancelled_text_own:
    'Hello {name},\n\nYou cancelled your online meeting with {other}.\n\n| When: {when}\n| Topic: {subject}\n\n> We passed on your reason:\n> {reason}\n\n[View meetings]({page})',
  reminder_subject: 'Reminder: online meeting with {other}, {when}',
  reminder_text:
    'Hello {name},\n\nThis is a reminder of your online meeting with {other}.\n\n| When: {when}\n| Topic: {subject}\n\n[Join meeting]({room})\n\n[Reschedule or cancel]({page})',
  // Subjects of earlier versions, which notifications keep (decision 0062).
  day_subject: 'Tomorrow: online meeting with {other}',
  hour_subject: 'In an hour: online meeting with {other}',
} as const;
