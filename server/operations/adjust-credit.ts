import { randomUUID } from 'node:crypto';
import { pages } from '../../core/identity/pages.ts';
import { adjustmentTransfer } from '../../core/credit/transfers.ts';
import { checkAmount } from '../../core/operations/adjustment.ts';
import { money } from '../../texts/format.ts';
import { notice } from '../../texts/notices.ts';
import { vendorContact } from '../catalogue/api.ts';
import { lockBalances } from '../credit/api.ts';
import { postTransfers } from '../ledger/api.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { type Performer, proposeAct } from './propose.ts';
import type { Proposal } from './proposals-store.ts';
import { reasonOf } from './reason.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import { emailVendor } from './notify-vendor.ts';
import { vendorToActOn } from './unrelated.ts';

const action = 'credit.adjusted';

/** Gives credit or takes it. The same key again is the same adjustment. */
export async function askAdjustment(
  ctx: OperationsContext,
  operator: Operator,
  asked: { readonly vendorId: number; readonly amount: unknown; readonly reason: string; readonly idempotencyKey: string | null },
): Promise<Proposal> {
  const amount = checkAmount(asked.amount, ctx.rules);
  if (!amount.ok) throw new Refused(amount.refusals);
  const reason = reasonOf(asked.reason, 'adjustment');
  const vendor = await vendorToActOn(ctx, operator, asked.vendorId, action);
  return proposeAct(ctx, creditAdjustment, operator, {
    subject: `adjustment:${randomUUID()}`,
    vendorId: vendor.id,
    amountIdr: amount.value,
    concerns: [vendor.accountId],
    terms: {},
    reason,
    idempotencyKey: asked.idempotencyKey,
  });
}

/** Moves the money under the lock of the balance; refuses to deduct more than the balance. The vendor is notified. */
export const creditAdjustment: Performer = {
  kind: 'adjustment',
  action,
  async ground(_tx, _ctx, { amountIdr }) {
    return { ground: '', weight: Math.abs(amountIdr ?? 0) };
  },
  async perform(tx, ctx, operator, { id, vendorId, amountIdr, reason }) {
    const vendor = (await vendorContact(tx, vendorId ?? 0)) ?? refuseWith('request.not_found');
    const amount = amountIdr ?? 0;
    const balanceIdr = ((await lockBalances(tx, [vendor.id])).get(vendor.id) ?? 0) + amount;
    if (balanceIdr < 0) refuseWith('operations.balance_too_low', { field: 'amount' });
    await postTransfers(tx, [adjustmentTransfer({ adjustmentId: id, vendorId: vendor.id, amountIdr: amount })], ctx.clock.now());
    await ctx.ads.creditGrew(tx, vendor.id);
    await notifyAccounts(tx, ctx.bus, [vendor.accountId], { kind: 'balance', balance: balanceIdr });
    await noteDone(tx, operator, action, `vendor:${vendor.id}`, { adjustment: id, amountIdr: amount, reason });
    const kind = amount > 0 ? 'credit_given' : 'credit_taken';
    await emailVendor(tx, ctx, vendor, pages.creditHistory, (t, language, link) => {
      const words = { name: vendor.businessName, amount: money(Math.abs(amount), language) };
      return {
        subject: notice(`operations.${kind}_subject`, { amount: Math.abs(amount) }),
        body: t.body(`${kind}_text`, { ...words, balance: money(balanceIdr, language), reason: reason ?? '', link }),
      };
    });
  },
};
