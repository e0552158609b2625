import { expect, test } from 'vitest';
import { bandsThatFit, budgetBands } from './budget.ts';

test.each<[string, number | null, readonly string[]]>([
  ['a vendor without prices fits every budget', null, budgetBands],
  ['half of the upper end is still within it', 25_000_000, budgetBands],
  ['one Rupiah more is not', 25_000_001, budgetBands.slice(1)],
  ['a high price fits the open end alone', 250_000_001, ['over_500']],
  ['a free one fits every budget', 0, budgetBands],
])('%s', (_, price, bands) => expect(bandsThatFit(price)).toEqual(bands));
