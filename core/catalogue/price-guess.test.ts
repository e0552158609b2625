import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessExamples } from './price-guess-examples.ts';
import { priceGuess, unitOfWord } from './price-guess.ts';
import { checkPriceList, priceUnits } from './price-list.ts';

test.each(guessExamples)('%s, %s %s', (name, unit, ownUnit, guess) => expect(priceGuess({ name, unit, ownUnit })).toEqual(guess));

test('whatever is guessed can be saved as it is, and is guessed again', () => {
  const words = fc.constantFrom('Paket', 'per', '/', 'pax', 'porsi', 'jam', 'extra', '100', 'hari', 'gubuk', 'acara');
  const text = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(text, fc.constantFrom(...priceUnits), text, (name, unit, own) => {
      const guess = priceGuess({ name, unit, ownUnit: unit === 'own' ? own : '' });
      expect(checkPriceList([{ name, kind: 'exactly', low: 5_000, high: null, ...guess }])).toMatchObject({ ok: true });
      expect(priceGuess({ name, ...guess })).toEqual(guess);
    }),
  );
});

test('the own word of a product says its unit', () => {
  expect(['orang', 'per orang', 'Pax', 'porsi', 'jam', 'paket', '100 porsi', ''].map(unitOfWord)).toEqual([
    'person',
    'person',
    'person',
    'portion',
    'hour',
    null,
    null,
    null,
  ]);
});
