import { translationOf } from '../typed.ts';
import { receiptEn } from './receipt.en.ts';

export const receiptId = translationOf(receiptEn)({
  title: 'Kuitansi',
  number: 'Nomor',
  ordered: 'Dipesan',
  paid: 'Dibayar',
  billed_to: 'Ditagihkan kepada',
  seller: 'Dari',
  seller_about: 'Marketplace pernikahan',
  description: 'Keterangan',
  price: 'Jumlah',
  subtotal: 'Subtotal',
  tax: 'PPN {rate}',
  total: 'Total dibayar',
  stamp: 'Lunas',
  note: 'Kuitansi ini dibuat oleh komputer dan sah tanpa tanda tangan. Semua jumlah dalam Rupiah; semua waktu dalam WIB.',
});
