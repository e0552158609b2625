import { translationOf } from '../typed.ts';
import type { pushEn } from './push.en.ts';

export const pushId = translationOf<typeof pushEn>()({
  messages: 'Ada pesan dari klien',
  quotations: 'Ada perubahan pada penawaran',
  payment_reminders: 'Ada pembayaran yang segera jatuh tempo',
  meeting_reminders: 'Sebentar lagi Anda ada meeting',
  tasks: 'Ada tugas untuk hari ini',
  reviews: 'Ada kabar tentang ulasan Anda',
  ads: 'Iklan Anda perlu diperiksa',
  results: 'Ringkasan minggu Anda sudah siap',
  membership: 'Keanggotaan Anda perlu diperiksa',
  calendar: 'Kalender Anda perlu diperiksa',
  payments: 'Ada kabar tentang pembayaran atau perjanjian',
  meetings: 'Ada meeting yang dipesan atau diubah',
  decisions: 'Ada keputusan tentang akun Anda',
  account: 'Ada kabar tentang akun Anda',
  summary: '{n} notifikasi masuk selama jam tenang Anda',
});
