import { refundWordsId } from '../messages/refund-words.ts';
import { translationOf } from '../typed.ts';
import type { vendorMoneyEn } from './vendor-money.en.ts';

export const vendorMoneyId = translationOf<typeof vendorMoneyEn>()({
  orders: 'Pesanan',
  noOrders: 'Belum ada top up atau keanggotaan.',
  payouts: 'Pencairan',
  noPayouts: 'Belum ada pencairan.',
  refunds: 'Pengembalian dana',
  refundsLead: 'Dari pembayaran vendor, dan dari cicilan yang dibayar calon pengantin kepadanya.',
  noRefunds: 'Tidak ada pengembalian dana.',
  all: 'Tampilkan semua {n}',
  latest: 'Tampilkan {n} terbaru',
  'refund.open': refundWordsId.refunding,
  'refund.sent': refundWordsId.refunded,
});
