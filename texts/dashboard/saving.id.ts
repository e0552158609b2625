import { translationOf } from '../typed.ts';
import type { savingEn } from './saving.en.ts';

export const savingId = translationOf<typeof savingEn>()({
  saved: 'Tersimpan {time}',
  pending: 'Segera disimpan',
  saving: 'Menyimpan',
  failed: 'Belum tersimpan. Perubahan Anda ada di perangkat ini.',
  unread: 'Belum tersimpan. Periksa isian yang ditandai.',
  gone: 'Draf ini dihapus di tab atau perangkat lain. Salin isian yang masih Anda perlukan dari sini.',
  retry: 'Simpan sekarang',
  elsewhere: 'Ini diubah di tab atau perangkat lain. Isian Anda di sini tetap ada.',
  here: 'Di sini: {value}',
  there: 'Tersimpan: {value}',
  keepMine: 'Pakai isian saya',
  takeTheirs: 'Pakai yang tersimpan',
});
