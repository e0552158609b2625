import { translationOf } from '../typed.ts';
import { creditMessagesEn } from './credit.en.ts';

export const creditMessagesId = translationOf(creditMessagesEn)({
  order_description: 'Kredit iklan {credits}, pesanan {number}',
  paid_subject: 'Kredit iklan {credits} sudah ditambahkan',
  paid_text:
    'Halo {name},\n\nPembayaran Anda sebesar {total} sudah kami terima, dan kredit iklan {credits} kini ada di saldo Anda.\n\n| Pesanan: {number}\n| Kredit: {credits}\n| PPN {rate}: {tax}\n| Dibayar: {total}\n| Waktu: {when}\n| Saldo Anda: {balance}\n\n[Lihat kuitansi]({link})',
  late_subject: 'Pembayaran pesanan {number} terlambat masuk',
  late_text:
    'Halo {name},\n\nPembayaran Anda sebesar {total} masuk pada {when}, setelah pesanan {number} kedaluwarsa. Tidak ada kredit yang ditambahkan. Seluruh jumlah itu kami kembalikan; Anda tidak perlu melakukan apa pun.\n\n| Pesanan: {number}\n| Akan dikembalikan: {total}\n\nAnda dapat membuat pesanan baru kapan saja.\n\n[Lihat pesanan]({link})',
  refunded_subject: 'Pembayaran Anda untuk pesanan {number} sudah dikembalikan',
  refunded_text:
    'Halo {name},\n\nKami sudah mengirim {total} kembali kepada Anda: pembayaran pesanan {number} yang tiba setelah pesanan kedaluwarsa. Kapan dananya terlihat bergantung pada bank Anda.\n\n| Pesanan: {number}\n| Dikembalikan: {total}\n| Waktu: {when}\n| Referensi: {reference}\n\n[Lihat pesanan]({link})',
  csv_at: 'Jam (WIB)',
  csv_day: 'Tanggal',
  csv_kind: 'Mutasi',
  csv_clicks: 'Klik',
  csv_order: 'Pesanan',
  csv_amount: 'Jumlah (Rp)',
  csv_balance: 'Saldo setelahnya (Rp)',
  kind_top_up: 'Top up',
  kind_click: 'Klik per hari',
  kind_click_refund: 'Pengembalian klik',
  kind_adjustment: 'Koreksi',
  receipt_subject: 'Kuitansi {number} untuk kredit iklan',
  receipt_quantity: 'Kredit',
  receipt_item: 'Kredit iklan Pay per Click',
  receipt_item_about: '1 kredit bernilai Rp 1 dan tidak kedaluwarsa',
  receipt_thanks: 'Terima kasih telah beriklan di Pelaminan.',
});
