import { expect, test } from 'vitest';
import { entryPriceOf, priceRoleOf } from './entry-price.ts';
import type { PriceUnit } from './price-list.ts';

const line = (name: string, low: number, unit: PriceUnit) => ({ name, low, unit, role: priceRoleOf({ name, unit }) });

test.each([
  ['Paket akad pagi', 'event', 'package'],
  ['Prewedding 1 hari', 'session', 'package'],
  ['Prasmanan Nusantara', 'portion', 'rate'],
  ['Sewa gedung', 'hour', 'rate'],
  ['Tambahan jam', 'hour', 'extra'],
  ['Fotografer tambahan', 'day', 'extra'],
  ['Extra hour', 'event', 'extra'],
  ['Overtime', 'none', 'extra'],
  ['Uji rasa untuk 6 orang', 'event', 'extra'],
  ['Konsultasi anggaran', 'none', 'extra'],
  // A word within another word says nothing.
  ['Pujian dan doa', 'event', 'package'],
  ['Extravaganza', 'event', 'package'],
] as const)('%s, %s, is a %s', (name, unit, role) => expect(priceRoleOf({ name, unit })).toBe(role));

test('the entry price of a hall with packages from 25 million is not that of an additional hour', () => {
  const list = [
    line('Overtime', 1_500_000, 'hour'),
    line('Silver package', 25_000_000, 'event'),
    line('Gold package', 60_000_000, 'event'),
  ];
  expect(entryPriceOf(list)?.low).toBe(25_000_000);
});

test('without packages the lowest rate counts, with its unit', () => {
  const list = [line('Uji rasa', 600_000, 'event'), line('Prasmanan', 85_000, 'portion'), line('Premium', 165_000, 'portion')];
  expect(entryPriceOf(list)).toMatchObject({ low: 85_000, unit: 'portion' });
});

test('of two that cost the same, the one that stands first in the list counts', () => {
  const list = [line('Paket intim', 25_000_000, 'event'), line('Paket taman', 25_000_000, 'event')];
  expect(entryPriceOf(list)?.name).toBe('Paket intim');
});

test('extras alone make no entry price', () => {
  expect(entryPriceOf([line('Lembur', 500_000, 'hour')])).toBeNull();
  expect(entryPriceOf([])).toBeNull();
});
