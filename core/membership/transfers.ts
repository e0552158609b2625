import type { AccountRef, Transfer } from '../ledger/transfer.ts';
import type { Idr } from '../money.ts';

const gateway: AccountRef = { kind: 'gateway' };

/** A paid membership: the price is earned, the tax is owed to the state. Without tax there is one transfer. Whole Rupiah. */
export function membershipTransfers(order: {
  readonly orderId: string;
  readonly subtotalIdr: Idr;
  readonly taxIdr: Idr;
}): readonly Transfer[] {
  const { orderId: sourceId, subtotalIdr, taxIdr } = order;
  const price: Transfer = { kind: 'membership', sourceId, debit: gateway, credit: { kind: 'membership_revenue' }, amountIdr: subtotalIdr };
  if (taxIdr === 0) return [price];
  return [price, { kind: 'membership_tax', sourceId, debit: gateway, credit: { kind: 'tax_payable' }, amountIdr: taxIdr }];
}
