import { translationOf } from '../typed.ts';
import type { creditHistoryEn } from './credit-history.en.ts';

export const creditHistoryId = translationOf<typeof creditHistoryEn>()({
  title: 'Aktivitas kredit',
  lead: 'Yang terbaru di atas. Klik per hari digabung. Hari mengikuti waktu Jakarta (WIB).',
  csv: 'Unduh CSV',
  topUp: 'Top up',

  kind: 'Jenis',
  'kind.all': 'Semua',
  'kind.top_up': 'Top up',
  'kind.click': 'Klik',
  'kind.click_refund': 'Pengembalian',
  'kind.adjustment': 'Koreksi',

  totalIn: 'Ditambahkan',
  totalOut: 'Terpakai',
  totalBalance: 'Saldo',
  totalInHelp: 'Kredit yang bertambah dalam pilihan ini: top up, klik yang dikembalikan, dan koreksi yang menguntungkan Anda.',
  totalOutHelp: 'Kredit yang berkurang dalam pilihan ini: klik berbayar dan koreksi.',
  totalBalanceHelp: 'Saldo Anda saat ini, apa pun pilihannya.',

  when: 'Waktu',
  what: 'Keterangan',
  amount: 'Jumlah',
  balanceAfter: 'Saldo setelahnya',
  'what.top_up': 'Top up',
  orderedBy: 'oleh {name}',
  'what.clicks': '{n} klik berbayar',
  'what.click_refund': 'Pengembalian klik yang dilaporkan',
  'what.adjustment': 'Koreksi oleh tim kami',
  receipt: 'Kuitansi',
  receiptOf: 'Kuitansi {when}',

  emptyTitle: 'Belum ada aktivitas kredit',
  emptyText: 'Top up, klik, dan pengembalian akan muncul di sini, lengkap dengan saldo setelahnya.',
  nothingTitle: 'Tidak ada aktivitas yang cocok dengan filter ini',
  nothingText: 'Pilih hari atau jenis lain.',
  showAll: 'Tampilkan semua',
});
