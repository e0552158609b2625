// Decides a batch of clicks in memory, from what was read about it.
import { type ClickOutcome, decideClicks } from '../../core/ads/charge.ts';
import type { AdFacts } from '../../core/ads/status.ts';
import { businessDayOf, startOfBusinessDay } from '../../core/time.ts';
import { factsOf } from './ad-index.ts';
import { arrivedOf, type CaughtClick, questionOf, recordOf, seenOf } from './caught-click.ts';
import type { ClickHistory, ClickRecord, ClickSet, VendorCharge } from './click-store.ts';
import type { AdsContext } from './context.ts';
import type { StoredAd } from './store.ts';

/** What is known of a batch: its ads, and the history of each click in the order of the clicks. */
export interface BatchFacts {
  readonly ads: ReadonlyMap<number, StoredAd>;
  readonly history: readonly ClickHistory[];
}

/** A batch as it was decided: what becomes of each click, and each ad before and after. */
export interface DecidedBatch {
  readonly clicks: readonly CaughtClick[];
  readonly outcomes: readonly ClickOutcome[];
  readonly before: ReadonlyMap<number, AdFacts>;
  readonly after: ReadonlyMap<number, AdFacts>;
  readonly written: ClickSet;
}

/** Decides the clicks in the order of their arrival. The rules are those of the clicks, also when the charge falls on the next day. */
export function decideBatch(
  { index, rulesAt }: Pick<AdsContext, 'index' | 'rulesAt'>,
  clicks: readonly CaughtClick[],
  { ads, history }: BatchFacts,
): DecidedBatch {
  const now = chargedAt(clicks, ads);
  const today = businessDayOf(now);
  const rules = rulesAt(clicks[0]?.clickedAt ?? now);
  const before = new Map<number, AdFacts>();
  for (const [vendorId, ad] of ads) {
    const advertiser = index.get(vendorId);
    if (advertiser) before.set(vendorId, factsOf({ ...advertiser, ...ad }, rules, today));
  }
  const arrived = clicks.map((click, i) => arrivedOf(click, history[i]));
  const { outcomes, ads: after } = decideClicks(arrived, before, { now, rules });
  const records = clicks.map((click, i): ClickRecord => {
    const question = questionOf(click, now);
    return recordOf(question, click, outcomes[i], ads.get(question.vendorId ?? 0)?.settlement ?? null);
  });
  const written = {
    at: new Date(now),
    day: today,
    clicks: records,
    seen: clicks.flatMap((click) => seenOf(click, rules.tokenLifeMs)),
    charges: chargesOf(records, ads),
    viewerWindowMs: rules.viewerWindowMs,
  };
  return { clicks, outcomes, before, after, written };
}

/**
 * The instant of the charge: that of the batch's last click. Where another process has begun a later day on one of the ads, that
 * day's: an ad's day never goes back, or its budget could be spent twice.
 */
function chargedAt(clicks: readonly CaughtClick[], ads: ReadonlyMap<number, StoredAd>): number {
  let now = clicks.reduce((latest, { clickedAt }) => Math.max(latest, clickedAt), 0);
  for (const { spend } of ads.values()) now = Math.max(now, spend.idr > 0 ? startOfBusinessDay(spend.on) : 0);
  return now;
}

/** What the clicks cost each vendor, in the order of the vendors. */
function chargesOf(records: readonly ClickRecord[], ads: ReadonlyMap<number, StoredAd>): VendorCharge[] {
  const charged = Map.groupBy(records, ({ vendorId, settlement }) => (settlement === null ? null : vendorId));
  return [...ads.values()]
    .map(({ vendorId, version, settlement }) => {
      const its = charged.get(vendorId) ?? [];
      return { vendorId, version, settlement, clicks: its.length, amountIdr: its.reduce((sum, { outcome }) => sum + outcome.amountIdr, 0) };
    })
    .filter(({ clicks }) => clicks > 0)
    .toSorted((a, b) => a.vendorId - b.vendorId);
}
