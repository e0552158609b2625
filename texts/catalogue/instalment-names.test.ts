import { expect, test } from 'vitest';
import { instalmentName } from './instalment-names.ts';

test.each([
  ['Deposit', 'id', 'Uang muka'],
  ['Uang muka', 'en', 'Deposit'],
  ['Pelunasan', 'id', 'Pelunasan'],
  ['Pembayaran penuh', 'en', 'Full payment'],
  ['Lunas H-7', 'en', 'Lunas H-7'],
  ['', 'en', ''],
] as const)('“%s” in %s is “%s”', (written, language, shown) => {
  expect(instalmentName(written, language)).toBe(shown);
});
