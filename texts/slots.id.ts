import { translationOf } from './typed.ts';
import type { slotsEn } from './slots.en.ts';

export const slotsId = translationOf<typeof slotsEn>()({
  day: 'Tanggal',
  time: 'Jam',
  free: '{day}: {n} waktu kosong',
  full: '{day}: tidak ada waktu kosong',
  pickDay: 'Pilih tanggal untuk melihat waktu yang kosong.',
  timesOn: 'Waktu kosong pada {day}',
  zoneNote: 'Waktu dalam {zone}',
});
