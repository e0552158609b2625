import { isLatePayment } from '../../core/payments/order.ts';
import { instalmentTransfers } from '../../core/earnings/transfers.ts';
import { writeAudit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import { lockAccounts, postTransfers } from '../ledger/api.ts';
import { type PaymentFacts, settleSale } from '../payments/api.ts';
import type { QuotationsContext } from './context.ts';
import { findAttempt, type Instalment, lockInstalment, markPaid, paidAttempt, saveAttempt } from './instalment-store.ts';
import { emailOwedBack, emailPaid } from './emails.ts';
import { type Quotation, quotationsById } from './quotation-store.ts';
import { notifyOfQuotation } from './notify.ts';

type Settling = Omit<QuotationsContext, 'rules'>;
/**
 * An instalment follows the payment of one of its tries (see `settleSale`). A try moves as an order does; of all tries of an instalment one pays
 * it, and what comes for another goes back. Locks: payment (held by the caller), instalment, the vendor's earnings. (product 5, 8; reliability A7, A8)
 */
export async function settleInstalment(tx: Tx, ctx: Settling, facts: PaymentFacts): Promise<void> {
  const { instalmentId } = await findAttempt(tx, facts.subjectId);
  const instalment = await lockInstalment(tx, instalmentId);
  const attempt = await findAttempt(tx, facts.subjectId);
  const paidBy = await paidAttempt(tx, instalmentId);
  const quotation = (await quotationsById(tx, [instalment.quotationId])).get(instalment.quotationId);
  if (!quotation) throw new Error(`Instalment ${instalmentId} belongs to no quotation`);
  const isPaidElsewhere = paidBy !== null && paidBy.id !== attempt.id;
  const { paidAt, payableUntilAt } = facts;
  const state = await settleSale(tx, ctx, facts, {
    state: attempt.state,
    isLate: isPaidElsewhere || (paidAt !== null && isLatePayment(paidAt, attempt, payableUntilAt)),
    refundReason: isPaidElsewhere ? 'paid_twice' : 'paid_after_expiry',
    isGivenBack: hasRefund(instalment),
    save: (next) => saveAttempt(tx, attempt.id, next, next === 'expired' ? null : paidAt),
    deliver: () => earn(tx, ctx, instalment, quotation, facts),
    tellOwedBack: () => emailOwedBack(tx, ctx, quotation, instalment, isPaidElsewhere ? 'twice' : 'late'),
  });
  if (state !== attempt.state) await notifyOfQuotation(tx, ctx, quotation);
}

/** Finance has refunded it, so that the gateway's message about a refund is expected. */
const hasRefund = ({ state }: Instalment): boolean => state === 'refunding' || state === 'refunded';

/** The whole amount is the vendor's, and the fee that was agreed with the quotation is ours. */
async function earn(tx: Tx, ctx: Settling, instalment: Instalment, quotation: Quotation, facts: PaymentFacts): Promise<void> {
  const { id: sourceId, amountIdr, feeIdr } = instalment;
  const { vendorId } = quotation;
  const paidAt = facts.paidAt ?? ctx.clock.now();
  await markPaid(tx, sourceId, paidAt);
  await lockAccounts(tx, 'vendor_earnings', [vendorId]);
  await postTransfers(tx, instalmentTransfers({ sourceId, vendorId, amountIdr, feeIdr }), ctx.clock.now());
  await writeAudit(tx, {
    action: 'instalment.paid',
    accountId: facts.accountId,
    subject: `instalment:${sourceId}`,
    result: 'done',
    detail: { amountIdr, feeIdr, number: quotation.number },
  });
  await emailPaid(tx, ctx, quotation, instalment, paidAt);
}
