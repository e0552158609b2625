// What finance does with a payout. Each step locks it first, so that the second of two concurrent operators is told that it has changed.
import { payoutPaidTransfer, payoutReturnedTransfer, payoutSentBackTransfer } from '../../core/earnings/transfers.ts';
import type { Outcome } from '../../core/outcome.ts';
import { cancelOf, closeAs, type PayoutFailure, type PayoutRefusal, returnOf, startOf, undoOf } from '../../core/payouts/payout.ts';
import { notifyVendor } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { lockAccounts, postTransfers } from '../ledger/api.ts';
import type { PayoutsContext } from './context.ts';
import { emailVendor } from './emails.ts';
import { lockPayout, type Payout, savePayout } from './store.ts';

/** A payout that stays as it is until the transaction ends. */
export const lockedPayout = async (tx: Tx, id: string): Promise<Payout> => (await lockPayout(tx, id)) ?? refuseWith('request.not_found');
function allowed<T>(outcome: Outcome<T, PayoutRefusal>): T {
  if (!outcome.ok) throw new Refused(outcome.refusals);
  return outcome.value;
}

/** It goes into the next batch for the bank. */
export async function startPayout(tx: Tx, ctx: PayoutsContext, id: string, operatorId: number): Promise<Payout> {
  const state = allowed(startOf(await lockedPayout(tx, id)));
  const payout = await savePayout(tx, id, { state, started: { by: operatorId, at: new Date(ctx.clock.now()) } });
  // Until the bank may know of it, the start can be undone: the email is sent with its account number (`numberOf`).
  if (payout.bankInformedAt !== null) await emailVendor(tx, ctx, state, payout);
  await notifyVendor(tx, ctx.bus, payout.vendorId, { kind: 'earnings' });
  return payout;
}

/** It was started by mistake and the bank does not know: it waits again. */
export async function undoStart(tx: Tx, ctx: PayoutsContext, id: string): Promise<Payout> {
  const state = allowed(undoOf(await lockedPayout(tx, id)));
  const payout = await savePayout(tx, id, { state, started: null });
  await notifyVendor(tx, ctx.bus, payout.vendorId, { kind: 'earnings' });
  return payout;
}

/** The bank sent it: the money leaves us. */
export async function payPayout(tx: Tx, ctx: PayoutsContext, id: string, operatorId: number, reference: string): Promise<Payout> {
  const before = await lockedPayout(tx, id);
  allowed(closeAs(before, 'paid'));
  const now = ctx.clock.now();
  await postTransfers(tx, [payoutPaidTransfer({ payoutId: id, amountIdr: before.amountIdr })], now);
  return closed(tx, ctx, await savePayout(tx, id, { state: 'paid', closed: { by: operatorId, at: new Date(now) }, reference }));
}

/** It could not be sent: the money is the vendor's earnings again. */
export async function failPayout(
  tx: Tx,
  ctx: PayoutsContext,
  id: string,
  operatorId: number,
  failure: { readonly code: PayoutFailure; readonly note: string },
): Promise<Payout> {
  const before = await lockedPayout(tx, id);
  allowed(closeAs(before, 'failed'));
  const { vendorId, amountIdr } = before;
  const now = ctx.clock.now();
  await lockAccounts(tx, 'vendor_earnings', [vendorId]);
  await postTransfers(tx, [payoutReturnedTransfer({ payoutId: id, vendorId, amountIdr })], now);
  return closed(tx, ctx, await savePayout(tx, id, { state: 'failed', closed: { by: operatorId, at: new Date(now) }, failure }));
}

/** The vendor takes its payout back before the bank is told: of it and an operator at once, one is told that it has changed. */
export async function cancelPayout(
  tx: Tx,
  ctx: PayoutsContext,
  id: string,
  who: { readonly vendorId: number; readonly accountId: number },
): Promise<Payout> {
  const before = await lockedPayout(tx, id);
  const { vendorId, amountIdr } = before;
  if (vendorId !== who.vendorId) refuseWith('request.not_found');
  allowed(cancelOf(before));
  const now = ctx.clock.now();
  await lockAccounts(tx, 'vendor_earnings', [vendorId]);
  await postTransfers(tx, [payoutReturnedTransfer({ payoutId: id, vendorId, amountIdr })], now);
  return closed(tx, ctx, await savePayout(tx, id, { state: 'cancelled', closed: { by: who.accountId, at: new Date(now) } }));
}

/** It was paid, and the vendor's bank sent it back: the money is the vendor's earnings again, which can ask for it anew. */
export async function returnPayout(
  tx: Tx,
  ctx: PayoutsContext,
  id: string,
  operatorId: number,
  failure: { readonly code: PayoutFailure; readonly note: string },
): Promise<Payout> {
  const before = await lockedPayout(tx, id);
  allowed(returnOf(before));
  const { vendorId, amountIdr } = before;
  const now = ctx.clock.now();
  await lockAccounts(tx, 'vendor_earnings', [vendorId]);
  await postTransfers(tx, [payoutSentBackTransfer({ payoutId: id, vendorId, amountIdr })], now);
  return closed(tx, ctx, await savePayout(tx, id, { state: 'returned', returned: { by: operatorId, at: new Date(now) }, failure }));
}

async function closed(tx: Tx, ctx: PayoutsContext, payout: Payout): Promise<Payout> {
  await emailVendor(tx, ctx, payout.state, payout);
  await notifyVendor(tx, ctx.bus, payout.vendorId, { kind: 'earnings' });
  return payout;
}
