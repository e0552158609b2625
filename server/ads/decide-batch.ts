// Decides a batch of clicks in memory, from what was read about it.
import { type ClickOutcome, decideClicks } from '../../core/ads/charge.ts';
import type { AdRules } from '../../core/ads/rules.ts';
import type { AdFacts } from '../../core/ads/status.ts';
import type { Idr } from '../../core/money.ts';
import { type BusinessDay, businessDayOf, startOfBusinessDay } from '../../core/time.ts';
import { factsOf } from './ad-index.ts';
import { arrivedOf, type CaughtClick, type KnownClick } from './caught-click.ts';
import type { AdsContext } from './context.ts';
import type { StoredAd } from './store.ts';
import { uuid7 } from './uuid7.ts';

/** Ads by their vendors. */
type Ads = ReadonlyMap<number, StoredAd>;

export interface DecidedClick {
  readonly click: CaughtClick;
  readonly id: string;
  readonly at: Date;
  readonly outcome: ClickOutcome;
  /** The ad that pays for it, as it was read: it names the settlement the click is part of. */
  readonly payer: StoredAd | undefined;
}
/** What a batch costs a vendor, and the ad it was decided on. */
interface VendorCharge extends StoredAd {
  readonly amountIdr: Idr;
  readonly clicks: number;
}
/** A batch as it was decided, and each ad before and after. */
export interface DecidedBatch {
  /** The instant of the charge, in the business day of the whole batch. */
  readonly at: number;
  readonly day: BusinessDay;
  readonly rules: AdRules;
  readonly clicks: readonly DecidedClick[];
  readonly charges: readonly VendorCharge[];
  readonly before: ReadonlyMap<number, AdFacts>;
  readonly after: ReadonlyMap<number, AdFacts>;
}

/** Decides the clicks in the order of their arrival. The rules are those of the clicks, also when the charge falls on the next day. */
export function decideBatch(
  { index, rulesAt }: Pick<AdsContext, 'index' | 'rulesAt'>,
  known: readonly KnownClick[],
  ads: Ads,
): DecidedBatch {
  const at = chargedAt(known, ads);
  const day = businessDayOf(at);
  const rules = rulesAt(known[0]?.click.clickedAt ?? at);
  const before = new Map<number, AdFacts>();
  for (const [vendorId, ad] of ads) {
    const advertiser = index.get(vendorId);
    if (advertiser) before.set(vendorId, factsOf({ ...advertiser, ...ad }, rules, day));
  }
  const { outcomes, ads: after } = decideClicks(known.map(arrivedOf), before, { now: at, rules });
  const dayBegins = startOfBusinessDay(day);
  const clicks = known.map(({ click }, i) => decidedOf(click, outcomes[i], ads, dayBegins));
  return { at, day, rules, clicks, charges: chargesOf(clicks), before, after };
}

/**
 * The instant of the charge: that of the batch's last click. Where another process has begun a later day on one of the ads, that
 * day's: an ad's day never goes back, or its budget could be spent twice.
 */
function chargedAt(known: readonly KnownClick[], ads: Ads): number {
  let at = known.reduce((latest, { click }) => Math.max(latest, click.clickedAt), 0);
  for (const { spend } of ads.values()) at = Math.max(at, spend.idr > 0 ? startOfBusinessDay(spend.on) : 0);
  return at;
}

/** A click that counts has its token's id, so that the database itself forbids to count it twice. */
function decidedOf(click: CaughtClick, outcome: ClickOutcome | undefined, ads: Ads, dayBegins: number): DecidedClick {
  if (outcome === undefined) throw new RangeError('a batch has one outcome for each click');
  const { clickedAt, token } = click;
  return {
    click,
    id: token !== null && outcome.outcome !== 'invalid' ? token.id : uuid7(clickedAt),
    // A click of the last moment of a day may be charged on the next: then it is dated there, so that all figures agree on its day.
    at: new Date(Math.max(clickedAt, dayBegins)),
    outcome,
    payer: token !== null && outcome.outcome === 'charged' ? ads.get(token.vendorId) : undefined,
  };
}

/** What the clicks cost each vendor, in the order of the vendors. */
const chargesOf = (clicks: readonly DecidedClick[]): VendorCharge[] =>
  [...Map.groupBy(clicks, ({ payer }) => payer)]
    .flatMap(([ad, its]): VendorCharge[] => {
      const amountIdr = its.reduce((sum, { outcome }) => sum + outcome.amountIdr, 0);
      return ad === undefined ? [] : [{ ...ad, amountIdr, clicks: its.length }];
    })
    .toSorted((a, b) => a.vendorId - b.vendorId);
