import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['500000', 500_000],
  [' 500000 ', 500_000],
  ['500.000', 500_000],
  ['1,250,000', 1_250_000],
  ['Rp 1.250.000', 1_250_000],
  ['rp1250000', 1_250_000],
  ['Rp. 75.000', 75_000],
  ['500 000', 500_000],
  ['0', 0],
])('%j is %i', (text, amount) => expect(typedAmount(text)).toBe(amount));

test.each(['', ' ', 'Rp', '500.5', '500,00', '1.250,000', '12.34.567', '-5', '5e5', 'five', '١٢٣', '9999999999999999'])(
  '%j is no amount',
  (text) => expect(typedAmount(text)).toBeNull(),
);
