import fc from 'fast-check';
import { expect, test } from 'vitest';
import { higherStatus, isPayable, mismatchOf, type PaymentStatus, paymentStatuses } from './notice.ts';

test('notices in any order, with any repeats, end in one state', () => {
  const notices = fc.array(fc.constantFrom(...paymentStatuses), { minLength: 1, maxLength: 8 });
  const again = notices.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
  );
  const end = (list: PaymentStatus[]) => list.reduce((one, other) => higherStatus(one, other));
  fc.assert(
    fc.property(again, ([list, other]) => {
      expect(end(other)).toBe(end(list));
    }),
  );
});

test.each([
  ['expired', 'paid', 'paid'],
  ['failed', 'paid', 'paid'],
  ['failed', 'expired', 'expired'],
  ['paid', 'pending', 'paid'],
  ['paid', 'refunded', 'refunded'],
] as const)('%s and %s make %s', (one, other, result) => expect(higherStatus(one, other)).toBe(result));

test('a payment stays payable until it is paid or expires', () => {
  expect(paymentStatuses.filter(isPayable)).toEqual(['pending', 'failed']);
});

const opened = { merchant: 'pelaminan', amountIdr: 555_000, currency: 'IDR' };
test.each([
  [opened, null],
  [{ ...opened, amountIdr: 555_001 }, 'amount_mismatch'],
  [{ ...opened, amountIdr: 5_550 }, 'amount_mismatch'],
  [{ ...opened, currency: 'USD' }, 'currency_mismatch'],
  [{ ...opened, merchant: 'somebody-else' }, 'merchant_mismatch'],
] as const)('a notice of %o has %s', (told, wrong) => expect(mismatchOf(told, opened)).toBe(wrong));
