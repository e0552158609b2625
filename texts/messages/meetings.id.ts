import { translationOf } from '../typed.ts';
import type { meetingMessagesEn } from './meetings.en.ts';

export const meetingMessagesId = translationOf<typeof meetingMessagesEn>()({
  said_booked: 'Memesan pertemuan daring: “{subject}”.\n{when}',
  said_moved: 'Memindahkan pertemuan daring “{subject}”. Waktu baru:\n{when}',
  said_cancelled: 'Membatalkan pertemuan daring “{subject}”.\n{when}',
  calendar_summary: '{subject} · pertemuan daring dengan {other}',
  calendar_text: 'Masuk di sini: {room}\n\nPindahkan atau batalkan: {page}',
  booked_subject_couple: 'Pertemuan daring Anda dengan {other}: {when}',
  booked_text_couple:
    'Halo {name},\n\npertemuan daring Anda dengan {other} sudah dipesan.\n\n{when}\n{subject}\n\nMasuk di sini saat waktunya tiba: {room}\n\nAnda dapat memindahkan atau membatalkannya sampai pertemuan dimulai: {page}',
  booked_subject_vendor: '{other} memesan pertemuan daring: {when}',
  booked_text_vendor:
    'Halo {name},\n\n{other} ingin bertemu Anda secara daring.\n\n{when}\n{subject}\n\nMasuk di sini saat waktunya tiba: {room}\n\nAgenda Anda: {page}',
  moved_subject: 'Waktu baru untuk “{subject}”: {when}',
  moved_text:
    'Halo {name},\n\n{other} memindahkan pertemuan daring Anda. Waktunya sekarang:\n\n{when}\n{subject}\n\nMasuk di sini: {room}\n\nJika tidak cocok, pindahkan atau batalkan: {page}',
  moved_text_own:
    'Halo {name},\n\nAnda memindahkan pertemuan daring dengan {other}. Waktunya sekarang:\n\n{when}\n{subject}\n\nMasuk di sini: {room}\n\nSemua pertemuan Anda: {page}',
  cancelled_subject: 'Dibatalkan: “{subject}”, {when}',
  cancelled_text: 'Halo {name},\n\n{other} membatalkan pertemuan daring Anda pada {when}.\n\nAlasannya: {reason}\n\nPertemuan Anda: {page}',
  cancelled_text_own:
    'Halo {name},\n\nAnda membatalkan pertemuan daring dengan {other} pada {when}. Alasan Anda sudah disampaikan: {reason}\n\nPertemuan Anda: {page}',
  day_subject: 'Besok: pertemuan daring dengan {other}',
  day_text:
    'Halo {name},\n\nsehari lagi Anda bertemu {other} secara daring.\n\n{when}\n{subject}\n\nMasuk di sini: {room}\n\nUntuk memindahkan atau membatalkan: {page}',
  hour_subject: 'Satu jam lagi: pertemuan daring dengan {other}',
  hour_text:
    'Halo {name},\n\nsatu jam lagi Anda bertemu {other} secara daring.\n\n{when}\n{subject}\n\nMasuk di sini: {room}\n\nSemua pertemuan Anda: {page}',
});
