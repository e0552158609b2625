import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterMoneyAct, instalmentMoneyStatuses, type MoneyAct, sumsOf } from './refund.ts';

test('money is said to be refunded only after it was sent', () => {
  const acts = fc.array(fc.constantFrom<MoneyAct>('pay', 'approve', 'confirm'), { maxLength: 12 });
  fc.assert(
    fc.property(acts, (list) => {
      let state: (typeof instalmentMoneyStatuses)[number] = 'open';
      const done: MoneyAct[] = [];
      for (const act of list) {
        const next = afterMoneyAct(state, act);
        if (!next.ok) continue;
        state = next.value;
        done.push(act);
      }
      expect(state === 'refunded').toBe(done.includes('confirm'));
      expect(done).toEqual((['pay', 'approve', 'confirm'] as const).slice(0, done.length));
    }),
  );
});

test('every Rupiah of a quotation is paid, to pay, on its way back or back', () => {
  const instalment = fc.record({ state: fc.constantFrom(...instalmentMoneyStatuses), amountIdr: fc.integer({ min: 1, max: 1e9 }) });
  fc.assert(
    fc.property(fc.array(instalment), (instalments) => {
      const { paidIdr, leftIdr, refundingIdr, refundedIdr } = sumsOf(instalments);
      expect(paidIdr + leftIdr + refundingIdr + refundedIdr).toBe(instalments.reduce((sum, { amountIdr }) => sum + amountIdr, 0));
    }),
  );
});
