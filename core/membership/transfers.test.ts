import { expect, test } from 'vitest';
import { membershipTransfers } from './transfers.ts';

test('a membership is earned, its tax is owed', () => {
  const transfers = membershipTransfers({ orderId: 'o1', subtotalIdr: 1_000_000, taxIdr: 110_000 });
  expect(transfers.map(({ kind, credit, amountIdr }) => [kind, credit.kind, amountIdr])).toEqual([
    ['membership', 'membership_revenue', 1_000_000],
    ['membership_tax', 'tax_payable', 110_000],
  ]);
});
test('without tax there is one transfer', () =>
  expect(membershipTransfers({ orderId: 'o1', subtotalIdr: 1_000_000, taxIdr: 0 })).toHaveLength(1));
