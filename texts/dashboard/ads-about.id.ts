import { translationOf } from '../typed.ts';
import type { adsAboutEn } from './ads-about.en.ts';

export const adsAboutId = translationOf<typeof adsAboutEn>()({
  lead: 'Tampilkan kartu Anda paling depan, dan bayar hanya saat calon pengantin membuka profil Anda.',
  tryNow: 'Coba Sekarang',
  benefitsTitle: 'Manfaat',
  benefit1: 'Jangkau calon pengantin yang sedang memilih',
  benefit1Text: 'Kartu Anda tampil di beranda, di daftar semua vendor, dan paling atas di kategori Anda.',
  benefit2: 'Tayangan gratis',
  benefit2Text: 'Anda hanya membayar klik valid: bukan klik berulang dalam {hours} jam, bukan klik bot, dan bukan klik Anda sendiri.',
  benefit3: 'Anda yang mengatur pengeluaran',
  benefit3Text: 'Anda menentukan biaya per klik dan anggaran harian. Anda tidak pernah dikenai biaya melebihi keduanya.',
  benefit4: 'Setiap klik dapat Anda periksa',
  benefit4Text:
    'Lihat kapan dan di mana klik terjadi, berapa biayanya, dan apakah calon pengantin menghubungi Anda. Klik dapat dilaporkan dalam {days} hari.',
  howTitle: 'Cara kerjanya',
  how1: 'Calon pengantin mencari vendor',
  how1Text: 'Untuk setiap penempatan, kami memilih iklan dengan perpaduan biaya, rasio klik, dan ulasan terbaik.',
  how2: 'Mereka melihat kartu Anda, bertanda “Iklan”',
  how2Text: 'Dihitung tampil saat separuh kartu ada di layar selama satu detik. Tayangan gratis.',
  how3: 'Mereka membuka profil Anda',
  how3Text:
    'Satu klik dikenai biaya, maksimal sebesar biaya per klik Anda. Saat anggaran harian habis, iklan berhenti sementara sampai pukul 00:00 WIB.',
  how4: 'Mereka menghubungi Anda',
  how4Text: 'Calon pengantin yang menulis pesan atau meminta nomor Anda dalam 7 hari dihitung sebagai lead dari iklan Anda.',
  activateTitle: 'Cara memulai',
  activate1Any: 'Top up kredit. 1 kredit senilai Rp 1.',
  activate1: 'Top up kredit, mulai {minimum}. 1 kredit senilai Rp 1.',
  activate2: 'Buat iklan: biaya per klik, anggaran harian, dan periode tayang.',
  activate3: 'Periksa statistik setelah seminggu, lalu sesuaikan.',
  closing: 'Siap dalam dua menit.',
});
