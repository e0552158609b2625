import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { applyNotice } from './apply-notice.ts';
import type { PaymentsContext } from './context.ts';
import { recordEvent } from './events-store.ts';

/** The gateway waits a second for its answer; sooner than that we let it come again. */
const LOCK_WAIT = '700ms';

/**
 * A webhook of the gateway. What is not rightly signed, or too old, is refused without a word why (S44). Everything else is kept with its verdict
 * and answered as received, also what does not fit: sending it again would not make it fit. A stale message is not lost money: the
 * gateway is asked by itself. What contradicts itself is refused, once people can see it (S70).
 */
export async function receiveWebhook(ctx: PaymentsContext, gatewayName: string, body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
  if (gatewayName !== ctx.gateway.name) refuseWith('payments.signature_wrong');
  const verdict = ctx.gateway.verifyWebhook(body, headers, ctx.clock.now());
  if (verdict.kind === 'refused') {
    ctx.log.warn({ gateway: gatewayName, reason: verdict.reason }, 'webhook refused');
    refuseWith('payments.signature_wrong');
  }
  const about = { gateway: gatewayName, eventId: verdict.eventId, source: 'webhook', body } as const;
  if (verdict.kind === 'stale') {
    await recordEvent(ctx.db, { ...about, paymentId: verdict.paymentId }, 'stale', ctx.clock.now());
    refuseWith('payments.signature_wrong');
  }
  const { notice } = verdict;
  const applied = await inTransaction(ctx.db, async (tx) => {
    await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`.execute(tx);
    return applyNotice(tx, ctx, notice, { ...about, paymentId: notice.paymentId });
  });
  if (applied !== 'applied')
    ctx.log.error({ gateway: gatewayName, eventId: verdict.eventId, verdict: applied }, 'webhook does not fit a payment');
  // Kept and shown to people by now; anyone who sent it learns that it was not taken for true.
  if (applied === 'contradictory') refuseWith('payments.contradictory');
}
