// What our staff may ask of payouts.
import type { Idr } from '../../core/money.ts';
import type { PayoutFailure, PayoutState } from '../../core/payouts/payout.ts';
import type { Tx } from '../kit/database.ts';
import type { Payout } from './store.ts';

export { readinessOf } from './readiness.ts';
export { registerPayouts } from './routes.ts';
export type { Payout } from './store.ts';
export { earningsTotals } from './earnings-store.ts';

export interface Payouts {
  /** Up to here one operator is enough. */
  readonly aloneMaxIdr: Idr;
  find(id: string): Promise<Payout | null>;
  /** Those that wait from the oldest on, closed ones newest first. */
  list(state: PayoutState, page: { readonly limit: number; readonly offset: number }): Promise<Payout[]>;
  count(states: readonly PayoutState[]): Promise<{ readonly count: number; readonly amountIdr: Idr; readonly oldestAt: Date | null }>;
  /** Whether a vendor's money is on its way to a bank account: that account stays until then. */
  isUnderWay(tx: Tx, vendorId: number): Promise<boolean>;
  /** The whole account number. Whoever asks writes it down first. */
  numberOf(id: string): Promise<string>;
  /** Refuses with `operations.already_decided` and `operations.own_request`. */
  start(tx: Tx, id: string, operatorId: number): Promise<{ readonly payout: Payout; readonly did: 'checked' | 'processing' }>;
  pay(tx: Tx, id: string, operatorId: number, reference: string): Promise<Payout>;
  fail(tx: Tx, id: string, operatorId: number, failure: { readonly code: PayoutFailure; readonly note: string }): Promise<Payout>;
  /** A paid one came back. Refuses with `payouts.not_paid`, `operations.already_decided` and `operations.own_request`. */
  sendBack(tx: Tx, id: string, operatorId: number, failure: { readonly code: PayoutFailure; readonly note: string }): Promise<Payout>;
}
