import type { Idr } from '../money.ts';
import { type BusinessDay, businessDayOf } from '../time.ts';
import { type ClickFacts, type FreeReason, type InvalidReason, judgeClick } from './click-validity.ts';
import type { AdRules } from './rules.ts';
import { type AdFacts, isInForce, isWithinBudget } from './status.ts';

/** What a valid click costs: its price, or nothing and why. */
export type Charge =
  | { readonly outcome: 'charged'; readonly amountIdr: Idr; readonly reason: null }
  | { readonly outcome: 'free'; readonly amountIdr: 0; readonly reason: FreeReason };

/** What became of a click. One that does not count costs nothing. */
export type ClickOutcome = Charge | { readonly outcome: 'invalid'; readonly amountIdr: 0; readonly reason: InvalidReason };

/**
 * What a valid click costs: the cost per click the ad was shown with, or the current one if lower. It is free when the ad no longer
 * may show (paused, ended, below minimum, vendor not published), and when the price is more than the credit or than what is left of
 * the day's budget: a click is charged in full or not at all. `today` is the business day of the charge, to which
 * `spentTodayIdr` belongs. The SQL that charges does exactly this. (product 4, Rules of money)
 */
export function chargeOf(click: { readonly shownCpcIdr: Idr }, ad: AdFacts, today: BusinessDay): Charge {
  if (ad.settings === null || !isInForce(ad, today)) return free('ad_not_displaying');
  const priceIdr = Math.min(click.shownCpcIdr, ad.settings.cpcIdr);
  if (priceIdr > ad.balanceIdr) return free('out_of_credit');
  if (!isWithinBudget(ad.settings.dailyBudget, ad.spentTodayIdr, priceIdr)) return free('budget_reached');
  return { outcome: 'charged', amountIdr: priceIdr, reason: null };
}

/**
 * A click as it arrives. `facts` says what is known from the request and from before the batch; what other clicks of the batch
 * change about it (token used, viewer counted, network busy) is worked out here. `vendorId` is null where the token names none.
 */
export type ArrivedClick = {
  readonly vendorId: number | null;
  readonly tokenId: string;
  /** Couple, device, address and agent: whichever are known. One in common makes two clicks the same viewer's. */
  readonly viewerKeys: readonly string[];
  /** The network (a /24) the click came from. */
  readonly networkKey: string;
  readonly shownCpcIdr: Idr;
  readonly facts: ClickFacts;
};

/** The decisions in the order of the clicks, and each ad's balance and day's spend after them. */
export type Batch = { readonly outcomes: readonly ClickOutcome[]; readonly ads: ReadonlyMap<number, AdFacts> };

/**
 * Decides a batch of clicks in the order of their arrival, as if each were charged alone before the next came. `ads` holds the
 * state of every vendor concerned at `now`, the instant of the charge; the whole batch falls in the business day of `now`. An ad that is
 * not there is one that does not show. Work grows with the number of clicks alone.
 *
 * Never: a day's spend over the budget, a balance below zero, a token or a viewer charged twice. A viewer who clicked free of
 * charge has clicked: the next click within the window is a repeat too.
 */
export function decideClicks(
  clicks: readonly ArrivedClick[],
  ads: ReadonlyMap<number, AdFacts>,
  { now, rules }: { readonly now: number; readonly rules: AdRules },
): Batch {
  const today = businessDayOf(now);
  const after = new Map(ads);
  const seen: Seen = { tokens: new Set(), countedAt: new Map(), clicksOfNetwork: new Map() };

  const outcomes = clicks.map((click): ClickOutcome => {
    const judgement = judgeClick(withinBatch(click, seen), rules);
    seen.clicksOfNetwork.set(click.networkKey, (seen.clicksOfNetwork.get(click.networkKey) ?? 0) + 1);
    if (judgement.kind === 'invalid') return { outcome: 'invalid', amountIdr: 0, reason: judgement.reason };

    seen.tokens.add(click.tokenId);
    for (const key of viewersOnAd(click)) seen.countedAt.set(key, click.facts.clickedAt);
    const ad = click.vendorId === null ? undefined : after.get(click.vendorId);
    if (ad === undefined || click.vendorId === null) return free('ad_not_displaying');
    const charge = chargeOf(click, ad, today);
    if (charge.outcome === 'charged') after.set(click.vendorId, charged(ad, charge.amountIdr));
    return charge;
  });
  return { outcomes, ads: after };
}

type Seen = {
  readonly tokens: Set<string>;
  readonly countedAt: Map<string, number>;
  readonly clicksOfNetwork: Map<string, number>;
};

function withinBatch(click: ArrivedClick, seen: Seen): ClickFacts {
  const { facts, tokenId, networkKey } = click;
  let { lastCountedAt } = facts;
  for (const key of viewersOnAd(click)) {
    const countedAt = seen.countedAt.get(key);
    if (countedAt !== undefined) lastCountedAt = Math.max(countedAt, lastCountedAt ?? countedAt);
  }
  return {
    ...facts,
    lastCountedAt,
    isTokenUsed: facts.isTokenUsed || seen.tokens.has(tokenId),
    clicksInNetworkHour: facts.clicksInNetworkHour + (seen.clicksOfNetwork.get(networkKey) ?? 0),
  };
}

function viewersOnAd({ vendorId, viewerKeys }: ArrivedClick): readonly string[] {
  return viewerKeys.map((key) => `${vendorId} ${key}`);
}

function charged(ad: AdFacts, amountIdr: Idr): AdFacts {
  return { ...ad, balanceIdr: ad.balanceIdr - amountIdr, spentTodayIdr: ad.spentTodayIdr + amountIdr };
}

function free(reason: FreeReason): Charge {
  return { outcome: 'free', amountIdr: 0, reason };
}
