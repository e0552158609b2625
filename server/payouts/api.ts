// Payouts for the operations area.
import type { Idr } from '../../core/money.ts';
import type { PayoutFailure, PayoutStatus } from '../../core/payouts/payout.ts';
import type { Tx } from '../kit/database.ts';
import type { BankFile, FileMaker } from './bank-file.ts';
import { openPayoutOf, type Payout } from './store.ts';

export { readinessOf } from './readiness.ts';
export { type Payout, payoutsNumbered, payoutsOf } from './store.ts';
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
  /**
   * The whole account number, which the bank may be told from now on. Anyone who asks writes it down. Refuses with `payouts.not_started` and
   * `operations.already_decided`.
   */
  numberOf(tx: Tx, id: string): Promise<string>;
  /** What is in process and in no file for the bank yet, as much of it as one file takes. */
  unfiled(): Promise<readonly Payout[]>;
  /** The next file for the bank, or the one this maker made under the same key; null when nothing waits for one. `allowed` chooses from what waits. */
  makeBankFile(
    tx: Tx,
    maker: FileMaker,
    allowed: (payouts: readonly Payout[]) => Promise<readonly Payout[]>,
  ): Promise<{ readonly file: BankFile; readonly isNew: boolean } | null>;
  findBankFile(number: number): Promise<BankFile | null>;
  /** The account number as a file for the bank has it: whole while the payout is in process, only its end afterwards. */
  numberInFile(payout: Payout): Promise<string>;
  /** Each refuses with `operations.already_decided` when it has changed. Who may do so alone is for the caller to decide. */
  start(tx: Tx, id: string, operatorId: number): Promise<Payout>;
  /** Refuses besides with `payouts.bank_informed` and `payouts.not_started`. */
  undo(tx: Tx, id: string): Promise<Payout>;
  pay(tx: Tx, id: string, operatorId: number, reference: string): Promise<Payout>;
  fail(tx: Tx, id: string, operatorId: number, failure: { readonly code: PayoutFailure; readonly note: string }): Promise<Payout>;
  /** A paid one came back. Refuses besides with `payouts.not_paid`. */
  sendBack(tx: Tx, id: string, operatorId: number, failure: { readonly code: PayoutFailure; readonly note: string }): Promise<Payout>;
}
