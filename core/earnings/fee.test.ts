import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeOn } from './fee.ts';

test.each([
  [10_000_000, 300, 300_000],
  [10_000_000, 250, 250_000],
  [10_000_000, 200, 200_000],
  [33, 300, 0],
  [34, 300, 1],
  [1, 300, 0],
  [10_000_000, 0, 0],
])('of Rp %i at %i basis points it is Rp %i', (amountIdr, rate, fee) => expect(feeOn(amountIdr, rate)).toBe(fee));

test('it is the exact share rounded down, and exact where a multiplication would not be', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 10_000 }), (amountIdr, rate) => {
      expect(BigInt(feeOn(amountIdr, rate))).toBe((BigInt(amountIdr) * BigInt(rate)) / 10_000n);
    }),
  );
});
