import { translationOf } from '../typed.ts';
import type { identityEn } from './identity.en.ts';

export const identityId = translationOf<typeof identityEn>()({
  email: 'Email',
  password: 'Kata sandi',
  newPassword: 'Kata sandi baru',
  passwordHint: 'Paling sedikit {minimum} karakter. Sebuah kalimat mudah diingat dan sulit ditebak.',
  code: 'Kode dari aplikasi autentikator',
  codeHint: 'Enam angka, berganti setiap 30 detik',
  signIn: 'Masuk',
  loginLead: 'Etalase usaha Anda di marketplace, dan hasil dari iklan Anda.',
  forgot: 'Lupa kata sandi?',
  couples: 'Sedang merencanakan pernikahan sendiri?',
  couplesLink: 'Masuk sebagai pasangan',
  notVendor: 'Akun ini milik pasangan calon pengantin, bukan vendor. Pasangan masuk melalui marketplace.',
  notVendorOperator: 'Ini akun staf. Staf masuk melalui halamannya sendiri.',
  operatorsLink: 'Ke halaman masuk staf',
  notOperator: 'Halaman ini hanya untuk staf kami.',
  vendorsLink: 'Ke halaman masuk vendor',
  operationsLead: 'Untuk staf Pelaminan. Siapkan kode dari aplikasi autentikator Anda.',
  forgotLead:
    'Masukkan alamat email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru; tautan berlaku satu kali selama 30 menit.',
  sendLink: 'Kirim tautan',
  linkSent: 'Bila {email} terdaftar, tautannya sedang dalam perjalanan. Tautan berlaku satu kali selama 30 menit.',
  backToLogin: 'Kembali ke halaman masuk',
  resetLead: 'Pilih kata sandi yang akan Anda pakai mulai sekarang. Anda akan dikeluarkan dari semua perangkat.',
  savePassword: 'Simpan kata sandi',
  resetDone: 'Kata sandi baru tersimpan. Silakan masuk dengan kata sandi itu.',
  linkMissing: 'Halaman ini dibuka dari tautan di email kami. Silakan minta tautan baru.',
  askNewLink: 'Minta tautan baru',
});
