import type { AccountRef, Transfer } from '../ledger/transfer.ts';
import type { Idr } from '../money.ts';

const gateway: AccountRef = { kind: 'gateway' };
const feeRevenue: AccountRef = { kind: 'fee_revenue' };
const payoutClearing: AccountRef = { kind: 'payout_clearing' };
const refundPayable: AccountRef = { kind: 'refund_payable' };
const earnings = (vendorId: number): AccountRef => ({ kind: 'vendor_earnings', vendorId });

/** What a couple paid a vendor: the whole amount, and the fee of it that is ours (0 for none; see `feeOf`). Whole Rupiah. */
type Instalment = { readonly sourceId: string; readonly vendorId: number; readonly amountIdr: Idr; readonly feeIdr: Idr };

/** A couple paid an instalment: the whole amount is the vendor's, and the fee of it ours. `sourceId` is the instalment. (product 8, Payout) */
export function instalmentTransfers({ sourceId, vendorId, amountIdr, feeIdr }: Instalment): readonly Transfer[] {
  const whole: Transfer = { kind: 'instalment', sourceId, debit: gateway, credit: earnings(vendorId), amountIdr };
  if (feeIdr === 0) return [whole];
  return [whole, { kind: 'instalment_fee', sourceId, debit: earnings(vendorId), credit: feeRevenue, amountIdr: feeIdr }];
}

/**
 * An instalment goes back to its couple, with the fee that was kept of it, in full or in part: `sourceId` is the refund, the amounts are what
 * goes back and the fee in it. The fee returns first, so that the vendor returns no more than it got. The money is then owed to the couple
 * until finance has returned it (`orderRefundTransfer`). What the vendor's earnings cannot cover is not posted: the earnings never go below zero.
 */
export function instalmentRefundTransfers({ sourceId, vendorId, amountIdr, feeIdr }: Instalment): readonly Transfer[] {
  const whole: Transfer = { kind: 'instalment_refund', sourceId, debit: earnings(vendorId), credit: refundPayable, amountIdr };
  if (feeIdr === 0) return [whole];
  return [{ kind: 'instalment_fee_refund', sourceId, debit: feeRevenue, credit: earnings(vendorId), amountIdr: feeIdr }, whole];
}

/** A payout to a vendor's bank account, by its id. Whole Rupiah. */
type PayoutMoney = { readonly payoutId: string; readonly vendorId: number; readonly amountIdr: Idr };

/** A payout was requested: its money leaves the earnings at once, so that it cannot be asked for twice. */
export function payoutTransfer({ payoutId, vendorId, amountIdr }: PayoutMoney): Transfer {
  return { kind: 'payout', sourceId: payoutId, debit: earnings(vendorId), credit: payoutClearing, amountIdr };
}

/** The bank sent it: the money is not ours to hold any more. */
export function payoutPaidTransfer({ payoutId, amountIdr }: Omit<PayoutMoney, 'vendorId'>): Transfer {
  return { kind: 'payout_paid', sourceId: payoutId, debit: payoutClearing, credit: gateway, amountIdr };
}

/** It could not be sent, or the vendor took it back in time: the money is the vendor's earnings again. */
export function payoutReturnedTransfer({ payoutId, vendorId, amountIdr }: PayoutMoney): Transfer {
  return { kind: 'payout_returned', sourceId: payoutId, debit: payoutClearing, credit: earnings(vendorId), amountIdr };
}

/** It was sent and the vendor's bank sent it back: what has left us is here again, and the vendor's earnings. */
export function payoutSentBackTransfer({ payoutId, vendorId, amountIdr }: PayoutMoney): Transfer {
  return { kind: 'payout_returned', sourceId: payoutId, debit: gateway, credit: earnings(vendorId), amountIdr };
}
