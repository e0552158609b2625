import { pages } from '../../core/identity/pages.ts';
import { adjustmentTransfer } from '../../core/credit/transfers.ts';
import type { Idr } from '../../core/money.ts';
import { checkAmount, checkDecider, needsSecond } from '../../core/operations/adjustment.ts';
import { businessDayOf } from '../../core/time.ts';
import { money } from '../../texts/format.ts';
import type { VendorContact } from '../catalogue/api.ts';
import { lockBalances } from '../credit/api.ts';
import { postTransfers } from '../ledger/api.ts';
import { audit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { type Adjustment, closeAdjustment, findAdjustment, findByKey, insertAdjustment, postedAlone } from './adjustments-store.ts';
import type { Operator, OperationsContext } from './context.ts';
import { reasonOf } from './reason.ts';
import { mailVendor, tellBalance } from './tell-vendor.ts';
import { vendorToActOn } from './unrelated.ts';

const action = 'credit.adjusted';

/**
 * Gives credit or takes it. Up to the limit it is posted at once; above it, it waits for another operator. The vendor's balance
 * is locked first, so that two small ones at the same moment count together. The same key again is the same adjustment.
 */
export async function askAdjustment(
  ctx: OperationsContext,
  operator: Operator,
  asked: { readonly vendorId: number; readonly amount: unknown; readonly reason: string; readonly idempotencyKey: string | null },
): Promise<Adjustment> {
  const amount = checkAmount(asked.amount, ctx.rules);
  if (!amount.ok) throw new Refused(amount.refusals);
  const reason = reasonOf(asked.reason);
  const vendor = await vendorToActOn(ctx, operator, asked.vendorId, action);
  return inTransaction(ctx.db, async (tx) => {
    const balanceIdr = (await lockBalances(tx, [vendor.id])).get(vendor.id) ?? 0;
    const before = await findByKey(tx, operator.accountId, asked.idempotencyKey);
    if (before) return before;
    const now = ctx.clock.now();
    const alone = await postedAlone(tx, operator.accountId, vendor.id, businessDayOf(now));
    const waits = needsSecond(amount.value, alone, ctx.rules);
    const adjustment = await insertAdjustment(tx, {
      vendorId: vendor.id,
      amountIdr: amount.value,
      reason,
      needsSecond: waits,
      askedBy: operator.accountId,
      askedAt: now,
      idempotencyKey: asked.idempotencyKey,
    });
    if (!waits) await post(tx, ctx, vendor, adjustment, balanceIdr);
    await note(tx, operator, adjustment, waits ? 'credit.adjustment_asked' : action);
    return adjustment;
  });
}

/** The second pair of eyes. Whoever asked cannot decide, and of several who decide at once one does. */
export async function decideAdjustment(
  ctx: OperationsContext,
  operator: Operator,
  { id, verdict, reason: raw }: { readonly id: string; readonly verdict: 'approved' | 'refused'; readonly reason: string },
): Promise<Adjustment> {
  const reason = verdict === 'refused' || raw.trim() !== '' ? reasonOf(raw) : null;
  const asked = (await findAdjustment(ctx.db, id)) ?? refuseWith('request.not_found');
  const allowed = checkDecider(asked, operator.accountId);
  if (!allowed.ok) throw new Refused(allowed.refusals);
  const vendor = await vendorToActOn(ctx, operator, asked.vendorId, action);
  return inTransaction(ctx.db, async (tx) => {
    const balanceIdr = (await lockBalances(tx, [vendor.id])).get(vendor.id) ?? 0;
    const status = verdict === 'approved' ? 'posted' : 'refused';
    const closed = await closeAdjustment(tx, id, { status, by: operator.accountId, at: ctx.clock.now(), reason });
    if (closed === null) return refuseWith('operations.already_decided');
    if (verdict === 'approved') await post(tx, ctx, vendor, closed, balanceIdr);
    await note(tx, operator, closed, verdict === 'approved' ? action : 'credit.adjustment_refused');
    return closed;
  });
}

/** Moves the money under the lock of the balance; refuses to take more than there is. The vendor hears of it. */
async function post(
  tx: Tx,
  ctx: OperationsContext,
  vendor: VendorContact,
  { id, amountIdr, reason }: Adjustment,
  before: Idr,
): Promise<void> {
  const balanceIdr = before + amountIdr;
  if (balanceIdr < 0) refuseWith('operations.balance_too_low', { field: 'amount' });
  await postTransfers(tx, [adjustmentTransfer({ adjustmentId: id, vendorId: vendor.id, amountIdr })], ctx.clock.now());
  await ctx.ads.creditGrew(tx, vendor.id);
  await tellBalance(tx, ctx, vendor, balanceIdr);
  const kind = amountIdr > 0 ? 'credit_given' : 'credit_taken';
  await mailVendor(tx, ctx, vendor, pages.creditHistory, (t, language, link) => {
    const amount = money(Math.abs(amountIdr), language);
    return {
      subject: t(`${kind}_subject`, { amount }),
      text: t(`${kind}_text`, { name: vendor.businessName, amount, balance: money(balanceIdr, language), reason, link }),
    };
  });
}

const note = (tx: Tx, operator: Operator, { id, vendorId, amountIdr, reason }: Adjustment, what: string): Promise<void> =>
  audit(tx, {
    action: what,
    accountId: operator.accountId,
    address: operator.address,
    subject: `vendor:${vendorId}`,
    result: 'done',
    detail: { adjustment: id, amountIdr, reason },
  });
