import type { EarningsMovement, Payout as WirePayout } from '../../contract/payouts.ts';
import type { MovementRow } from './movements.ts';
import type { Readiness } from './context.ts';
import type { Payout } from './store.ts';

/** Status and failure as the vendor sees them; who of our team did what stays here. */
export const presentPayout = (payout: Payout, requestedBy: string | null): WirePayout => ({
  id: payout.id,
  number: payout.number,
  amount: payout.amountIdr,
  status: payout.state,
  account: presentAccount(payout.account),
  requested_at: payout.requestedAt.toISOString(),
  requested_by: requestedBy,
  expected_from: payout.expectedFrom,
  expected_by: payout.expectedBy,
  started_at: payout.started?.at.toISOString() ?? null,
  closed_at: (payout.returned ?? payout.closed)?.at.toISOString() ?? null,
  reference: payout.reference,
  failure: payout.failure,
});

/** The number never leaves whole: its last digits tell one account from another. */
export const presentAccount = ({ holderName, bankName, numberEnd }: Omit<NonNullable<Readiness['bank']>, 'id'>) => ({
  holder_name: holderName,
  bank_name: bankName,
  number_end: numberEnd,
});

/** In whole Rupiah: an instalment is shown net, with what the couple paid and the fee beside. */
export const presentMovement = (row: MovementRow): EarningsMovement => ({
  id: `${row.kind}:${row.sourceId}`,
  at: new Date(row.at).toISOString(),
  kind: row.kind,
  amount: row.amountIdr,
  gross: row.gross?.amountIdr ?? null,
  fee: row.gross?.feeIdr ?? null,
  balance_after: row.balanceAfterIdr,
  label: row.label,
});
