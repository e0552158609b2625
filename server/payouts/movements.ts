import { totalsOf, withRunningBalance } from '../../core/credit/history.ts';
import { type Idr, sum } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection } from '../kit/database.ts';
import type { PayoutsContext } from './context.ts';
import { type EarningsKind, type EarningsMovement, earningsMovements } from './earnings-store.ts';
import { payoutNumbers } from './store.ts';

export type MovementRow = EarningsMovement & { readonly balanceAfterIdr: Idr; readonly label: string | null };
export interface Movements {
  /** Newest first. */
  readonly rows: readonly MovementRow[];
  readonly inIdr: Idr;
  readonly outIdr: Idr;
  /** What there is now, whatever was selected. */
  readonly balanceIdr: Idr;
}
interface Filter {
  readonly kind?: EarningsKind | undefined;
  readonly start_date?: BusinessDay | undefined;
  readonly end_date?: BusinessDay | undefined;
}

/** The movements of a vendor's earnings. Balances run over all of them and only then is selected, so that a row says the same in every selection. */
export async function readMovements(
  db: Connection,
  ctx: Pick<PayoutsContext, 'labelsOf'>,
  { vendorId, language }: { readonly vendorId: number; readonly language: Language },
  filter: Filter,
): Promise<Movements> {
  const all = await earningsMovements(db, vendorId);
  const balanceIdr = sum(all.map(({ amountIdr }) => amountIdr));
  const selected = withRunningBalance(all, balanceIdr).filter(
    ({ kind, day }) =>
      (filter.kind === undefined || kind === filter.kind) &&
      (filter.start_date === undefined || day >= filter.start_date) &&
      (filter.end_date === undefined || day <= filter.end_date),
  );
  return { rows: await labelled(db, ctx, language, selected), ...totalsOf(selected), balanceIdr };
}

async function labelled<Row extends EarningsMovement>(
  db: Connection,
  { labelsOf }: Pick<PayoutsContext, 'labelsOf'>,
  language: Language,
  rows: readonly Row[],
): Promise<(Row & { readonly label: string | null })[]> {
  const idsOf = (isInstalment: boolean) =>
    rows.filter(({ kind }) => kind.startsWith('instalment') === isInstalment).map(({ sourceId }) => sourceId);
  const [instalments, payouts] = await Promise.all([labelsOf(db, idsOf(true), language), payoutNumbers(db, idsOf(false))]);
  return rows.map((row) => ({ ...row, label: instalments.get(row.sourceId) ?? payouts.get(row.sourceId) ?? null }));
}
