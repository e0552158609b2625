import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterEvent, isLatePayment, type OrderEffect, type OrderEvent, type OrderState } from './order.ts';

const paid: OrderEvent = { kind: 'paid', isLate: false };
const paidLate: OrderEvent = { kind: 'paid', isLate: true };
const failed: OrderEvent = { kind: 'failed' };
const expired: OrderEvent = { kind: 'expired' };
const refunded: OrderEvent = { kind: 'refunded' };

const play = (events: readonly OrderEvent[]) => {
  let state: OrderState = 'unpaid';
  const effects: OrderEffect[] = [];
  for (const event of events) {
    const next = afterEvent(state, event);
    state = next.state;
    effects.push(next.effect);
  }
  return { state, deliveries: effects.filter((effect) => effect === 'deliver').length };
};

describe('an order', () => {
  test.each<[string, OrderEvent[], OrderState, number]>([
    ['is paid and delivered by a payment in time', [paid], 'paid', 1],
    ['is delivered once, however often the payment is told', [paid, paid, paid], 'paid', 1],
    ['can be paid after a failed attempt', [failed, paid], 'paid', 1],
    ['expires without money', [failed, expired], 'expired', 0],
    ['leads to a refund when it is paid after it expired', [expired, paidLate], 'refund_due', 0],
    ['leads to a refund also when the payment is told before the expiry', [paidLate, expired], 'refund_due', 0],
    ['is delivered when a payment in time is told after the expiry', [expired, paid], 'paid', 1],
    ['stays paid when an expiry comes late', [paid, expired], 'paid', 1],
    ['stays to be refunded until finance has done it, and after', [paidLate, refunded], 'refund_due', 0],
  ])('%s', (_, events, state, deliveries) => expect(play(events)).toEqual({ state, deliveries }));
});

test('every order of the same events, with repeats, ends in the same state and deliveries as often', () => {
  const events = fc.array(fc.constantFrom(paid, paidLate, failed, expired, refunded), { maxLength: 8 });
  const shuffled = events.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
  );
  fc.assert(
    fc.property(shuffled, ([list, again]) => {
      expect(play(again)).toEqual(play(list));
      expect(play(list).deliveries).toBe(list.includes(paid) ? 1 : 0);
    }),
    { numRuns: 1_000 },
  );
});

describe('a payment is late', () => {
  test.each([
    ['at the deadline', 1_000, null, true],
    ['a millisecond before it not', 999, null, false],
    ['when the gateway had closed the payment', 500, 500, true],
    ['and not before that', 499, 500, false],
    ['when the gateway would wait longer than we do', 1_000, 2_000, true],
  ])('%s', (_, paidAt, payableUntilAt, isLate) => expect(isLatePayment(paidAt, { expiresAt: 1_000 }, payableUntilAt)).toBe(isLate));
});
