import { translationOf } from '../typed.ts';
import type { coupleMessagesEn } from './messages.en.ts';

export const coupleMessagesId = translationOf<typeof coupleMessagesEn>()({
  title: 'Pesan',
  lead: 'Semua yang Anda dan vendor tulis, di satu tempat.',
  empty: 'Anda belum menulis kepada vendor. Tanyakan tanggal kosong atau daftar harga dari profil mana pun; jawabannya masuk ke sini.',
  find: 'Cari vendor',
  emptyArchive: 'Arsip kosong.',
  emptySpam: 'Tidak ada yang ditandai sebagai spam.',
  show: 'Percakapan yang ditampilkan',
  'show.inbox': 'Kotak masuk',
  'show.archive': 'Arsip',
  'show.spam': 'Spam',
  unread: '{n} belum dibaca',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  profile: 'Lihat profil',
  with: 'Pesan dengan {name}',
  gone: 'Pesan tidak dapat diambil',
  retry: 'Coba lagi',
});
