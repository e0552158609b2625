import { translationOf } from '../typed.ts';
import type { coupleMessagesEn } from './messages.en.ts';

export const coupleMessagesId = translationOf<typeof coupleMessagesEn>()({
  title: 'Pesan',
  lead: 'Percakapan Anda dengan vendor.',
  empty: 'Belum ada pesan. Tanyakan tanggal atau daftar harga dari profil mana pun; jawabannya muncul di sini.',
  find: 'Cari vendor',
  emptyArchive: 'Tidak ada percakapan yang diarsipkan.',
  emptySpam: 'Tidak ada spam.',
  show: 'Percakapan yang ditampilkan',
  'show.inbox': 'Kotak masuk',
  'show.archive': 'Arsip',
  'show.spam': 'Spam',
  unread: '{n} belum dibaca',
  profile: 'Lihat profil',
  with: 'Pesan dengan {name}',
  gone: 'Pesan tidak dapat dimuat',
  retry: 'Coba lagi',
});
