import type { PriceGuess } from './price-guess.ts';
import type { PriceUnit } from './price-list.ts';

/** What lines are taken for, for the tests of `priceGuess` and of migration 0132. */
export const guessExamples: readonly (readonly [name: string, unit: PriceUnit, ownUnit: string, guess: PriceGuess])[] = [
  ['Paket akad pagi', 'event', '', { role: 'package', unit: 'event', ownUnit: '' }],
  ['Prewedding 1 hari', 'session', '', { role: 'package', unit: 'session', ownUnit: '' }],
  ['Prasmanan Nusantara', 'portion', '', { role: 'rate', unit: 'portion', ownUnit: '' }],
  ['Sewa gedung', 'hour', '', { role: 'rate', unit: 'hour', ownUnit: '' }],
  ['Tambahan jam', 'hour', '', { role: 'extra', unit: 'hour', ownUnit: '' }],
  ['Fotografer tambahan', 'day', '', { role: 'extra', unit: 'day', ownUnit: '' }],
  ['Extra hour', 'event', '', { role: 'extra', unit: 'event', ownUnit: '' }],
  ['Overtime per jam', 'none', '', { role: 'extra', unit: 'hour', ownUnit: '' }],
  ['Transport luar kota', 'none', '', { role: 'extra', unit: 'none', ownUnit: '' }],
  ['Additional photographer', 'event', '', { role: 'extra', unit: 'event', ownUnit: '' }],
  ['Uji rasa untuk 6 orang', 'event', '', { role: 'extra', unit: 'event', ownUnit: '' }],
  ['Konsultasi anggaran', 'none', '', { role: 'extra', unit: 'none', ownUnit: '' }],
  // The unit is in the name, and the field was left as it is.
  ['Prasmanan per pax', 'event', '', { role: 'rate', unit: 'person', ownUnit: '' }],
  ['Prasmanan / pax', 'none', '', { role: 'rate', unit: 'person', ownUnit: '' }],
  ['Buffet per orang', 'package', '', { role: 'rate', unit: 'person', ownUnit: '' }],
  ['Nasi kotak/porsi', 'none', '', { role: 'rate', unit: 'portion', ownUnit: '' }],
  ['SEWA PER JAM', 'event', '', { role: 'rate', unit: 'hour', ownUnit: '' }],
  ['Sewa mobil (perhari)', 'event', '', { role: 'rate', unit: 'day', ownUnit: '' }],
  ['Undangan per lembar', 'none', '', { role: 'rate', unit: 'piece', ownUnit: '' }],
  // So many guests are in it: it is booked as a whole.
  ['Paket 500 pax', 'event', '', { role: 'package', unit: 'event', ownUnit: '' }],
  ['Harga per 100 pax', 'none', '', { role: 'package', unit: 'none', ownUnit: '' }],
  ['Sewa gedung akhir pekan (6 jam)', 'event', '', { role: 'package', unit: 'event', ownUnit: '' }],
  // Own words.
  ['Prasmanan', 'own', 'pax', { role: 'rate', unit: 'person', ownUnit: '' }],
  ['Prasmanan', 'own', 'per Pax', { role: 'rate', unit: 'person', ownUnit: '' }],
  ['Live music', 'own', '/ jam', { role: 'rate', unit: 'hour', ownUnit: '' }],
  ['Gubukan', 'own', 'per gubuk', { role: 'rate', unit: 'own', ownUnit: 'per gubuk' }],
  ['Prasmanan', 'own', 'per 100 pax', { role: 'rate', unit: 'own', ownUnit: 'per 100 pax' }],
  ['Dekorasi', 'own', 'per paket', { role: 'package', unit: 'own', ownUnit: 'per paket' }],
  // A word within another word says nothing.
  ['Pujian dan doa', 'event', '', { role: 'package', unit: 'event', ownUnit: '' }],
  ['Extravaganza', 'event', '', { role: 'package', unit: 'event', ownUnit: '' }],
  ['Superhari', 'event', '', { role: 'package', unit: 'event', ownUnit: '' }],
];
