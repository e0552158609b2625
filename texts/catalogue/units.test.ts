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
