import { expect, test } from 'vitest';
import { itemOfPrice, itemOfProduct } from './offers.ts';

test.each([
  ['package', 'paket', 300, 1],
  ['portion', 'porsi', 300, 300],
  ['person', 'orang', 300, 300],
  ['person', 'orang', null, 1],
  ['hour', 'jam', 300, 1],
  ['portion', 'porsi', 20_000, 10_000],
] as const)('a price for a %s (%s) and %s guests: %i of it', (unit, word, guests, quantity) =>
  expect(itemOfPrice({ name: ' Prasmanan ', low: 185_000, unit }, word, guests)).toEqual({
    name: 'Prasmanan',
    quantity,
    unit: word,
    price: 185_000,
  }),
);

test('what is longer or dearer than an item may be is cut to it', () => {
  expect(itemOfProduct({ title: 'a'.repeat(150), unit: 'b'.repeat(40), priceIdr: 5_000_000_000 })).toEqual({
    name: 'a'.repeat(120),
    quantity: 1,
    unit: 'b'.repeat(30),
    price: 1_000_000_000,
  });
});
