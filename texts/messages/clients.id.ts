import { translationOf } from '../typed.ts';
import { clientsMessagesEn } from './clients.en.ts';

export const clientsMessagesId = translationOf(clientsMessagesEn)({
  message_subject: '{couple} mengirim pesan: {subject}',
  message_text:
    'Halo {business},\n\n{couple} mengirim pesan kepada Anda melalui Pelaminan.\n\nPerihal: {subject}\nTanggal pernikahan: {date}\n\n{text}\n\nBalas ke {email}\n\nPelaminan',
  subject_appointment: 'Janji temu',
  subject_availability: 'Ketersediaan',
  subject_price_list: 'Daftar harga',
  subject_other: 'Lainnya',
  date_unknown: 'belum ditentukan',
});
