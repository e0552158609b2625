import { translationOf } from '../typed.ts';
import type { calendarMessagesEn } from './calendar.en.ts';

export const calendarMessagesId = translationOf<typeof calendarMessagesEn>()({
  freed_subject: '{other} kembali tersedia pada {due}',
  freed_text:
    'Halo {name},\n\nSesuai permintaan Anda: {other} kini tidak lagi terisi pada {date}.\n\nMungkin ada calon pengantin lain yang juga menunggu, jadi segera hubungi mereka.\n\n[Lihat {other}]({page})\n\nIni satu-satunya email tentang tanggal ini. Jika terisi lagi, Anda bisa masuk daftar tunggu sekali lagi.',
  failing_subject: 'Kalender Anda yang lain tidak dapat dibaca',
  failing_text:
    'Halo {name},\n\nSejak kemarin kami tidak dapat membaca kalender yang Anda hubungkan. Tanggal yang terisi darinya tetap terisi, tetapi perubahannya tidak sampai ke kami, sehingga calon pengantin bisa melihat Anda kosong pada tanggal yang sebenarnya terisi.\n\n[Periksa sambungan]({page})',
  shown_name: '{other} di Pelaminan',
  shown_taken: 'Terisi',
  shown_booked: 'Dipesan: {name}',
  shown_morning: '{what} (pagi)',
  shown_evening: '{what} (malam)',
});
