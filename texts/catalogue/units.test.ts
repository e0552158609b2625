import { expect, test } from 'vitest';
import { itemUnit } from './units.ts';

test.each([
  ['session', 'id', 'sesi'],
  ['acara', 'en', 'event'],
  ['each', 'id', 'buah'],
  ['buah', 'en', 'each'],
  ['session', 'en', 'session'],
  ['album 20x30', 'id', 'album 20x30'],
  ['', 'id', ''],
] as const)('“%s” in %s is “%s”', (written, language, shown) => {
  expect(itemUnit(written, language)).toBe(shown);
});

test.each([
  [1, 'jam', 'en', 'hour'],
  [2.5, 'jam', 'en', 'hours'],
  [300, 'person', 'en', 'people'],
  [4, 'kotak', 'en', 'boxes'],
  [2, 'buah', 'en', 'each'],
  [2, 'package', 'id', 'paket'],
  [2, 'buku', 'en', 'buku'],
] as const)('%d of “%s” in %s is “%s”', (quantity, written, language, shown) => {
  expect(itemUnit(written, language, quantity)).toBe(shown);
});
