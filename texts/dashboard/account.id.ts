import { translationOf } from '../typed.ts';
import type { accountEn } from './account.en.ts';

export const accountId = translationOf<typeof accountEn>()({
  passwordTitle: 'Kata sandi',
  passwordLead: 'Setelah diganti, semua perangkat lain dikeluarkan dan kami mengirim pemberitahuan kepada Anda.',
  currentPassword: 'Kata sandi saat ini',
  changePassword: 'Ganti kata sandi',
  passwordChanged: 'Kata sandi sudah diganti. Perangkat lain telah dikeluarkan.',
  sessionsTitle: 'Perangkat yang sedang masuk',
  sessionsLead: 'Satu kali masuk berlaku satu hari. Bila ada perangkat yang tidak Anda kenal, akhiri sesinya dan ganti kata sandi.',
  thisDevice: 'Perangkat ini',
  lastSeen: 'Terakhir aktif {when}',
  startedAt: 'sejak {when}',
  end: 'Akhiri',
  endLabel: 'Akhiri sesi di {device}',
  ended: 'Sesi telah diakhiri.',
  everywhere: 'Keluar dari semua perangkat',
  everywhereTitle: 'Keluar dari semua perangkat?',
  everywhereText: 'Semua perangkat langsung dikeluarkan, termasuk yang ini.',
  languageTitle: 'Bahasa email',
  languageLead: 'Tanda terima, peringatan, dan pemberitahuan dikirim dalam bahasa ini. Bahasa halaman mengikuti pilihan di atas.',
  languageSaved: 'Mulai sekarang email dikirim dalam {language}.',
});
