import { sql } from 'kysely';
import type { AdClick } from '../../contract/ads.ts';
import { checkDisputeReason } from '../../core/ads/dispute.ts';
import type { Idr } from '../../core/money.ts';
import { clickRefundTransfer } from '../../core/credit/transfers.ts';
import { lockBalances } from '../credit/api.ts';
import { postTransfers } from '../ledger/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { clickOf, disputableOf, presentClick } from './click-list.ts';
import type { AdsContext } from './context.ts';
import { takeBackClick } from './figures-store.ts';
import { announceAds } from './news.ts';
import type { Saver } from './save-ad.ts';
import { lockAd } from './store.ts';
import type { Placement } from '../../core/ads/placements.ts';
import { keptReason } from '../../texts/stock-reasons.ts';
import type { Language } from '../../texts/typed.ts';

/** Disputes a charged click of one's own. An operator decides later. */
export async function disputeClick(
  { db, clock, rulesAt }: AdsContext,
  vendor: Saver,
  clickId: string,
  rawReason: string,
  language: Language,
): Promise<AdClick> {
  const given = checkDisputeReason(rawReason);
  if (!given.ok) throw new Refused(given.refusals);
  const reason = keptReason(given.value, 'click_disputed');
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const click = await clickOf(tx, vendor.vendorId, clickId);
    if (click === null) return refuseWith('request.not_found');
    const checked = disputableOf(click, now, rulesAt);
    if (!checked.ok) throw new Refused(checked.refusals);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('ad_dispute')
      .values({ click_id: clickId, vendor_id: vendor.vendorId, reason, opened_at: new Date(now) })
      .onConflict((c) => c.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) refuseWith('ads.dispute_already');
    await writeAudit(tx, {
      action: 'ads.click_disputed',
      accountId: vendor.accountId,
      address: vendor.address,
      subject: `click:${clickId}`,
      result: 'done',
    });
    const disputed = await clickOf(tx, vendor.vendorId, clickId);
    return disputed === null ? refuseWith('request.not_found') : presentClick(now, rulesAt, language)(disputed);
  });
}

export interface Decision {
  readonly clickId: string;
  readonly verdict: 'refunded' | 'refused';
  readonly reason: string;
  /** The operator's account. */
  readonly by: number;
}

/**
 * Decides an open dispute, in the caller's transaction. A refund is a transfer of its own and the click stays as it was; the
 * figures of its day follow. What it took from that day's budget stays taken: no day may charge more than its budget, whatever is
 * given back later. Refuses with `request.not_found` when there is no
 * dispute, and with `operations.already_decided` when somebody was first. Locks the ad first: call it before anything else is locked. (product 4, Clicked; reliability 24)
 */
export async function decideDispute(tx: Tx, { clock, bus }: Pick<AdsContext, 'clock' | 'bus'>, decision: Decision): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ vendor_id: number; placement: Placement; clicked_at: Date; charged_idr: Idr }>`
    select c.vendor_id, c.placement, c.clicked_at, c.charged_idr
    from ad_dispute d join ad_click c on c.vendor_id = d.vendor_id and c.id = d.click_id
    where d.click_id = ${decision.clickId} and c.outcome = 'charged'`.execute(tx);
  const [click] = rows;
  if (click === undefined) return refuseWith('request.not_found');
  const { vendor_id: vendorId, charged_idr: amountIdr, placement } = click;
  const ad = await lockAd(tx, vendorId);
  await lockBalances(tx, [vendorId]);
  const decided = await tx
    .updateTable('ad_dispute')
    .set({ status: decision.verdict, decision_reason: decision.reason, decided_at: new Date(now), decided_by: decision.by })
    .where('click_id', '=', decision.clickId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (decided.numUpdatedRows === 0n || ad === null) {
    const known = await tx.selectFrom('ad_dispute').select('status').where('click_id', '=', decision.clickId).executeTakeFirst();
    return refuseWith(known ? 'operations.already_decided' : 'request.not_found');
  }
  if (decision.verdict === 'refused') return;

  const at = click.clicked_at.getTime();
  await postTransfers(tx, [clickRefundTransfer({ clickId: decision.clickId, vendorId, amountIdr })], now);
  await takeBackClick(tx, { vendorId, placement, at }, amountIdr);
  await announceAds(tx, bus, [vendorId]);
}
