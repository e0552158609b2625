import { checkReference } from '../../core/operations/reason.ts';
import { orderRefundTransfer } from '../../core/credit/transfers.ts';
import * as z from 'zod';
import { postTransfers } from '../ledger/api.ts';
import { vendorContact } from '../catalogue/api.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { alertPartyOf, answerAlert, type PaymentParty, refundTaskOf } from '../payments/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { originsOf } from './names.ts';
import { noteDone } from './notes.ts';
import { assertUnrelatedToAll, type Performer, proposeAct } from './propose.ts';
import { kept, reasonOf } from './reason.ts';

const action = 'payments.refund_returned';

/**
 * Money that we owed back went back by hand. Anyone who says so first closes the task and posts it; a gateway that says so later finds it done.
 * Answers whether a second person has to say so too.
 */
export async function markReturned(
  ctx: OperationsContext,
  operator: Operator,
  paymentId: string,
  asked: { readonly reference: string; readonly idempotencyKey: string | null },
): Promise<{ status: 'done' | 'waiting' }> {
  const reference = kept(checkReference(asked.reference));
  const task = (await refundTaskOf(ctx.db, paymentId)) ?? refuseWith('request.not_found');
  const { origin, concerns } = await partiesOf(ctx, task);
  const proposal = await proposeAct(ctx, refundReturned, operator, {
    subject: `payment:${paymentId}`,
    vendorId: origin?.vendorId ?? null,
    amountIdr: task.amountIdr,
    concerns,
    terms: { reference, order: origin?.number ?? paymentId },
    reason: null,
    idempotencyKey: asked.idempotencyKey,
  });
  return { status: proposal.status === 'done' ? 'done' : 'waiting' };
}

/** Whose payment it is and, of an instalment, the vendor it was for: anyone who is related to one of them stays away from it. */
async function partiesOf({ db }: Pick<OperationsContext, 'db'>, { accountId, subject }: PaymentParty) {
  const origin = (await originsOf(db, [subject])).get(subject.id);
  const vendor = origin === undefined ? null : await vendorContact(db, origin.vendorId);
  return { origin, concerns: [...new Set([accountId, ...(vendor === null ? [] : [vendor.accountId])])] };
}

/** The whole number of the account that an open refund is sent to; that someone looked is written down first. */
export async function revealRefundNumber(ctx: OperationsContext, operator: Operator, paymentId: string): Promise<string> {
  const looked = 'payments.refund_number_revealed';
  const task = (await refundTaskOf(ctx.db, paymentId)) ?? refuseWith('request.not_found');
  if (!task.isOpen) refuseWith('request.not_found');
  await assertUnrelatedToAll(ctx, operator, (await partiesOf(ctx, task)).concerns, looked);
  return inTransaction(ctx.db, async (tx) => {
    await noteDone(tx, operator, looked, `payment:${paymentId}`, { account: task.accountId });
    return ctx.refundNumberOf(tx, task.accountId);
  });
}

const idOf = (subject: string): string => subject.slice('payment:'.length);
const terms = z.object({ reference: z.string() });

export const refundReturned: Performer = {
  kind: 'refund_returned',
  action,
  async ground(tx, _ctx, { subject }) {
    const task = (await refundTaskOf(tx, idOf(subject))) ?? refuseWith('request.not_found');
    if (!task.isOpen) refuseWith('operations.already_decided');
    return { ground: `open ${task.amountIdr}`, weight: task.amountIdr };
  },
  async perform(tx, ctx, operator, { subject, amountIdr, terms: said }) {
    const paymentId = idOf(subject);
    const { reference } = terms.parse(said);
    const totalIdr = amountIdr ?? 0;
    const isFirst = await ctx.payments.wentBack(tx, paymentId, { operatorId: operator.accountId, reference });
    if (!isFirst) refuseWith('operations.already_decided');
    await postTransfers(tx, [orderRefundTransfer({ paymentId, totalIdr })], ctx.clock.now());
    await noteDone(tx, operator, action, subject, { amountIdr: totalIdr, reference });
  },
};

/** Closes an alert with what was found out. */
export async function answerPaymentAlert(ctx: OperationsContext, operator: Operator, alertId: number, raw: string): Promise<void> {
  const reason = reasonOf(raw, 'payment_alert');
  const answered = 'payments.alert_answered';
  const party = await alertPartyOf(ctx.db, alertId);
  if (party !== null) await assertUnrelatedToAll(ctx, operator, (await partiesOf(ctx, party)).concerns, answered);
  await inTransaction(ctx.db, async (tx) => {
    const outcome = await answerAlert(tx, alertId, { reason, by: operator.accountId, at: ctx.clock.now() });
    if (outcome !== 'done') refuseWith(outcome === 'unknown' ? 'request.not_found' : 'operations.already_decided');
    await noteDone(tx, operator, answered, `payment_alert:${alertId}`, { reason });
  });
}
