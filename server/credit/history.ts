import { totalsOf, withRunningBalance } from '../../core/credit/history.ts';
import { type Idr, sum } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import { type CreditMovement, type MovementKind, movementsOf } from './history-store.ts';

export interface HistoryFilter {
  readonly kind?: MovementKind | undefined;
  readonly start_date?: BusinessDay | undefined;
  readonly end_date?: BusinessDay | undefined;
}
export type HistoryRow = CreditMovement & { readonly balanceAfterIdr: Idr };
export interface History {
  readonly rows: readonly HistoryRow[];
  /** Of the selection. */
  readonly inIdr: Idr;
  readonly outIdr: Idr;
  /** The credit there is now, whatever was selected. */
  readonly balanceIdr: Idr;
}

/**
 * The history of a vendor's credit, newest first. Balances run over all movements and only then is selected, so that a row says the same
 * in every selection. A year of it is some hundred rows, since the clicks of a day are one. (product 4, Calls)
 */
export async function readHistory(db: Connection, vendorId: number, filter: HistoryFilter): Promise<History> {
  const movements = await movementsOf(db, vendorId);
  const balanceIdr = sum(movements.map(({ amountIdr }) => amountIdr));
  const rows = withRunningBalance(movements, balanceIdr).filter(
    ({ kind, day }) =>
      (filter.kind === undefined || kind === filter.kind) &&
      (filter.start_date === undefined || day >= filter.start_date) &&
      (filter.end_date === undefined || day <= filter.end_date),
  );
  return { rows, ...totalsOf(rows), balanceIdr };
}
