import { expect, test } from 'vitest';
import { itemOfPrice, itemOfProduct, offersOf } from './offers.ts';

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

test('an offer is known again wherever it stands in the list, also among others that are alike', () => {
  const item = (name: string) => itemOfProduct({ title: name, unit: 'paket', priceIdr: 500_000 });
  const keysOf = (names: string) => offersOf(names.split('').map(item)).map(({ key }) => key);
  const [a, b, secondA] = keysOf('aba');
  expect(keysOf('ba')).toEqual([b, a]);
  expect(keysOf('caa')).toEqual([expect.anything(), a, secondA]);
  expect(new Set([a, b, secondA]).size).toBe(3);
});
