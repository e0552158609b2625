import { translationOf } from '../typed.ts';
import type { adsAboutEn } from './ads-about.en.ts';

export const adsAboutId = translationOf<typeof adsAboutEn>()({
  lead: 'Jadilah kartu yang pertama dilihat pasangan, dan bayar hanya bila mereka ingin tahu lebih banyak.',
  tryNow: 'Coba Sekarang',
  benefitsTitle: 'Manfaatnya',
  benefit1: 'Terlihat oleh pasangan yang sedang memilih',
  benefit1Text: 'Kartu Anda tampil di beranda, di daftar semua vendor, dan paling atas di kategori Anda.',
  benefit2: 'Tampil tidak dipungut biaya',
  benefit2Text: 'Hanya klik yang sah dikenai biaya: bukan klik berulang dalam 24 jam, bukan klik program, dan bukan klik Anda sendiri.',
  benefit3: 'Anda yang memegang anggaran',
  benefit3Text: 'Anda menentukan biaya satu klik dan anggaran sehari. Tidak serupiah pun melebihi keduanya.',
  benefit4: 'Setiap klik ada catatannya',
  benefit4Text:
    'Anda melihat kapan, di mana, dan berapa biayanya, serta klik mana yang membuat pasangan menghubungi Anda. Klik yang meragukan dapat disanggah dalam 30 hari.',
  howTitle: 'Cara kerjanya',
  how1: 'Pasangan mencari vendor',
  how1Text: 'Untuk setiap tempat di halaman, kami memilih iklan dengan perpaduan terbaik antara biaya dan seberapa sering kartunya diklik.',
  how2: 'Mereka melihat kartu Anda, bertanda “Iklan”',
  how2Text: 'Dihitung tampil bila separuh kartu ada di layar selama satu detik. Ini tidak dipungut biaya.',
  how3: 'Mereka membuka profil Anda',
  how3Text:
    'Barulah satu klik dikenai biaya, paling banyak sebesar biaya per klik Anda. Bila anggaran hari itu habis, iklan beristirahat sampai pukul 00:00 WIB.',
  how4: 'Mereka menghubungi Anda',
  how4Text: 'Pasangan yang menulis pesan atau meminta nomor Anda dalam 7 hari dihitung sebagai prospek dari iklan Anda.',
  activateTitle: 'Cara mengaktifkan',
  activate1: 'Top up kredit, mulai {minimum}. 1 kredit senilai Rp 1.',
  activate2: 'Buat iklan: biaya per klik, anggaran harian, periode tayang.',
  activate3: 'Lihat statistik setelah seminggu, lalu sesuaikan.',
  closing: 'Tiga pertanyaan, dua menit.',
});
