import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccountRef, effectOn, type Transfer } from '../ledger/transfer.ts';
import { sum } from '../money.ts';
import {
  adjustmentTransfer,
  clickRefundTransfer,
  clickTransfer,
  latePaymentTransfer,
  orderRefundTransfer,
  topUpTransfers,
} from './transfers.ts';

const vendorId = 7;
const click = { clickId: 'c1', vendorId, amountIdr: 1_500 };
const late = { paymentId: 'p1', totalIdr: 555_000 };
const topUp = topUpTransfers({ orderId: 'o1', vendorId, subtotalIdr: 500_000, taxIdr: 55_000 });

/** Debits less credits of an account: positive for what we have, negative for what we owe or earned. */
const net = (transfers: readonly Transfer[], kind: AccountRef['kind']) =>
  sum(transfers.map(({ debit, credit, amountIdr }) => (debit.kind === kind ? amountIdr : 0) - (credit.kind === kind ? amountIdr : 0)));

describe('a top-up', () => {
  test('gives the vendor the subtotal, owes the tax, and the gateway holds both', () => {
    expect(net(topUp, 'gateway')).toBe(555_000);
    expect(net(topUp, 'vendor_credit')).toBe(-500_000);
    expect(net(topUp, 'tax_payable')).toBe(-55_000);
    expect(topUp.map(({ kind }) => kind)).toEqual(['top_up', 'top_up_tax']);
  });
  test('without tax has no tax line', () =>
    expect(topUpTransfers({ orderId: 'o1', vendorId, subtotalIdr: 500_000, taxIdr: 0 })).toHaveLength(1));
});

test('a click turns credit into revenue, and its refund turns it back', () => {
  expect(effectOn(clickTransfer(click), 'vendor_credit', vendorId)).toBe(-1_500);
  expect(effectOn(clickRefundTransfer(click), 'vendor_credit', vendorId)).toBe(1_500);
  expect(net([clickTransfer(click), clickRefundTransfer(click)], 'ads_revenue')).toBe(0);
});

test('an adjustment changes the credit by its amount, given or taken', () => {
  for (const amountIdr of [25_000, -25_000, 1, -1])
    expect(effectOn(adjustmentTransfer({ adjustmentId: 'a1', vendorId, amountIdr }), 'vendor_credit', vendorId)).toBe(amountIdr);
});

test('money that came too late is owed back and never becomes credit', () => {
  const both = [latePaymentTransfer(late), orderRefundTransfer(late)];
  expect(both.map((transfer) => effectOn(transfer, 'vendor_credit', vendorId))).toEqual([0, 0]);
  expect(net(both.slice(0, 1), 'refund_payable')).toBe(-555_000);
  expect(net(both, 'refund_payable')).toBe(0);
  expect(net(both, 'gateway')).toBe(0);
});

test('a transfer of one vendor leaves the credit of another alone', () => {
  expect([...topUp, clickTransfer(click)].map((transfer) => effectOn(transfer, 'vendor_credit', 8))).toEqual([0, 0, 0]);
});

test('whatever happens, all accounts together sum to zero', () => {
  const amountIdr = fc.integer({ min: 1, max: 50_000_000 });
  const anyTransfers = fc.oneof(
    fc.tuple(amountIdr, fc.nat(1_000_000)).map(([subtotalIdr, taxIdr]) => topUpTransfers({ orderId: 'o', vendorId, subtotalIdr, taxIdr })),
    amountIdr.map((amount) => [clickTransfer({ ...click, amountIdr: amount })]),
    amountIdr.map((amount) => [clickRefundTransfer({ ...click, amountIdr: amount })]),
    amountIdr
      .chain((amount) => fc.constantFrom(amount, -amount))
      .map((amount) => [adjustmentTransfer({ adjustmentId: 'a', vendorId, amountIdr: amount })]),
    amountIdr.map((totalIdr) => [latePaymentTransfer({ ...late, totalIdr })]),
    amountIdr.map((totalIdr) => [orderRefundTransfer({ ...late, totalIdr })]),
  );
  const kinds = ['vendor_credit', 'gateway', 'ads_revenue', 'tax_payable', 'refund_payable'] as const;
  fc.assert(
    fc.property(fc.array(anyTransfers, { maxLength: 20 }), (groups) => {
      const transfers = groups.flat();
      expect(sum(kinds.map((kind) => net(transfers, kind)))).toBe(0);
      expect(sum(transfers.map((transfer) => effectOn(transfer, 'vendor_credit', vendorId)))).toBe(0 - net(transfers, 'vendor_credit'));
    }),
  );
});
