import type { Idr } from '../money.ts';

/**
 * The accounts of the ledger. Vendor credit is what we owe a vendor, hence a liability: a top-up credits it, a click debits it.
 * Gateway is the money the payment gateway holds for us; refund payable is money that came too late and goes back.
 */
export type AccountRef =
  | { readonly kind: 'vendor_credit'; readonly vendorId: number }
  | { readonly kind: 'gateway' }
  | { readonly kind: 'ads_revenue' }
  | { readonly kind: 'tax_payable' }
  | { readonly kind: 'refund_payable' };

const transferKinds = ['top_up', 'top_up_tax', 'click', 'click_refund', 'adjustment', 'late_payment', 'order_refund'] as const;
type TransferKind = (typeof transferKinds)[number];

/**
 * One movement of money, balanced by construction: the same amount leaves one account and reaches another. `kind` and `sourceId` together
 * are unique, which is what makes every movement happen once. Amounts are whole Rupiah above zero. (product 4, Rules of money)
 */
export type Transfer = {
  readonly kind: TransferKind;
  readonly sourceId: string;
  readonly debit: AccountRef;
  readonly credit: AccountRef;
  readonly amountIdr: Idr;
};

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

/** A charged click given back: the original stays, this compensates it in full. */
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

/** What a transfer does to a vendor's credit: positive when credit grows, negative when it shrinks, 0 when it is not concerned. */
export function effectOnCredit({ debit, credit, amountIdr }: Transfer, vendorId: number): Idr {
  if (isCreditOf(credit, vendorId)) return amountIdr;
  return isCreditOf(debit, vendorId) ? -amountIdr : 0;
}

function isCreditOf(account: AccountRef, vendorId: number): boolean {
  return account.kind === 'vendor_credit' && account.vendorId === vendorId;
}
