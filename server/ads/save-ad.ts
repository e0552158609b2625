import { isDeepStrictEqual } from 'node:util';
import type { AdSetting } from '../../contract/ads.ts';
import { type AdDraft, type AdSettings, checkSettings } from '../../core/ads/settings.ts';
import { outcomeOfSaving } from '../../core/ads/status.ts';
import { statusOf } from '../../core/ads/status.ts';
import { businessDayOf } from '../../core/time.ts';
import { vendorServices } from '../catalogue/api.ts';
import { lockBalances } from '../credit/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { type Advertiser, factsOf, minimumCpcOf } from './ad-index.ts';
import type { AdsContext } from './context.ts';
import { announceStatus } from './news.ts';
import { spentOn } from './paced-ad.ts';
import { presentAd, presentSetting } from './present.ts';
import { lockAd, storeSettings } from './store.ts';

export interface Saver {
  readonly vendorId: number;
  readonly accountId: number;
  readonly address: string;
}
export interface SavedAd {
  readonly data: AdSetting;
  readonly outcome: 'created' | 'created_insufficient_credit' | 'updated';
}

/** Two sessions may save at the same moment: who was second decides anew, on what the first one stored. */
const TRIES = 5;

/**
 * Creates a vendor's ad or changes it. Refuses with every wrong field (spec 5, Ad settings), and when somebody saved since the revision
 * `over` that the draft was written on.
 */
export async function saveAd(context: AdsContext, saver: Saver, draft: AdDraft, over?: number): Promise<SavedAd> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const saved = await inTransaction(context.db, (tx) => trySave(tx, context, saver, draft, over));
    if (saved === null) continue;
    // This process shows it from now on; the others hear of it.
    context.index.put(saved.advertiser);
    return { data: saved.data, outcome: saved.outcome };
  }
  return refuseWith('server.busy', { retryAfterSeconds: 1 });
}

async function trySave(
  tx: Tx,
  { clock, rulesAt, bus }: AdsContext,
  saver: Saver,
  draft: AdDraft,
  over: number | undefined,
): Promise<(SavedAd & { readonly advertiser: Advertiser }) | null> {
  const { vendorId, accountId } = saver;
  const stored = await lockAd(tx, vendorId);
  // An ad that is there follows its vendor's credit; a new one begins with it, and nothing may move it until it does.
  const balanceIdr = stored?.balanceIdr ?? (await lockBalances(tx, [vendorId])).get(vendorId) ?? 0;
  const [place] = await vendorServices(tx, [vendorId]);
  if (place === undefined) return refuseWith('request.not_found');
  const now = clock.now();
  const rules = rulesAt(now);
  const today = businessDayOf(now);
  const previous = stored?.settings ?? null;
  const checked = checkSettings(draft, { today, minimumCpcIdr: minimumCpcOf(place, rules), rules, previous });
  if (!checked.ok) throw new Refused(checked.refusals);
  const settings = checked.value;

  const isChanged = previous === null || !isSame(previous, settings);
  if (isChanged && over !== undefined && over !== (stored?.version ?? 0)) refuseWith('ads.edited_elsewhere');
  const spend = stored?.spend ?? { on: today, idr: 0 };
  const planStart = { at: now, spentIdr: spentOn(spend, today) };
  const version = isChanged
    ? await storeSettings(
        tx,
        { vendorId, settings, over: stored?.version ?? null, balanceIdr },
        { at: new Date(now), by: accountId, today, spentTodayIdr: planStart.spentIdr },
      )
    : (stored?.version ?? null);
  if (version === null) return null;

  const advertiser: Advertiser = {
    ...place,
    settings,
    version,
    balanceIdr,
    spend,
    planStart: isChanged ? planStart : (stored?.planStart ?? null),
  };
  const status = statusOf({ ...factsOf(advertiser, rules, today), now });
  if (isChanged) {
    await writeAudit(tx, {
      action: 'ads.saved',
      accountId,
      address: saver.address,
      subject: `vendor:${vendorId}`,
      result: 'done',
      detail: { version },
    });
    await announceStatus(tx, bus, { vendorId, accountId }, status);
  }
  return { data: presentAd(advertiser, status, today), outcome: outcomeOfSaving(previous, status), advertiser };
}

const isSame = (one: AdSettings, other: AdSettings): boolean => isDeepStrictEqual(presentSetting(one), presentSetting(other));
