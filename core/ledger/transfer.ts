import type { Idr } from '../money.ts';

/** A vendor has two accounts: the credit it bought, and what it earned. */
export type VendorAccountKind = 'vendor_credit' | 'vendor_earnings';

/**
 * The accounts of the ledger. Vendor credit and vendor earnings are what we owe a vendor, hence liabilities: money in credits them, its use
 * debits them. Gateway is the money we hold, at the payment gateway or in our bank; refund payable is money that goes back to who paid it;
 * payout clearing is money on its way to vendors; the revenues are what we earned with ads, as fees and with memberships.
 */
export type AccountRef =
  | { readonly kind: VendorAccountKind; readonly vendorId: number }
  | { readonly kind: 'gateway' }
  | { readonly kind: 'ads_revenue' }
  | { readonly kind: 'tax_payable' }
  | { readonly kind: 'refund_payable' }
  | { readonly kind: 'fee_revenue' }
  | { readonly kind: 'membership_revenue' }
  | { readonly kind: 'payout_clearing' };

const transferKinds = [
  'top_up',
  'top_up_tax',
  'click',
  'click_settlement',
  'click_refund',
  'adjustment',
  'late_payment',
  'order_refund',
  'instalment',
  'instalment_fee',
  'instalment_refund',
  'instalment_fee_refund',
  'payout',
  'payout_paid',
  'payout_returned',
  'membership',
  'membership_tax',
] as const;
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

/** The account's owner; null for the platform's own accounts. */
export const vendorIdOf = (account: AccountRef): number | null => ('vendorId' in account ? account.vendorId : null);

/** What a transfer does to one of a vendor's accounts: positive when it grows, negative when it shrinks, 0 when it is not concerned. */
export function effectOn({ debit, credit, amountIdr }: Transfer, kind: VendorAccountKind, vendorId: number): Idr {
  const isConcerned = (account: AccountRef): boolean => account.kind === kind && vendorIdOf(account) === vendorId;
  if (isConcerned(credit)) return amountIdr;
  return isConcerned(debit) ? -amountIdr : 0;
}
