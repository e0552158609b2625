import { afterEvent, isLatePayment, type OrderEvent } from '../../core/payments/order.ts';
import { latePaymentTransfer, orderRefundTransfer } from '../../core/credit/transfers.ts';
import { instalmentTransfers } from '../../core/earnings/transfers.ts';
import { audit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import { lockAccounts, postTransfers } from '../ledger/api.ts';
import type { PaymentFacts } from '../payments/api.ts';
import type { QuotationsContext } from './context.ts';
import { type Attempt, findAttempt, type Instalment, lockInstalment, markPaid, paidAttempt, saveAttempt } from './instalment-store.ts';
import { mailOwedBack, mailPaid } from './mails.ts';
import { type Quotation, quotationsById } from './quotation-store.ts';
import { tellOfQuotation } from './tell.ts';

type Settling = Omit<QuotationsContext, 'rules'>;
interface Case {
  readonly attempt: Attempt;
  readonly instalment: Instalment;
  readonly quotation: Quotation;
  /** Another try has paid this instalment: whatever comes for this one goes back. */
  readonly isPaidElsewhere: boolean;
}

/** What a payment means for its try, in one fixed order, so that it does not matter what was told first. */
function eventsOf(facts: PaymentFacts, { attempt, isPaidElsewhere }: Case): OrderEvent[] {
  const { paidAt, payableUntilAt, refundedAt, status } = facts;
  return [
    ...(status === 'expired' ? [{ kind: 'expired' } as const] : []),
    ...(paidAt === null ? [] : [{ kind: 'paid', isLate: isPaidElsewhere || isLatePayment(paidAt, attempt, payableUntilAt) } as const]),
    ...(refundedAt === null ? [] : [{ kind: 'refunded' } as const]),
  ];
}

/**
 * An instalment follows the payment of one of its tries, in the transaction that moved the payment on. A try moves as an order does; of all tries
 * of an instalment one pays it. Locks: payment (held by the caller), instalment, the vendor's earnings. (product 5, 8; reliability A7, A8)
 */
export async function settleInstalment(tx: Tx, ctx: Settling, facts: PaymentFacts): Promise<void> {
  const { instalmentId } = await findAttempt(tx, facts.subjectId);
  const instalment = await lockInstalment(tx, instalmentId);
  const attempt = await findAttempt(tx, facts.subjectId);
  const paidBy = await paidAttempt(tx, instalmentId);
  const quotation = (await quotationsById(tx, [instalment.quotationId])).get(instalment.quotationId);
  if (!quotation) throw new Error(`Instalment ${instalmentId} belongs to no quotation`);
  const it: Case = { attempt, instalment, quotation, isPaidElsewhere: paidBy !== null && paidBy.id !== attempt.id };
  let { state } = attempt;
  for (const event of eventsOf(facts, it)) {
    const next = afterEvent(state, event);
    if (next.state !== state) await saveAttempt(tx, attempt.id, next.state, event.kind === 'paid' ? facts.paidAt : null);
    state = next.state;
    if (next.effect === 'deliver') await earn(tx, ctx, it, facts);
    if (next.effect === 'open_refund_task') await oweBack(tx, ctx, it, facts);
    if (next.effect === 'close_refund_task') await closeRefund(tx, ctx, state === 'paid' && !hasRefund(instalment), facts);
  }
  if (state !== attempt.state) await tellOfQuotation(tx, ctx, quotation);
}

/** Finance has refunded it, so that the gateway's message about a refund is expected. */
const hasRefund = ({ state }: Instalment): boolean => state === 'refunding' || state === 'refunded';

/** The whole amount is the vendor's, and the fee that was agreed with the quotation is ours. */
async function earn(tx: Tx, ctx: Settling, { instalment, quotation }: Case, facts: PaymentFacts): Promise<void> {
  const { id: sourceId, amountIdr, feeIdr } = instalment;
  const { vendorId } = quotation;
  const paidAt = facts.paidAt ?? ctx.clock.now();
  await markPaid(tx, sourceId, paidAt);
  await lockAccounts(tx, 'vendor_earnings', [vendorId]);
  await postTransfers(tx, instalmentTransfers({ sourceId, vendorId, amountIdr, feeIdr }), ctx.clock.now());
  await audit(tx, {
    action: 'instalment.paid',
    accountId: facts.accountId,
    subject: `instalment:${sourceId}`,
    result: 'done',
    detail: { amountIdr, feeIdr, number: quotation.number },
  });
  await mailPaid(tx, ctx, quotation, instalment, paidAt);
}

async function oweBack(tx: Tx, ctx: Settling, { instalment, quotation, isPaidElsewhere }: Case, facts: PaymentFacts): Promise<void> {
  const { paymentId, amountIdr } = facts;
  const reason = isPaidElsewhere ? 'paid_twice' : 'paid_after_expiry';
  if (!(await ctx.payments.oweBack(tx, { paymentId, amountIdr }, reason))) return;
  await postTransfers(tx, [latePaymentTransfer({ paymentId, totalIdr: amountIdr })], ctx.clock.now());
  await mailOwedBack(tx, ctx, quotation, instalment, isPaidElsewhere ? 'twice' : 'late');
}

/** The gateway says that money went back. Of an instalment that stands as paid nobody has asked for that. */
async function closeRefund(tx: Tx, ctx: Settling, isDelivered: boolean, { paymentId, amountIdr }: PaymentFacts): Promise<void> {
  if (isDelivered) await ctx.payments.alertRefundAfterDelivery(tx, paymentId);
  else if (await ctx.payments.wentBack(tx, paymentId))
    await postTransfers(tx, [orderRefundTransfer({ paymentId, totalIdr: amountIdr })], ctx.clock.now());
}
