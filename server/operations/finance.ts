import { orderRefundTransfer } from '../../core/credit/transfers.ts';
import { postTransfers } from '../ledger/api.ts';
import { audit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { answerAlert, refundTaskOf } from '../payments/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { reasonOf } from './reason.ts';
import { assertUnrelated } from './unrelated.ts';

const referenceLengthMax = 200;

/** The money of a late payment went back by hand. Whoever says so first closes the task and posts it; a gateway that says so later finds it done. */
export async function markReturned(ctx: OperationsContext, operator: Operator, paymentId: string, raw: string): Promise<void> {
  const reference = reasonOf(raw, 'reference', referenceLengthMax);
  const action = 'payments.refund_returned';
  const task = (await refundTaskOf(ctx.db, paymentId)) ?? refuseWith('request.not_found');
  await assertUnrelated(ctx, operator, task.accountId, action);
  await inTransaction(ctx.db, async (tx) => {
    const isFirst = await ctx.payments.wentBack(tx, paymentId, { operatorId: operator.accountId, reference });
    if (!isFirst) refuseWith('operations.already_decided');
    await postTransfers(tx, [orderRefundTransfer({ paymentId, totalIdr: task.amountIdr })], ctx.clock.now());
    await audit(tx, {
      action,
      accountId: operator.accountId,
      address: operator.address,
      subject: `payment:${paymentId}`,
      result: 'done',
      detail: { amountIdr: task.amountIdr, reference },
    });
  });
}

/** Closes an alert with what was found out. */
export async function answerPaymentAlert(ctx: OperationsContext, operator: Operator, alertId: number, raw: string): Promise<void> {
  const reason = reasonOf(raw);
  await inTransaction(ctx.db, async (tx) => {
    const outcome = await answerAlert(tx, alertId, { reason, by: operator.accountId, at: ctx.clock.now() });
    if (outcome !== 'done') refuseWith(outcome === 'unknown' ? 'request.not_found' : 'operations.already_decided');
    await audit(tx, {
      action: 'payments.alert_answered',
      accountId: operator.accountId,
      address: operator.address,
      subject: `payment_alert:${alertId}`,
      result: 'done',
      detail: { reason },
    });
  });
}
