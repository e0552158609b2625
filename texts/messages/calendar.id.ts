import { translationOf } from '../typed.ts';
import type { calendarMessagesEn } from './calendar.en.ts';

export const calendarMessagesId = translationOf<typeof calendarMessagesEn>()({
  freed_subject: '{other} kembali tersedia pada {due}',
  freed_text:
    'Halo {name},\n\nSesuai permintaan Anda: {other} kini tidak lagi terisi pada {date}.\n\nMungkin ada calon pengantin lain yang juga menunggu, jadi segera hubungi mereka: {page}\n\nIni satu-satunya email tentang tanggal ini. Jika terisi lagi, Anda bisa masuk daftar tunggu sekali lagi.',
});
