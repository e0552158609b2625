import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOf, withRunningBalance } from './history.ts';

test('the newest movement ends at the balance, each older one at what was before', () => {
  const rows = withRunningBalance([{ amountIdr: -1_500 }, { amountIdr: -500 }, { amountIdr: 500_000 }], 498_000);
  expect(rows.map(({ balanceAfterIdr }) => balanceAfterIdr)).toEqual([498_000, 499_500, 500_000]);
});

test('a whole history begins at zero, and in less out is the balance', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), (amounts) => {
      const movements = amounts.map((amountIdr) => ({ amountIdr }));
      const balanceIdr = amounts.reduce((total, amount) => total + amount, 0);
      const oldest = withRunningBalance(movements, balanceIdr).at(-1);
      const { inIdr, outIdr } = totalsOf(movements);
      expect(oldest?.balanceAfterIdr).toBe(oldest?.amountIdr);
      expect(inIdr - outIdr).toBe(balanceIdr);
    }),
  );
});

test('what came in and what went out are counted apart', () => {
  expect(totalsOf([{ amountIdr: 500 }, { amountIdr: -200 }, { amountIdr: 1 }, { amountIdr: -50 }])).toEqual({ inIdr: 501, outIdr: 250 });
});

test('no movements, no totals', () => {
  expect(totalsOf([])).toEqual({ inIdr: 0, outIdr: 0 });
  expect(withRunningBalance([], 5)).toEqual([]);
});
