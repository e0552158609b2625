import { afterMoneyAct } from '../../core/quotations/refund.ts';
import type { Tx } from '../kit/database.ts';
import type { Sent } from '../payments/api.ts';
import type { QuotationsContext } from './context.ts';
import { findAttempt, lockInstalment, markRefunded } from './instalment-store.ts';
import { emailRefunded } from './emails.ts';
import { quotationsById } from './quotation-store.ts';
import { notifyOfQuotation } from './notify.ts';

/**
 * The money of a try was sent back, and its couple is notified. Where its instalment was being refunded it is refunded from now on; what came too late or
 * twice changes nothing about the instalment. Locks: payment (held by the caller), instalment.
 */
export async function confirmRefund(
  tx: Tx,
  ctx: Pick<QuotationsContext, 'bus' | 'notifier' | 'addresses'>,
  attemptId: string,
  sent: Sent,
): Promise<void> {
  const attempt = await findAttempt(tx, attemptId);
  const instalment = await lockInstalment(tx, attempt.instalmentId);
  const quotation = (await quotationsById(tx, [instalment.quotationId])).get(instalment.quotationId);
  if (!quotation) throw new Error(`Instalment ${instalment.id} belongs to no quotation`);
  const isRefunded = attempt.state === 'paid' && afterMoneyAct(instalment.state, 'confirm').ok;
  if (isRefunded) await markRefunded(tx, instalment.id, sent.at);
  await emailRefunded(tx, ctx, quotation, instalment, sent);
  await notifyOfQuotation(tx, ctx, quotation);
}
