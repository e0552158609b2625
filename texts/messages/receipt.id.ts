import { translationOf } from '../typed.ts';
import { receiptEn } from './receipt.en.ts';

export const receiptId = translationOf(receiptEn)({
  title: 'Tanda terima',
  subject: 'Tanda terima {number} untuk kredit iklan',
  number: 'Nomor',
  ordered: 'Dipesan',
  paid: 'Dibayar',
  billed_to: 'Ditagihkan kepada',
  seller: 'Dari',
  seller_about: 'Marketplace pernikahan',
  description: 'Keterangan',
  quantity: 'Kredit',
  price: 'Jumlah',
  item: 'Kredit iklan bayar per klik',
  item_about: '1 kredit bernilai Rp 1 dan tidak kedaluwarsa',
  subtotal: 'Subtotal',
  tax: 'PPN {rate}',
  total: 'Total dibayar',
  stamp: 'Lunas',
  note: 'Tanda terima ini dibuat oleh komputer dan sah tanpa tanda tangan. Semua jumlah dalam Rupiah; semua waktu dalam WIB.',
  thanks: 'Terima kasih. Semoga setiap klik berujung di pelaminan.',
});
