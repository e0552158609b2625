import { translationOf } from '../typed.ts';
import type { meetingMessagesEn } from './meetings.en.ts';

export const meetingMessagesId = translationOf<typeof meetingMessagesEn>()({
  said_booked: 'Memesan meeting online: “{subject}”.\n{when}',
  said_moved: 'Menjadwalkan ulang meeting online “{subject}”. Waktu baru:\n{when}',
  said_cancelled: 'Membatalkan meeting online “{subject}”.\n{when}',
  calendar_summary: '{subject} · meeting online dengan {other}',
  calendar_text: 'Gabung di sini: {room}\n\nJadwalkan ulang atau batalkan: {page}',
  booked_subject_couple: 'Meeting online Anda dengan {other}: {when}',
  booked_text_couple:
    'Halo {name},\n\nMeeting online Anda dengan {other} sudah dipesan. Gabung dari email ini saat waktunya tiba.\n\n| Waktu: {when}\n| Topik: {subject}\n\n> Catatan Anda:\n> {note}\n\n[Gabung meeting]({room})\n\nAnda dapat menjadwalkan ulang atau membatalkannya sampai meeting dimulai.\n\n[Jadwalkan ulang atau batalkan]({page})',
  booked_subject_vendor: '{other} memesan meeting online: {when}',
  booked_text_vendor:
    'Halo {name},\n\n{other} memesan meeting online dengan Anda. Gabung dari email ini saat waktunya tiba.\n\n| Waktu: {when}\n| Topik: {subject}\n| Pernikahan: {wedding}\n\n> Catatan mereka:\n> {note}\n\n[Gabung meeting]({room})\n\n[Lihat agenda Anda]({page})',
  moved_subject: 'Waktu baru untuk “{subject}”: {when}',
  moved_text:
    'Halo {name},\n\n{other} menjadwalkan ulang meeting online Anda. Waktunya sekarang:\n\n| Waktu: {when}\n| Topik: {subject}\n\n[Gabung meeting]({room})\n\nJika tidak cocok, jadwalkan ulang atau batalkan.\n\n[Jadwalkan ulang atau batalkan]({page})',
  moved_text_own:
    'Halo {name},\n\nAnda menjadwalkan ulang meeting online dengan {other}. Waktunya sekarang:\n\n| Waktu: {when}\n| Topik: {subject}\n\n[Gabung meeting]({room})\n\n[Lihat semua meeting]({page})',
  cancelled_subject: 'Dibatalkan: “{subject}”, {when}',
  cancelled_text:
    'Halo {name},\n\n{other} membatalkan meeting online Anda.\n\n| Waktu: {when}\n| Topik: {subject}\n\n> Alasan:\n> {reason}\n\n[Lihat meeting]({page})',
  cancelled_text_own:
    'Halo {name},\n\nAnda membatalkan meeting online dengan {other}.\n\n| Waktu: {when}\n| Topik: {subject}\n\n> Alasan Anda sudah kami sampaikan:\n> {reason}\n\n[Lihat meeting]({page})',
  reminder_subject: 'Pengingat: meeting online dengan {other}, {when}',
  reminder_text:
    'Halo {name},\n\nIni pengingat meeting online Anda dengan {other}.\n\n| Waktu: {when}\n| Topik: {subject}\n\n[Gabung meeting]({room})\n\n[Jadwalkan ulang atau batalkan]({page})',
  day_subject: 'Besok: meeting online dengan {other}',
  hour_subject: 'Satu jam lagi: meeting online dengan {other}',
});
