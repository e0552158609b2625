import { payoutTransfer } from '../../core/earnings/transfers.ts';
import { checkRequest } from '../../core/payouts/request.ts';
import { notifyVendor } from '../catalogue/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { lockAccounts, postTransfers } from '../ledger/api.ts';
import type { PayoutsContext } from './context.ts';
import { expectedDays } from './expected.ts';
import { emailVendor } from './emails.ts';
import { findByKey, insertPayout, openPayoutOf, type Payout } from './store.ts';

/**
 * Takes money out of a vendor's earnings and writes down where it goes. Locks: the vendor's bank accounts, then its earnings; anyone who asks at
 * the same moment waits and finds the first one on its way. The same key again is the same payout. (product 8, Payout)
 */
export async function requestPayout(
  ctx: PayoutsContext,
  who: { readonly vendorId: number; readonly accountId: number; readonly address: string },
  asked: { readonly amount: unknown; readonly idempotencyKey: string | null },
): Promise<Payout> {
  const { vendorId } = who;
  return inTransaction(ctx.db, async (tx) => {
    await ctx.hold(tx, vendorId);
    const balanceIdr = (await lockAccounts(tx, 'vendor_earnings', [vendorId])).get(vendorId) ?? 0;
    const before = await findByKey(tx, vendorId, asked.idempotencyKey);
    if (before) return before.amountIdr === asked.amount ? before : refuseWith('request.idempotency_key_reused');
    const now = ctx.clock.now();
    const rules = ctx.rulesAt(now);
    const [readiness, isOpen] = [await ctx.readinessOf(tx, vendorId), (await openPayoutOf(tx, vendorId)) !== null];
    const allowed = checkRequest(asked.amount, { facts: readiness, isOpen, balanceIdr, rules });
    if (!allowed.ok) throw new Refused(allowed.refusals);
    const amountIdr = allowed.value;
    const { from, by } = await expectedDays(tx, rules, now);
    const payout = await insertPayout(tx, {
      vendorId,
      amountIdr,
      account: readiness.bank ?? refuseWith('payouts.not_ready'),
      expectedFrom: from,
      expectedBy: by,
      requestedAt: now,
      idempotencyKey: asked.idempotencyKey,
      requestedBy: who.accountId,
    });
    await postTransfers(tx, [payoutTransfer({ payoutId: payout.id, vendorId, amountIdr })], now);
    await writeAudit(tx, {
      action: 'payouts.requested',
      accountId: who.accountId,
      address: who.address,
      subject: `payout:${payout.id}`,
      result: 'done',
      detail: { amountIdr, number: payout.number },
    });
    await emailVendor(tx, ctx, 'requested', payout);
    await notifyVendor(tx, ctx.bus, vendorId, { kind: 'earnings' });
    return payout;
  });
}
