export const clientsMessagesEn = {
  message_subject: '{couple} wrote to you: {subject}',
  message_text:
    'Hello {business},\n\n{couple} wrote to you on Pelaminan.\n\nSubject: {subject}\nWedding date: {date}\n\n{text}\n\nReply to {email}\n\nPelaminan',
  subject_appointment: 'Appointment',
  subject_availability: 'Availability',
  subject_price_list: 'Price list',
  subject_other: 'Other',
  date_unknown: 'not decided yet',
} as const;
