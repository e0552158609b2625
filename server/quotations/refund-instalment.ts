import { instalmentRefundTransfers } from '../../core/earnings/transfers.ts';
import type { Idr } from '../../core/money.ts';
import { afterMoneyAct } from '../../core/quotations/refund.ts';
import type { Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { lockAccounts, postTransfers } from '../ledger/api.ts';
import type { QuotationsContext } from './context.ts';
import { type Instalment, lockInstalment, markRefunding, paidAttempt } from './instalment-store.ts';
import { emailRefunding } from './emails.ts';
import { type Quotation, quotationsById } from './quotation-store.ts';
import { insertRefund, type InstalmentRefund } from './refund-store.ts';
import { notifyOfQuotation } from './notify.ts';

type Refunding = Pick<QuotationsContext, 'clock' | 'bus' | 'notifier' | 'payments' | 'addresses'>;

/** An instalment that is paid and not returned, locked until the transaction ends. Refuses with `operations.already_decided`. */
export async function lockPaid(tx: Tx, instalmentId: string): Promise<Instalment> {
  const instalment = await lockInstalment(tx, instalmentId);
  const allowed = afterMoneyAct(instalment.state, 'approve');
  if (!allowed.ok) throw new Refused(allowed.refusals);
  return instalment;
}

/**
 * Gives a paid instalment back to its couple, in full, once. What the vendor's earnings no longer cover is refused with
 * `operations.earnings_too_low`. Who may do so alone is for the caller to decide. Locks: instalment, the vendor's earnings.
 */
export async function refundInstalment(
  tx: Tx,
  ctx: Refunding,
  asked: { readonly instalmentId: string; readonly askedBy: number; readonly reason: string },
): Promise<InstalmentRefund> {
  const { instalment, quotation, balanceIdr } = await lockForRefund(tx, asked.instalmentId);
  const refund = await insertRefund(tx, {
    instalmentId: instalment.id,
    amountIdr: instalment.amountIdr,
    reason: asked.reason,
    askedBy: asked.askedBy,
    askedAt: ctx.clock.now(),
  });
  if (refund === null) return refuseWith('operations.already_decided');
  await post(tx, ctx, refund, { instalment, quotation, balanceIdr });
  return refund;
}

interface Locked {
  readonly instalment: Instalment;
  readonly quotation: Quotation;
  /** The vendor's earnings. */
  readonly balanceIdr: Idr;
}

async function lockForRefund(tx: Tx, instalmentId: string): Promise<Locked> {
  const instalment = await lockPaid(tx, instalmentId);
  const quotation = (await quotationsById(tx, [instalment.quotationId])).get(instalment.quotationId);
  if (!quotation) return refuseWith('request.not_found');
  const { vendorId } = quotation;
  const balanceIdr = (await lockAccounts(tx, 'vendor_earnings', [vendorId])).get(vendorId) ?? 0;
  return { instalment, quotation, balanceIdr };
}

/** The vendor returns what it got and we our fee; finance then returns the whole to the couple. */
async function post(
  tx: Tx,
  ctx: Refunding,
  { id, reason }: InstalmentRefund,
  { instalment, quotation, balanceIdr }: Locked,
): Promise<void> {
  const { amountIdr, feeIdr } = instalment;
  const moved = afterMoneyAct(instalment.state, 'approve');
  if (!moved.ok) throw new Refused(moved.refusals);
  if (balanceIdr < amountIdr - feeIdr) refuseWith('operations.earnings_too_low');
  const paid = await paidAttempt(tx, instalment.id);
  const payment = paid && (await ctx.payments.openedFor(tx, 'instalment', [paid.id])).get(paid.id);
  if (!payment) throw new Error(`Instalment ${instalment.id} was paid without a payment`);
  const now = ctx.clock.now();
  await markRefunding(tx, instalment.id, now);
  await postTransfers(tx, instalmentRefundTransfers({ sourceId: id, vendorId: quotation.vendorId, amountIdr, feeIdr }), now);
  await ctx.payments.oweBack(tx, { paymentId: payment.id, amountIdr }, 'given_back');
  await emailRefunding(tx, ctx, quotation, instalment, reason);
  await notifyOfQuotation(tx, ctx, quotation);
}
