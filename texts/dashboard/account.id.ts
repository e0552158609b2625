import { translationOf } from '../typed.ts';
import type { accountEn } from './account.en.ts';

export const accountId = translationOf<typeof accountEn>()({
  roleTitle: 'Peran Anda',
  roleLead: 'Anda bekerja untuk {business} sebagai {role}. Hanya pemilik yang dapat mengganti peran Anda.',
  roleTeam: 'Lihat tim',
  leaveTeam: 'Keluar dari tim',
  leaveTeamTitle: 'Keluar dari tim {business}?',
  leaveTeamText:
    'Akun Anda langsung ditutup: Anda dikeluarkan dari semua perangkat dan kehilangan akses ke usaha ini. Nama Anda tetap tercatat pada hal yang Anda lakukan. Untuk kembali, Anda perlu undangan baru.',
  leftTeam: 'Anda keluar dari tim.',
  passwordTitle: 'Kata sandi',
  passwordLead: 'Setelah diganti, Anda keluar dari semua perangkat lain. Kami mengirim pemberitahuan lewat email.',
  currentPassword: 'Kata sandi saat ini',
  changePassword: 'Ganti kata sandi',
  passwordChanged: 'Kata sandi sudah diganti. Perangkat lain telah dikeluarkan.',
  sessionsTitle: 'Perangkat',
  sessionsLead:
    'Satu kali masuk berlaku satu hari. Jika ada perangkat yang tidak Anda kenal, keluarkan perangkat itu lalu ganti kata sandi.',
  thisDevice: 'Perangkat ini',
  lastSeen: 'Terakhir aktif {when}',
  startedAt: 'masuk {when}',
  end: 'Keluarkan',
  endLabel: 'Keluarkan {device}',
  ended: 'Perangkat sudah dikeluarkan.',
  everywhere: 'Keluar dari semua perangkat',
  everywhereTitle: 'Keluar dari semua perangkat?',
  everywhereText: 'Semua perangkat langsung dikeluarkan, termasuk yang ini.',
  languageTitle: 'Bahasa email',
  languageLead: 'Bahasa kuitansi, peringatan, dan pemberitahuan. Bahasa halaman dapat diganti di atas.',
  languageSaved: 'Mulai sekarang email dikirim dalam {language}.',
  dataTitle: 'Data Anda',
  dataLead:
    'Semua yang kami simpan tentang Anda dan usaha Anda dalam satu file JSON: akun, profil, perjanjian, pesan, penawaran, dan pembayaran.',
  dataPasswordHint: 'Diminta lagi karena file ini berisi nomor rekening bank Anda.',
  dataDownload: 'Unduh data saya',
  deletionTitle: 'Hapus akun',
  deletionLead:
    'Profil dan iklan Anda langsung tidak tampil. Anda punya 14 hari untuk berubah pikiran sebelum kami menghapus data pribadi Anda.',
  deletionPrivacy: 'Yang wajib kami simpan menurut hukum',
  deletion: 'Hapus akun',
  deletionAskTitle: 'Hapus akun Anda?',
  deletionObstacles: 'Sebelum akun Anda dapat dihapus:',
  deletionNow: 'Sekarang juga: Anda keluar dari semua perangkat, profil Anda disembunyikan, dan iklan Anda berhenti.',
  deletionLater:
    'Setelah {days} hari: kami menghapus nama, kontak, profil, foto, pesan, dan draf Anda. Masuk sebelum itu untuk mempertahankan akun.',
  deletionStays: 'Menurut hukum kami menyimpan faktur, pencairan dana, mutasi, dan perjanjian yang disetujui selama 10 tahun.',
  deletionCredit: 'Kredit iklan Anda sebesar {amount} hangus dan tidak dicairkan.',
  deletionAsked: 'Akun Anda akan dihapus pada {day}. Masuk sebelum hari itu untuk mempertahankannya.',
});
