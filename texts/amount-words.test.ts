import { expect, test } from 'vitest';
import { amountInWords } from './amount-words.ts';

test.each([
  [0, 'zero Rupiah', 'nol rupiah'],
  [15, 'fifteen Rupiah', 'lima belas rupiah'],
  [100, 'one hundred Rupiah', 'seratus rupiah'],
  [1_000, 'one thousand Rupiah', 'seribu rupiah'],
  [1_050, 'one thousand and fifty Rupiah', 'seribu lima puluh rupiah'],
  [11_000, 'eleven thousand Rupiah', 'sebelas ribu rupiah'],
  [21_000, 'twenty-one thousand Rupiah', 'dua puluh satu ribu rupiah'],
  [101_000, 'one hundred and one thousand Rupiah', 'seratus satu ribu rupiah'],
  [500_000, 'five hundred thousand Rupiah', 'lima ratus ribu rupiah'],
  [1_500_000, 'one million five hundred thousand Rupiah', 'satu juta lima ratus ribu rupiah'],
  [
    17_821_050,
    'seventeen million eight hundred and twenty-one thousand and fifty Rupiah',
    'tujuh belas juta delapan ratus dua puluh satu ribu lima puluh rupiah',
  ],
  [1_000_001_000, 'one billion one thousand Rupiah', 'satu miliar seribu rupiah'],
])('Rp %i in words', (idr, en, id) => {
  expect(amountInWords(idr, 'en')).toBe(en);
  expect(amountInWords(idr, 'id')).toBe(id);
});
