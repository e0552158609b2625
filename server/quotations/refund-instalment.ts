import { instalmentRefundTransfers } from '../../core/earnings/transfers.ts';
import type { Idr } from '../../core/money.ts';
import { checkDecider, needsSecond } from '../../core/operations/adjustment.ts';
import { businessDayOf } from '../../core/time.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { lockAccounts, postTransfers } from '../ledger/api.ts';
import type { QuotationsContext } from './context.ts';
import { findInstalment, type Instalment, lockInstalment, markRefunded, paidAttempt } from './instalment-store.ts';
import { mailRefunded } from './mails.ts';
import { type Quotation, quotationsById } from './quotation-store.ts';
import { closeRefund, findRefund, insertRefund, type InstalmentRefund, refundedAlone } from './refund-store.ts';
import { tellBoth } from './tell.ts';

/** Up to here one operator gives an instalment back alone; above it takes two, as for a payout. (product 8; decision 0030) */
const aloneMaxIdr: Idr = 50_000_000;

type Refunding = Pick<QuotationsContext, 'db' | 'clock' | 'bus' | 'post' | 'payments' | 'publicUrl'>;
/** Writes down who did it, in the same transaction. */
type Note = (tx: Tx, refund: InstalmentRefund, isPosted: boolean) => Promise<void>;

/**
 * Gives a paid instalment back to its couple, in full. Up to the limit at once; above it another operator decides first. What the vendor's earnings no
 * longer cover is refused with `operations.balance_too_low`. Locks: instalment, the vendor's earnings.
 */
export async function askRefund(
  ctx: Refunding,
  asked: { readonly instalmentId: string; readonly operatorId: number; readonly reason: string },
  note: Note,
): Promise<InstalmentRefund> {
  if (!(await findInstalment(ctx.db, asked.instalmentId))) refuseWith('request.not_found');
  return inTransaction(ctx.db, async (tx) => {
    const { instalment, quotation, balanceIdr } = await lockForRefund(tx, asked.instalmentId);
    if (instalment.state !== 'paid') refuseWith('operations.already_decided');
    const now = ctx.clock.now();
    const alone = await refundedAlone(tx, asked.operatorId, quotation.vendorId, businessDayOf(now));
    const waits = needsSecond(instalment.amountIdr, alone, { aloneMaxIdr });
    const refund = await insertRefund(tx, {
      instalmentId: instalment.id,
      amountIdr: instalment.amountIdr,
      reason: asked.reason,
      askedBy: asked.operatorId,
      askedAt: now,
      needsSecond: waits,
    });
    if (refund === null) return refuseWith('operations.already_decided');
    if (!waits) await post(tx, ctx, refund, { instalment, quotation, balanceIdr });
    await note(tx, refund, !waits);
    return refund;
  });
}

/** The second pair of eyes. Whoever asked cannot decide, and of several who decide at once one does. */
export async function decideRefund(
  ctx: Refunding,
  decision: {
    readonly refundId: string;
    readonly operatorId: number;
    readonly verdict: 'approved' | 'refused';
    readonly reason: string | null;
  },
  note: Note,
): Promise<InstalmentRefund> {
  const asked = (await findRefund(ctx.db, decision.refundId)) ?? refuseWith('request.not_found');
  const allowed = checkDecider(asked, decision.operatorId);
  if (!allowed.ok) throw new Refused(allowed.refusals);
  return inTransaction(ctx.db, async (tx) => {
    const locked = await lockForRefund(tx, asked.instalmentId);
    const isPosted = decision.verdict === 'approved';
    const closed = await closeRefund(tx, asked.id, {
      status: isPosted ? 'posted' : 'refused',
      by: decision.operatorId,
      at: ctx.clock.now(),
      reason: decision.reason,
    });
    if (closed === null) return refuseWith('operations.already_decided');
    if (isPosted) await post(tx, ctx, closed, locked);
    await note(tx, closed, isPosted);
    return closed;
  });
}

interface Locked {
  readonly instalment: Instalment;
  readonly quotation: Quotation;
  /** The vendor's earnings. */
  readonly balanceIdr: Idr;
}

async function lockForRefund(tx: Tx, instalmentId: string): Promise<Locked> {
  const instalment = await lockInstalment(tx, instalmentId);
  const quotation = (await quotationsById(tx, [instalment.quotationId])).get(instalment.quotationId);
  if (!quotation) return refuseWith('request.not_found');
  const { vendorId } = quotation;
  const balanceIdr = (await lockAccounts(tx, 'vendor_earnings', [vendorId])).get(vendorId) ?? 0;
  return { instalment, quotation, balanceIdr };
}

/** The vendor gives back what it got and we our fee; finance then returns the whole to the couple. */
async function post(
  tx: Tx,
  ctx: Refunding,
  { id, reason }: InstalmentRefund,
  { instalment, quotation, balanceIdr }: Locked,
): Promise<void> {
  const { amountIdr, feeIdr } = instalment;
  if (balanceIdr < amountIdr - feeIdr) refuseWith('operations.balance_too_low');
  const paid = await paidAttempt(tx, instalment.id);
  const payment = paid && (await ctx.payments.openedFor(tx, 'instalment', [paid.id])).get(paid.id);
  if (!payment) throw new Error(`Instalment ${instalment.id} was paid without a payment`);
  const now = ctx.clock.now();
  await markRefunded(tx, instalment.id, now);
  await postTransfers(tx, instalmentRefundTransfers({ sourceId: id, vendorId: quotation.vendorId, amountIdr, feeIdr }), now);
  await ctx.payments.oweBack(tx, { paymentId: payment.id, amountIdr }, 'given_back');
  await mailRefunded(tx, ctx, quotation, instalment, reason);
  await tellBoth(tx, ctx, quotation);
}
