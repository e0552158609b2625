import { pages } from '../../core/identity/pages.ts';
import { dateTime, money } from '../../texts/format.ts';
import { disputedClick } from '../ads/api.ts';
import { balanceOf } from '../credit/api.ts';
import { audit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Operator, OperationsContext } from './context.ts';
import { reasonOf } from './reason.ts';
import { mailVendor, tellBalance } from './tell-vendor.ts';
import { vendorToActOn } from './unrelated.ts';

export interface DisputeVerdict {
  readonly clickId: string;
  readonly verdict: 'refunded' | 'refused';
  readonly reason: string;
}

/** Refunds a disputed click or refuses to. Of two operators one decides; the other is told that it has been decided. (product 4, Clicked) */
export async function decideClickDispute(
  ctx: OperationsContext,
  operator: Operator,
  { clickId, verdict, reason: raw }: DisputeVerdict,
): Promise<{ status: DisputeVerdict['verdict'] }> {
  const reason = reasonOf(raw);
  const click = (await disputedClick(ctx.db, clickId)) ?? refuseWith('request.not_found');
  const vendor = await vendorToActOn(ctx, operator, click.vendorId, 'ads.dispute_decided');
  await inTransaction(ctx.db, async (tx) => {
    await ctx.ads.decideDispute(tx, { clickId, verdict, reason, by: operator.accountId });
    await audit(tx, {
      action: 'ads.dispute_decided',
      accountId: operator.accountId,
      address: operator.address,
      subject: `click:${clickId}`,
      result: 'done',
      detail: { verdict, vendorId: vendor.id, amountIdr: click.chargedIdr, reason },
    });
    await tellBalance(tx, ctx, vendor, await balanceOf(tx, vendor.id));
    await mailVendor(tx, ctx, vendor, pages.adClicks, (t, language, link) => ({
      subject: t(`${verdict}_subject`),
      text: t(`${verdict}_text`, {
        name: vendor.businessName,
        when: dateTime(click.clickedAt, language),
        amount: money(click.chargedIdr, language),
        reason,
        link,
      }),
    }));
  });
  return { status: verdict };
}
