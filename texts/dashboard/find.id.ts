// Other words by which pages and actions are found in the search of the dashboard; nobody reads them.
import { translationOf } from '../typed.ts';
import type { findEn } from './find.en.ts';

export const findId = translationOf<typeof findEn>()({
  'nav.dashboard': 'mulai ringkasan hari ini pagi home',
  'nav.inbox': 'pesan chat percakapan balas inbox',
  'nav.clients': 'pasangan calon pengantin lead tugas pengingat catatan tahap',
  'nav.calendar': 'tanggal hari terisi kosong pernikahan jadwal ical',
  'nav.quotations': 'penawaran harga permintaan templat quotation',
  'nav.meetings': 'video panggilan janji temu rapat jam',
  'nav.reviews': 'bintang rating penilaian testimoni review',
  'nav.earnings': 'pencairan tarik dana uang pendapatan saldo payout withdraw',
  'nav.ads': 'pay per click ppc kampanye anggaran promosi',
  'nav.results': 'hasil dipesan lead biaya vendor serupa',
  'nav.adStatistics': 'angka grafik tayangan lead csv',
  'nav.topUp': 'isi saldo kredit beli bayar',
  'nav.adClicks': 'dikenai biaya gratis sanggahan alasan',
  'nav.creditHistory': 'saldo pemakaian kuitansi mutasi tagihan',
  'nav.store': 'produk paket promo harga',
  'nav.profile': 'foto portofolio logo daftar harga pertanyaan situs',
  'nav.membership': 'paket gold silver langganan upgrade member',
  'nav.agreement': 'dokumen verifikasi legal kontrak perjanjian npwp ktp',
  'nav.bankAccounts': 'pencairan uang sms bank',
  'nav.team': 'undang orang staf anggota peran tim',
  'nav.account': 'kata sandi password perangkat verifikasi dua langkah passkey email notifikasi hapus data ekspor pengaturan',
  'action.quotation': 'quotation baru tulis',
  'action.product': 'paket baru',
  'action.adSettings': 'anggaran biaya per klik periode',
  'action.bankAccount': 'rekening baru pencairan',
  keys: 'bantuan pintasan keyboard',
  signOut: 'logout log out sign out',
});
