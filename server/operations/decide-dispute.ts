import { pages } from '../../core/identity/pages.ts';
import { dateTime, money } from '../../texts/format.ts';
import { notice } from '../../texts/notices.ts';
import { disputedClick } from '../ads/api.ts';
import { vendorContact } from '../catalogue/api.ts';
import { balanceOf } from '../credit/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { type Performer, proposeAct } from './propose.ts';
import { waitingAbout } from './proposals-store.ts';
import { reasonOf } from './reason.ts';
import { notifyAccounts } from '../kit/account-news.ts';
import { emailVendor } from './notify-vendor.ts';
import { vendorToActOn } from './unrelated.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

export interface DisputeVerdict {
  readonly clickId: string;
  readonly verdict: 'refunded' | 'refused';
  readonly reason: string;
  readonly idempotencyKey: string | null;
}
const action = 'ads.dispute_decided';

/**
 * Refunds a disputed click or refuses to. Of two operators one decides; the other is told that it has been decided. A refund is credit given: it
 * counts in what one person's word may give in a day. (product 4, Clicked)
 */
export async function decideClickDispute(
  ctx: OperationsContext,
  operator: Operator,
  { clickId, verdict, reason: raw, idempotencyKey }: DisputeVerdict,
): Promise<{ status: DisputeVerdict['verdict'] | 'open' }> {
  const reason = reasonOf(raw, 'dispute');
  const click = (await disputedClick(ctx.db, clickId)) ?? refuseWith('request.not_found');
  const vendor = await vendorToActOn(ctx, operator, click.vendorId, action);
  const subject = `click:${clickId}`;
  if (verdict === 'refused') {
    if ((await waitingAbout(ctx.db, [subject], ctx.clock.now())).size > 0) refuseWith('operations.already_waiting');
    await inTransaction(ctx.db, (tx) => decide(tx, ctx, operator, { clickId, verdict, reason }));
    return { status: verdict };
  }
  const { status } = await proposeAct(ctx, clickRefund, operator, {
    subject,
    vendorId: vendor.id,
    amountIdr: click.chargedIdr,
    concerns: [vendor.accountId],
    terms: { clicked_at: new Date(click.clickedAt).toISOString() },
    reason,
    idempotencyKey,
  });
  return { status: status === 'done' ? verdict : 'open' };
}

const idOf = (subject: string): string => subject.slice('click:'.length);

export const clickRefund: Performer = {
  kind: 'click_refund',
  action,
  async ground(tx, _ctx, { subject }) {
    const click = (await disputedClick(tx, idOf(subject))) ?? refuseWith('request.not_found');
    if (!click.isOpen) refuseWith('operations.already_decided');
    return { ground: `charged ${click.chargedIdr}`, weight: click.chargedIdr };
  },
  perform: (tx, ctx, operator, { subject, reason }) =>
    decide(tx, ctx, operator, { clickId: idOf(subject), verdict: 'refunded', reason: reason ?? '' }),
};

async function decide(
  tx: Tx,
  ctx: OperationsContext,
  operator: Operator,
  { clickId, verdict, reason }: Pick<DisputeVerdict, 'clickId' | 'verdict' | 'reason'>,
): Promise<void> {
  await ctx.ads.decideDispute(tx, { clickId, verdict, reason, by: operator.accountId });
  const click = (await disputedClick(tx, clickId)) ?? refuseWith('request.not_found');
  const vendor = (await vendorContact(tx, click.vendorId)) ?? refuseWith('request.not_found');
  await noteDone(tx, operator, action, `click:${clickId}`, { verdict, vendorId: vendor.id, amountIdr: click.chargedIdr, reason });
  await notifyAccounts(tx, ctx.bus, [vendor.accountId], { kind: 'balance', balance: await balanceOf(tx, vendor.id) });
  await emailVendor(tx, ctx, vendor, pages.adClicks, (t, language, link) => ({
    subject: notice(`operations.${verdict}_subject`),
    body: t.body(`${verdict}_text`, {
      name: vendor.businessName,
      when: dateTime(click.clickedAt, language),
      amount: money(click.chargedIdr, language),
      reason: reasonIn(reason, language),
      link,
    }),
  }));
}
