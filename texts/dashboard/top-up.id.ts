import { translationOf } from '../typed.ts';
import type { topUpEn } from './top-up.en.ts';

export const topUpId = translationOf<typeof topUpEn>()({
  amountsTitle: 'Berapa kredit?',
  amountsLead: '1 kredit senilai Rp 1. Kredit tidak kedaluwarsa, dan Anda hanya membayar klik valid.',
  select: 'Pilih',
  selected: 'Terpilih',
  buys: 'sekitar {clicks} klik dengan biaya per klik Anda',
  buysRecommended: 'sekitar {clicks} klik',
  buysHelp: 'Perkiraan jumlah klik',
  buysHelpOwn: 'Dengan biaya per klik Anda, {cpc}, dibulatkan ke bawah.',
  buysHelpRecommended: 'Dengan {cpc} per klik, rekomendasi untuk kategori dan kota Anda, dibulatkan ke bawah.',
  otherAmount: 'Nominal lain',
  otherHint: '{minimum} sampai {maximum}, kelipatan {step}',

  summaryTitle: 'Ringkasan pesanan',
  summaryEmpty: 'Pilih nominal untuk melihat biayanya.',
  credit: 'Kredit',
  subtotal: 'Subtotal',
  tax: 'PPN {rate}%',
  total: 'Total',
  checkout: 'Checkout',
  checkoutNote: 'Anda membayar di halaman mitra pembayaran kami. Kredit masuk begitu pembayaran dikonfirmasi.',
  checkoutSuspended: 'Tidak tersedia selama akun Anda ditangguhkan.',

  openTitle: 'Menunggu pembayaran',
  openOrder: 'Kredit {credits}, bayar {total}',
  openUntil: 'Bayar sebelum {when}',
  payNow: 'Bayar sekarang',
  seeOrder: 'Lihat pesanan',

  orderNumber: 'Pesanan',
  orderedAt: 'Dipesan',
  orderedBy: 'oleh {name}',
  payBefore: 'Bayar sebelum',
  paidAt: 'Dibayar',
  expiredAt: 'Kedaluwarsa',
  timeLeft: 'sisa {hours} jam {minutes} menit',
  timeLeftMinutes: 'sisa {minutes} menit',
  timeOver: 'waktunya sudah habis',

  unpaidTitle: 'Menunggu pembayaran Anda',
  unpaidText:
    'Halaman ini diperbarui saat pembayaran diterima. Anda boleh menutupnya; kredit tetap masuk dan kuitansi dikirim lewat email.',
  unpaidLead: 'Yang harus dibayar',
  attemptFailed: 'Percobaan pembayaran terakhir gagal dan Anda tidak ditagih. Anda dapat mencoba lagi sampai {when}.',
  overTitle: 'Waktu pembayaran sudah habis',
  overText: 'Kami memeriksa ke mitra pembayaran apakah pembayaran Anda tiba tepat waktu. Halaman ini diperbarui otomatis.',

  paidTitle: 'Pembayaran diterima',
  paidText: '{credits} ditambahkan ke saldo Anda.',
  balanceNow: 'Saldo sekarang',
  receipt: 'Kuitansi (PDF)',
  createAds: 'Buat iklan',
  createAdsText: 'Berikutnya, tentukan biaya per klik dan anggaran harian agar kartu Anda tampil.',
  backToAds: 'Kembali ke iklan',

  expiredTitle: 'Pesanan ini sudah kedaluwarsa',
  expiredText:
    'Tidak ada pembayaran sampai batas waktu, jadi Anda tidak ditagih dan tidak ada kredit yang masuk. Anda dapat memesan nominal yang sama lagi.',
  orderAgain: 'Pesan lagi',

  refundTitle: 'Pembayaran Anda tiba terlambat',
  refundText:
    '{total} tiba setelah pesanan kedaluwarsa, jadi tidak dijadikan kredit. Tim keuangan kami mengembalikannya; Anda tidak perlu melakukan apa pun. Sebutkan nomor pesanan {number} jika ingin bertanya.',

  refundedTitle: 'Pembayaran Anda sudah dikembalikan',
  refundedText: 'Kami sudah mengirim {total} kembali kepada Anda. Kapan dananya terlihat bergantung pada bank Anda.',
  refundedAt: 'Dikembalikan',
  refundedReference: 'Referensi',
  notFoundTitle: 'Pesanan tidak ditemukan',
  notFoundText: 'Tautannya mungkin salah ketik, atau pesanan ini milik akun lain.',
  toHistory: 'Riwayat kredit',
});
