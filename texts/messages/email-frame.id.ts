import { translationOf } from '../typed.ts';
import type { emailFrameEn } from './email-frame.en.ts';

export const emailFrameId = translationOf<typeof emailFrameEn>()({
  why_account: 'Anda menerima email ini karena alamat ini diisikan di Pelaminan atau dipakai untuk akun di sana.',
  why_required: 'Anda menerima email ini karena menyangkut {kind} di Pelaminan. Email tentang hal ini tidak dapat dinonaktifkan.',
  why_optional: 'Anda menerima email ini karena notifikasi tentang {kind} aktif.',
  turn_off: 'Nonaktifkan email ini',
  settings: 'Pengaturan notifikasi',
  page_ask: 'Nonaktifkan email tentang {kind}?',
  page_off: 'Email tentang {kind} nonaktif',
  page_on: 'Email tentang {kind} aktif',
  page_on_text: 'Email tentang hal lain tidak berubah, begitu juga notifikasi Anda di Pelaminan.',
  page_off_text: 'Notifikasi Anda di Pelaminan tidak berubah. Anda dapat mengaktifkan email ini lagi di sini atau di pengaturan.',
  page_turn_off: 'Nonaktifkan',
  page_turn_on: 'Aktifkan lagi',
  kind_messages: 'pesan',
  kind_quotations: 'penawaran',
  kind_payment_reminders: 'pembayaran yang akan jatuh tempo',
  kind_meeting_reminders: 'meeting mendatang',
  kind_reviews: 'ulasan',
  kind_ads: 'iklan Anda',
  kind_membership: 'keanggotaan Anda',
  kind_calendar: 'kalender',
  kind_payments: 'pembayaran dan perjanjian',
  kind_meetings: 'meeting Anda',
  kind_decisions: 'keputusan tim kami',
  kind_account: 'akun Anda',
});
