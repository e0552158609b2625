import { accept, type Outcome, refuse } from '../outcome.ts';

/**
 * An instalment and its money. `open`: not paid. `paid`: the vendor's. `refunding`: it has left the vendor's earnings and is the couple's, but has not been
 * sent yet. `refunded`: it was sent. Vendor, couple and finance read the same state in the same words. (decision 0055)
 */
export const instalmentStates = ['open', 'paid', 'refunding', 'refunded'] as const;
export type InstalmentState = (typeof instalmentStates)[number];

/** `pay`: money arrived. `approve`: its refund was approved. `confirm`: the money was sent back. */
export type MoneyAct = 'pay' | 'approve' | 'confirm';

const draws: Readonly<Record<MoneyAct, { readonly from: InstalmentState; readonly to: InstalmentState }>> = {
  pay: { from: 'open', to: 'paid' },
  approve: { from: 'paid', to: 'refunding' },
  confirm: { from: 'refunding', to: 'refunded' },
};

/** The state after an act; refused where there is no such step from here. */
export function afterMoneyAct(state: InstalmentState, act: MoneyAct): Outcome<InstalmentState, 'operations.already_decided'> {
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
export function sumsOf(instalments: readonly { readonly state: InstalmentState; readonly amountIdr: number }[]): InstalmentSums {
  const of = (wanted: InstalmentState): number =>
    instalments.reduce((total, { state, amountIdr }) => (state === wanted ? total + amountIdr : total), 0);
  return { paidIdr: of('paid'), leftIdr: of('open'), refundingIdr: of('refunding'), refundedIdr: of('refunded') };
}
