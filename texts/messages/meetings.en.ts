// Emails and conversation entries about online meetings, for vendors and couples.
export const meetingMessagesEn = {
  said_booked: 'Booked an online meeting: “{subject}”.\n{when}',
  said_moved: 'Rescheduled the online meeting “{subject}”. New time:\n{when}',
  said_cancelled: 'Cancelled the online meeting “{subject}”.\n{when}',
  calendar_summary: '{subject} · online meeting with {other}',
  calendar_text: 'Join here: {room}\n\nReschedule or cancel: {page}',
  booked_subject_couple: 'Your online meeting with {other}: {when}',
  booked_text_couple:
    'Hello {name},\n\nYour online meeting with {other} is booked.\n\n{when}\n{subject}\n\nJoin here when it’s time: {room}\n\nYou can reschedule or cancel it until it starts: {page}',
  booked_subject_vendor: '{other} booked an online meeting: {when}',
  booked_wedding: 'Wedding: {facts}',
  booked_text_vendor:
    'Hello {name},\n\n{other} booked an online meeting with you.\n\n{when}\n{subject}{wedding}\n\nJoin here when it’s time: {room}\n\nYour agenda: {page}',
  moved_subject: 'New time for “{subject}”: {when}',
  moved_text:
    'Hello {name},\n\n{other} rescheduled your online meeting. The new time:\n\n{when}\n{subject}\n\nJoin here: {room}\n\nIf it doesn’t suit you, reschedule or cancel it: {page}',
  moved_text_own:
    'Hello {name},\n\nYou rescheduled your online meeting with {other}. The new time:\n\n{when}\n{subject}\n\nJoin here: {room}\n\nAll your meetings: {page}',
  cancelled_subject: 'Cancelled: “{subject}”, {when}',
  cancelled_text: 'Hello {name},\n\n{other} cancelled your online meeting of {when}.\n\nReason: {reason}\n\nYour meetings: {page}',
  cancelled_text_own:
    'Hello {name},\n\nYou cancelled your online meeting with {other} of {when}. Your reason was sent: {reason}\n\nYour meetings: {page}',
  day_subject: 'Tomorrow: online meeting with {other}',
  day_text:
    'Hello {name},\n\nYou’re meeting {other} online tomorrow.\n\n{when}\n{subject}\n\nJoin here: {room}\n\nReschedule or cancel: {page}',
  hour_subject: 'In an hour: online meeting with {other}',
  hour_text:
    'Hello {name},\n\nYou’re meeting {other} online in an hour.\n\n{when}\n{subject}\n\nJoin here: {room}\n\nAll your meetings: {page}',
} as const;
