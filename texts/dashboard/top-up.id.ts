import { translationOf } from '../typed.ts';
import type { topUpEn } from './top-up.en.ts';

export const topUpId = translationOf<typeof topUpEn>()({
  amountsTitle: 'Berapa kredit yang Anda perlukan?',
  amountsLead: '1 kredit senilai Rp 1. Kredit tidak kedaluwarsa dan hanya terpakai oleh klik yang sah.',
  select: 'Pilih',
  selected: 'Terpilih',
  buys: 'sekitar {clicks} klik dengan biaya per klik Anda',
  buysRecommended: 'sekitar {clicks} klik',
  buysHelp: 'Perkiraan jumlah klik',
  buysHelpOwn: 'Dihitung dengan biaya per klik Anda, {cpc}, dibulatkan ke bawah.',
  buysHelpRecommended: 'Dihitung dengan {cpc} per klik, yang disarankan untuk kategori dan kota Anda, dibulatkan ke bawah.',
  otherAmount: 'Nominal lain',
  otherHint: '{minimum} sampai {maximum}, kelipatan {step}',

  summaryTitle: 'Ringkasan pesanan',
  summaryEmpty: 'Pilih nominal untuk melihat biayanya.',
  credit: 'Kredit',
  subtotal: 'Subtotal',
  tax: 'PPN {rate}%',
  total: 'Total',
  checkout: 'Checkout',
  checkoutNote: 'Pembayaran dilakukan di halaman layanan pembayaran. Kredit masuk dengan sendirinya begitu pembayaran terkonfirmasi.',
  checkoutSuspended: 'Tidak dapat dilakukan selama akun Anda ditangguhkan.',

  openTitle: 'Menunggu pembayaran',
  openOrder: 'Kredit {credits}, bayar {total}',
  openUntil: 'Bayar sebelum {when}',
  payNow: 'Bayar sekarang',
  seeOrder: 'Lihat pesanan',

  orderNumber: 'Pesanan',
  orderedAt: 'Dipesan',
  payBefore: 'Bayar sebelum',
  paidAt: 'Dibayar',
  expiredAt: 'Kedaluwarsa',
  timeLeft: 'sisa {hours} jam {minutes} menit',
  timeLeftMinutes: 'sisa {minutes} menit',
  timeOver: 'waktunya sudah habis',

  unpaidTitle: 'Menunggu pembayaran Anda',
  unpaidText:
    'Halaman ini memantau pembayaran Anda dan langsung memberi tahu begitu dana diterima. Anda boleh menutupnya dengan tenang: kredit tetap masuk, dan kuitansi dikirim lewat email.',
  unpaidLead: 'Yang harus dibayar',
  attemptFailed: 'Percobaan terakhir tidak selesai dan tidak ada dana yang terpotong. Anda dapat mencoba lagi sampai {when}.',
  overTitle: 'Waktu pembayaran sudah habis',
  overText:
    'Kami sedang menanyakan kepada layanan pembayaran apakah dana Anda tiba tepat waktu. Halaman ini akan memberi tahu dengan sendirinya.',

  paidTitle: 'Lunas. Kredit Anda sudah masuk',
  paidText: '{credits} ditambahkan ke saldo Anda.',
  newBalance: 'Saldo Anda sekarang',
  receipt: 'Kuitansi (PDF)',
  createAds: 'Buat iklan',
  createAdsText: 'Langkah berikutnya: tentukan biaya satu klik dan anggaran sehari, lalu kartu Anda tayang.',
  backToAds: 'Kembali ke iklan',

  expiredTitle: 'Pesanan ini sudah kedaluwarsa',
  expiredText:
    'Tidak ada pembayaran dalam 24 jam, jadi tidak ada dana yang terpotong dan tidak ada kredit yang masuk. Anda dapat memesan nominal yang sama lagi.',
  orderAgain: 'Pesan lagi',

  refundTitle: 'Pembayaran Anda tiba terlambat',
  refundText:
    '{total} tiba setelah pesanan kedaluwarsa, sehingga tidak dijadikan kredit. Tim keuangan kami mengembalikannya; Anda tidak perlu melakukan apa pun. Sebutkan nomor pesanan {number} bila ingin menanyakannya.',

  notFoundTitle: 'Pesanan ini tidak ada',
  notFoundText: 'Alamatnya salah ketik, atau pesanan ini milik akun lain.',
  toHistory: 'Riwayat kredit',
});
