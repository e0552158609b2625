import { translationOf } from '../typed.ts';
import { refundWordsId } from './refund-words.ts';
import type { quotationDocumentEn } from './quotation-document.en.ts';

export const quotationDocumentId = translationOf<typeof quotationDocumentEn>()({
  title: 'Penawaran',
  subject: 'Penawaran {number} dari {vendor}',
  about: 'Marketplace pernikahan',
  numberAndVersion: '{number} · versi {version}',
  for: 'Untuk',
  from: 'Dari',
  sent: 'Tanggal',
  valid: 'Berlaku sampai',
  event: 'Pernikahan',
  item: 'Item',
  quantity: 'Jumlah',
  price: 'Harga',
  amount: 'Subtotal',
  subtotal: 'Semua item',
  discount: 'Potongan',
  tax: 'PPN {rate}',
  total: 'Total',
  schedule: 'Jadwal pembayaran',
  dueOn: 'jatuh tempo {day}',
  paidOn: 'dibayar {day}',
  wasDueOn: 'seharusnya {day}',
  refundedOn: 'Dana dikembalikan {day}',
  refunding: refundWordsId.refunding,
  noDay: 'belum ada tanggal',
  notes: 'Catatan',
  terms: 'Ketentuan',
  note: 'Semua jumlah dalam Rupiah. Terima dan bayar lewat Pelaminan; pembayaran di luar Pelaminan tidak terlindungi.',
});
