import { accept, type Outcome, refuse } from '../outcome.ts';

/**
 * An instalment and its money. `open`: not paid. `paid`: the vendor's. `refunding`: it has left the vendor's earnings and is the couple's, but has not been
 * sent yet. `refunded`: it was sent. Vendor, couple and finance read the same state in the same words. (decision 0055)
 */
export const instalmentMoneyStatuses = ['open', 'paid', 'refunding', 'refunded'] as const;
export type InstalmentMoneyStatus = (typeof instalmentMoneyStatuses)[number];

/** `pay`: money arrived. `approve`: its refund was approved. `confirm`: the money was sent back. */
export type MoneyAct = 'pay' | 'approve' | 'confirm';

const draws: Readonly<Record<MoneyAct, { readonly from: InstalmentMoneyStatus; readonly to: InstalmentMoneyStatus }>> = {
  pay: { from: 'open', to: 'paid' },
  approve: { from: 'paid', to: 'refunding' },
  confirm: { from: 'refunding', to: 'refunded' },
};

/** The state after an act; refused where there is no such step from here. */
export function afterMoneyAct(state: InstalmentMoneyStatus, act: MoneyAct): Outcome<InstalmentMoneyStatus, 'operations.already_decided'> {
  const { from, to } = draws[act];
  return state === from ? accept(to) : refuse({ code: 'operations.already_decided' });
}

/** Money of an accepted quotation by where it is, in whole Rupiah. */
export interface InstalmentSums {
  /** Paid, and the vendor's. */
  readonly paidIdr: number;
  /** Not paid yet. */
  readonly leftIdr: number;
  readonly refundingIdr: number;
  readonly refundedIdr: number;
}

/** What of a quotation was paid, is still to pay, and went back: every Rupiah of it is in one of them. */
export function sumsOf(instalments: readonly { readonly state: InstalmentMoneyStatus; readonly amountIdr: number }[]): InstalmentSums {
  const of = (wanted: InstalmentMoneyStatus): number =>
    instalments.reduce((total, { state, amountIdr }) => (state === wanted ? total + amountIdr : total), 0);
  return { paidIdr: of('paid'), leftIdr: of('open'), refundingIdr: of('refunding'), refundedIdr: of('refunded') };
}
