import { translationOf } from '../typed.ts';
import type { savingEn } from './saving.en.ts';

export const savingId = translationOf<typeof savingEn>()({
  saved: 'Tersimpan {time}',
  pending: 'Sebentar lagi disimpan',
  saving: 'Menyimpan',
  failed: 'Belum tersimpan. Tetap ada di perangkat ini.',
  retry: 'Simpan sekarang',
  elsewhere: 'Ini disimpan di tab atau perangkat lain. Yang Anda ketik di sini tetap ada.',
  keepMine: 'Pakai yang saya ketik di sini',
  takeTheirs: 'Ambil yang tersimpan di sana',
});
