// Letters and lines about online meetings. Vendors and couples both read them.
export const meetingMessagesEn = {
  said_booked: 'Booked an online meeting: “{subject}”.\n{when}',
  said_moved: 'Moved the online meeting “{subject}”. New time:\n{when}',
  said_cancelled: 'Cancelled the online meeting “{subject}”.\n{when}',
  calendar_summary: '{subject} · online meeting with {other}',
  calendar_text: 'Join here: {room}\n\nMove or cancel: {page}',
  booked_subject_couple: 'Your online meeting with {other}: {when}',
  booked_text_couple:
    'Hello {name},\n\nyour online meeting with {other} is booked.\n\n{when}\n{subject}\n\nJoin here when it is time: {room}\n\nYou can move or cancel it until it begins: {page}',
  booked_subject_vendor: '{other} booked an online meeting: {when}',
  booked_text_vendor:
    'Hello {name},\n\n{other} would like to meet you online.\n\n{when}\n{subject}\n\nJoin here when it is time: {room}\n\nYour agenda: {page}',
  moved_subject: 'New time for “{subject}”: {when}',
  moved_text:
    'Hello {name},\n\n{other} moved your online meeting. It now takes place:\n\n{when}\n{subject}\n\nJoin here: {room}\n\nIf it does not suit you, move or cancel it: {page}',
  moved_text_own:
    'Hello {name},\n\nyou moved your online meeting with {other}. It now takes place:\n\n{when}\n{subject}\n\nJoin here: {room}\n\nAll your meetings: {page}',
  cancelled_subject: 'Cancelled: “{subject}”, {when}',
  cancelled_text: 'Hello {name},\n\n{other} cancelled your online meeting of {when}.\n\nThe reason: {reason}\n\nYour meetings: {page}',
  cancelled_text_own:
    'Hello {name},\n\nyou cancelled your online meeting with {other} of {when}. They have read your reason: {reason}\n\nYour meetings: {page}',
  day_subject: 'Tomorrow: online meeting with {other}',
  day_text:
    'Hello {name},\n\na day from now you meet {other} online.\n\n{when}\n{subject}\n\nJoin here: {room}\n\nTo move or cancel it: {page}',
  hour_subject: 'In an hour: online meeting with {other}',
  hour_text: 'Hello {name},\n\nin an hour you meet {other} online.\n\n{when}\n{subject}\n\nJoin here: {room}\n\nAll your meetings: {page}',
} as const;
