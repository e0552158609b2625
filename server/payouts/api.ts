// Payouts for the operations area.
import type { Idr } from '../../core/money.ts';
import type { PayoutFailure, PayoutStatus } from '../../core/payouts/payout.ts';
import type { Tx } from '../kit/database.ts';
import { openPayoutOf, type Payout } from './store.ts';

export { readinessOf } from './readiness.ts';
export { type Payout, payoutsNumbered } from './store.ts';
export { earningsTotals } from './earnings-store.ts';

/** Whether a vendor's money is on its way to a bank account: that account stays until then. */
export const isPayoutUnderWay = async (tx: Tx, vendorId: number): Promise<boolean> => (await openPayoutOf(tx, vendorId)) !== null;

export interface Payouts {
  find(id: string): Promise<Payout | null>;
  /** Those that wait from the oldest on, closed ones newest first. */
  list(state: PayoutStatus, page: { readonly limit: number; readonly offset: number }): Promise<Payout[]>;
  count(states: readonly PayoutStatus[]): Promise<{ readonly count: number; readonly amountIdr: Idr; readonly oldestAt: Date | null }>;
  /** Locked until the transaction ends. Refuses with `request.not_found`. */
  lock(tx: Tx, id: string): Promise<Payout>;
  /** The whole account number, which the bank may be told from now on. Whoever asks writes it down. */
  numberOf(tx: Tx, id: string): Promise<string>;
  /** The number of the next file for the bank. */
  nextBankFile(tx: Tx): Promise<number>;
  /** This file for the bank has the payout; the first one that does stays its file. */
  markInFile(tx: Tx, id: string, file: number): Promise<void>;
  /** Each refuses with `operations.already_decided` when it moved on. Who may do so alone is for the caller to decide. */
  start(tx: Tx, id: string, operatorId: number): Promise<Payout>;
  /** Refuses besides with `payouts.bank_informed` and `payouts.not_started`. */
  undo(tx: Tx, id: string): Promise<Payout>;
  pay(tx: Tx, id: string, operatorId: number, reference: string): Promise<Payout>;
  fail(tx: Tx, id: string, operatorId: number, failure: { readonly code: PayoutFailure; readonly note: string }): Promise<Payout>;
  /** A paid one came back. Refuses besides with `payouts.not_paid`. */
  sendBack(tx: Tx, id: string, operatorId: number, failure: { readonly code: PayoutFailure; readonly note: string }): Promise<Payout>;
}
