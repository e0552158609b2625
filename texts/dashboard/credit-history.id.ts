import { translationOf } from '../typed.ts';
import type { creditHistoryEn } from './credit-history.en.ts';

export const creditHistoryId = translationOf<typeof creditHistoryEn>()({
  title: 'Semua pergerakan kredit Anda',
  lead: 'Yang terbaru di atas. Klik dalam satu hari digabung dalam satu baris; hari mengikuti waktu Jakarta (WIB).',
  csv: 'Unduh CSV',
  topUp: 'Top up',

  kind: 'Jenis pergerakan',
  'kind.all': 'Semua',
  'kind.top_up': 'Top up',
  'kind.click': 'Klik',
  'kind.click_refund': 'Pengembalian',
  'kind.adjustment': 'Koreksi',

  totalIn: 'Masuk',
  totalOut: 'Keluar',
  totalBalance: 'Saldo',
  totalInHelp: 'Semua yang bertambah dalam pilihan Anda: top up, klik yang dikembalikan, dan koreksi yang menguntungkan Anda.',
  totalOutHelp: 'Semua yang berkurang dalam pilihan Anda: klik berbayar dan koreksi.',
  totalBalanceHelp: 'Saldo Anda saat ini, apa pun pilihannya.',

  when: 'Waktu',
  what: 'Keterangan',
  amount: 'Jumlah',
  balanceAfter: 'Saldo setelahnya',
  'what.top_up': 'Top up',
  'what.clicks': '{n} klik berbayar',
  'what.click': '1 klik berbayar',
  'what.click_refund': 'Pengembalian klik yang disanggah',
  'what.adjustment': 'Koreksi oleh staf kami',
  receipt: 'Kuitansi',
  receiptOf: 'Kuitansi {when}',

  emptyTitle: 'Belum ada pergerakan kredit',
  emptyText: 'Top up, klik, dan pengembalian akan tercatat di sini, lengkap dengan saldo setelahnya.',
  nothingTitle: 'Tidak ada dalam pilihan ini',
  nothingText: 'Ada pergerakan kredit, tetapi bukan jenis ini pada hari-hari tersebut.',
  showAll: 'Tampilkan semua',
});
