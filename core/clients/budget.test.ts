import { expect, test } from 'vitest';
import { bandsThatFit, budgetBands } from './budget.ts';

test.each<[string, number | null, readonly string[]]>([
  ['a vendor without prices fits every budget', null, budgetBands],
  ['half of the upper end is still within it', 25_000_000, budgetBands],
  ['one Rupiah more is not', 25_000_001, budgetBands.slice(1)],
  ['half of 100 million is within that', 50_000_000, budgetBands.slice(1)],
  ['and a Rupiah more is not', 50_000_001, budgetBands.slice(2)],
  ['half of 250 million is within that', 125_000_000, budgetBands.slice(2)],
  ['and a Rupiah more is not', 125_000_001, budgetBands.slice(3)],
  ['half of 500 million is within that', 250_000_000, budgetBands.slice(3)],
  ['a high price fits the open end alone', 250_000_001, ['over_500']],
  ['a free one fits every budget', 0, budgetBands],
])('%s', (_, price, bands) => expect(bandsThatFit(price)).toEqual(bands));
