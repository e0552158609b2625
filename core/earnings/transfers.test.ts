import { describe, expect, test } from 'vitest';
import { type AccountRef, effectOn, type Transfer } from '../ledger/transfer.ts';
import { sum } from '../money.ts';
import { instalmentRefundTransfers, instalmentTransfers, payoutPaidTransfer, payoutReturnedTransfer, payoutTransfer } from './transfers.ts';

const vendorId = 7;
const instalment = { sourceId: 'i1', vendorId, amountIdr: 10_000_000, feeIdr: 300_000 };
const payout = { payoutId: 'p1', vendorId, amountIdr: 4_000_000 };
const earned = (transfers: readonly Transfer[], of = vendorId) =>
  sum(transfers.map((transfer) => effectOn(transfer, 'vendor_earnings', of)));
/** Debits less credits: positive for what we have, negative for what we owe or earned. */
const net = (transfers: readonly Transfer[], kind: AccountRef['kind']) =>
  sum(transfers.map(({ debit, credit, amountIdr }) => (debit.kind === kind ? amountIdr : 0) - (credit.kind === kind ? amountIdr : 0)));

describe('an instalment', () => {
  test('is the vendor’s, less the fee', () => {
    expect(earned(instalmentTransfers(instalment))).toBe(9_700_000);
    expect(net(instalmentTransfers(instalment), 'fee_revenue')).toBe(-300_000);
    expect(net(instalmentTransfers(instalment), 'gateway')).toBe(10_000_000);
  });
  test('without a fee is one transfer', () => expect(instalmentTransfers({ ...instalment, feeIdr: 0 })).toHaveLength(1));
  test('refunded leaves nothing with the vendor or with us, and the earnings never fall below their previous amount', () => {
    const back = instalmentRefundTransfers(instalment);
    const all = [...instalmentTransfers(instalment), ...back];
    expect(earned(all)).toBe(0);
    expect(net(all, 'fee_revenue')).toBe(0);
    expect(net(all, 'refund_payable')).toBe(-10_000_000);
    expect(back.map(({ kind }) => kind)).toEqual(['instalment_fee_refund', 'instalment_refund']);
  });
  test('without a fee is given back in one transfer', () =>
    expect(instalmentRefundTransfers({ ...instalment, feeIdr: 0 })).toHaveLength(1));
  test('touches neither the credit of its vendor nor the earnings of another', () => {
    expect(sum(instalmentTransfers(instalment).map((transfer) => effectOn(transfer, 'vendor_credit', vendorId)))).toBe(0);
    expect(earned(instalmentTransfers(instalment), 8)).toBe(0);
  });
});

describe('a payout', () => {
  test('leaves the earnings immediately and is in transit', () => {
    expect(earned([payoutTransfer(payout)])).toBe(-4_000_000);
    expect(net([payoutTransfer(payout)], 'payout_clearing')).toBe(-4_000_000);
  });
  test('paid leaves us', () => {
    const all = [payoutTransfer(payout), payoutPaidTransfer(payout)];
    expect(net(all, 'payout_clearing')).toBe(0);
    expect(net(all, 'gateway')).toBe(-4_000_000);
    expect(earned(all)).toBe(-4_000_000);
  });
  test('returns to the vendor if it fails', () => {
    const all = [payoutTransfer(payout), payoutReturnedTransfer(payout)];
    expect(net(all, 'payout_clearing')).toBe(0);
    expect(earned(all)).toBe(0);
  });
});
