import type { AccountRef, Transfer } from '../ledger/transfer.ts';
import type { Idr } from '../money.ts';

const gateway: AccountRef = { kind: 'gateway' };
const adsRevenue: AccountRef = { kind: 'ads_revenue' };
const taxPayable: AccountRef = { kind: 'tax_payable' };
const refundPayable: AccountRef = { kind: 'refund_payable' };
const vendorCredit = (vendorId: number): AccountRef => ({ kind: 'vendor_credit', vendorId });

/** A paid order: the subtotal becomes the vendor's credit, the tax is owed to the state. Without tax there is one transfer. */
export function topUpTransfers(order: {
  readonly orderId: string;
  readonly vendorId: number;
  readonly subtotalIdr: Idr;
  readonly taxIdr: Idr;
}): readonly Transfer[] {
  const { orderId: sourceId, vendorId, subtotalIdr, taxIdr } = order;
  const topUp: Transfer = { kind: 'top_up', sourceId, debit: gateway, credit: vendorCredit(vendorId), amountIdr: subtotalIdr };
  if (taxIdr === 0) return [topUp];
  return [topUp, { kind: 'top_up_tax', sourceId, debit: gateway, credit: taxPayable, amountIdr: taxIdr }];
}

/** A charged click: credit is used up and earned. */
export function clickTransfer(click: { readonly clickId: string; readonly vendorId: number; readonly amountIdr: Idr }): Transfer {
  return { kind: 'click', sourceId: click.clickId, debit: vendorCredit(click.vendorId), credit: adsRevenue, amountIdr: click.amountIdr };
}

/** A charged click returned: the original stays, this compensates it in full. */
export function clickRefundTransfer(click: { readonly clickId: string; readonly vendorId: number; readonly amountIdr: Idr }): Transfer {
  return {
    kind: 'click_refund',
    sourceId: click.clickId,
    debit: adsRevenue,
    credit: vendorCredit(click.vendorId),
    amountIdr: click.amountIdr,
  };
}

/** Credit given (positive) or taken (negative) by finance: what is given lessens what we earned, what is taken adds to it. */
export function adjustmentTransfer(adjustment: {
  readonly adjustmentId: string;
  readonly vendorId: number;
  readonly amountIdr: Idr;
}): Transfer {
  const { adjustmentId: sourceId, vendorId, amountIdr } = adjustment;
  const [debit, credit] = amountIdr > 0 ? [adsRevenue, vendorCredit(vendorId)] : [vendorCredit(vendorId), adsRevenue];
  return { kind: 'adjustment', sourceId, debit, credit, amountIdr: Math.abs(amountIdr) };
}

/** Money for an order that had expired, tax included: we hold it and owe it back. It never touches the vendor's credit. */
export function latePaymentTransfer(payment: { readonly paymentId: string; readonly totalIdr: Idr }): Transfer {
  return { kind: 'late_payment', sourceId: payment.paymentId, debit: gateway, credit: refundPayable, amountIdr: payment.totalIdr };
}

/** Finance returned such money. */
export function orderRefundTransfer(payment: { readonly paymentId: string; readonly totalIdr: Idr }): Transfer {
  return { kind: 'order_refund', sourceId: payment.paymentId, debit: refundPayable, credit: gateway, amountIdr: payment.totalIdr };
}
