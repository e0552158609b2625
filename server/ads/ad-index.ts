// All ads in the memory of this process: the ads of a page are selected here without a database query.
import type { VendorServices } from '../catalogue/api.ts';

import type { Random } from '../../core/ads/beta.ts';
import type { Candidate } from '../../core/ads/choosing.ts';
import { qualityOf } from '../../core/ads/quality.ts';
import { type Deck, deal, deckNeedsShuffle, shuffle } from '../../core/ads/deck.ts';
import { momentOf, type PlanStart } from '../../core/ads/pacing.ts';
import { minimumCpcIdr, type AdRules } from '../../core/ads/rules.ts';
import type { AdSettings } from '../../core/ads/settings.ts';
import { type AdFacts, type AdStatus, statusOf } from '../../core/ads/status.ts';
import type { Idr } from '../../core/money.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import type { Market, Listing, ListingNotes } from './market.ts';
import { type DaySpend, isBefore, spentOn, withChance } from './paced-ad.ts';
import type { Placement } from '../../core/ads/placements.ts';

export interface Advertiser extends VendorServices {
  readonly settings: AdSettings;
  readonly version: number;
  readonly balanceIdr: Idr;
  readonly spend: DaySpend;
  readonly planStart: PlanStart | null;
}
export interface Counts {
  readonly impressions: number;
  readonly clicks: number;
}
interface IndexedAd {
  advertiser: Advertiser;
  readonly candidates: Record<Placement, Candidate>;
}
interface OpenDeck {
  readonly notes: ListingNotes;
  deck: Deck<Candidate> | null;
  turn: number;
}

export interface AdIndex {
  /** As it was read. What this process charged since it was read stays. */
  put(advertiser: Advertiser): void;
  remove(vendorId: number): void;
  get(vendorId: number): Advertiser | undefined;
  all(): Iterable<Advertiser>;
  /** What a charge left behind, as this process committed it. */
  charged(vendorId: number, balanceIdr: Idr, spend: DaySpend): void;
  /** Displayed and clicked lately in a placement, from the roll-ups. */
  setCounts(vendorId: number, placement: Placement, counts: Counts): void;
  addCounts(vendorId: number, placement: Placement, more: Counts): void;
  status(vendorId: number, now: number): AdStatus;
  /** The best ads for a place, best first; fewer than asked when no more are displaying, or suit whoever looks. */
  choose(place: Listing, count: number, now: number, suits?: (ad: Advertiser) => boolean): readonly Advertiser[];
}

/** What the rules ask of an ad on a business day. What was spent before that day counts as nothing. */
export const factsOf = (advertiser: Advertiser, rules: AdRules, today: BusinessDay): AdFacts => ({
  settings: advertiser.settings,
  minimumCpcIdr: minimumCpcOf(advertiser, rules),
  balanceIdr: advertiser.balanceIdr,
  spentTodayIdr: spentOn(advertiser.spend, today),
  vendorStatus: advertiser.status,
});

/** The lowest bid of a vendor in Rupiah, by the category of its main service, whatever else it offers. */
export const minimumCpcOf = ({ services }: Pick<VendorServices, 'services'>, rules: AdRules): Idr =>
  minimumCpcIdr(
    rules,
    services.map(({ categoryId }) => categoryId),
  );

/** Ads by what is asked for first: the categories and the cities they are offered in. */
function createBuckets() {
  const byCategory = new Map<number, Set<IndexedAd>>();
  const byCity = new Map<number, Set<IndexedAd>>();
  const none = new Set<IndexedAd>();
  const bucketsOf = ({ services }: Advertiser): [Map<number, Set<IndexedAd>>, number][] => [
    ...services.map(({ categoryId }): [Map<number, Set<IndexedAd>>, number] => [byCategory, categoryId]),
    ...services.map(({ cityId }): [Map<number, Set<IndexedAd>>, number] => [byCity, cityId]),
  ];
  return {
    put(ad: IndexedAd): void {
      for (const [buckets, id] of bucketsOf(ad.advertiser)) buckets.set(id, (buckets.get(id) ?? new Set()).add(ad));
    },
    remove(ad: IndexedAd): void {
      for (const [buckets, id] of bucketsOf(ad.advertiser)) buckets.get(id)?.delete(ad);
    },
    /** A set that holds all that fit: of the category, else of the city; null where any ad may fit. */
    near({ categoryId, cityId }: Listing): ReadonlySet<IndexedAd> | null {
      if (categoryId !== undefined) return byCategory.get(categoryId) ?? none;
      return cityId === undefined ? null : (byCity.get(cityId) ?? none);
    },
    offers: ({ categoryId, cityId }: Listing): boolean =>
      (categoryId === undefined || byCategory.has(categoryId)) && (cityId === undefined || byCity.has(cityId)),
  };
}

const fits = (ad: IndexedAd, { categoryId, cityId }: Listing): boolean =>
  ad.advertiser.services.some((s) => (categoryId ?? s.categoryId) === s.categoryId && (cityId ?? s.cityId) === s.cityId);

/** Empty until the feed fills it. Rules are asked for the instant of each page, so that a change of settings counts from its minute. */
export function createAdIndex(rulesAt: (instant: number) => AdRules, random: Random, market: Pick<Market, 'at' | 'curve'>): AdIndex {
  const ads = new Map<number, IndexedAd>();
  const buckets = createBuckets();
  const decks = new Map<string, OpenDeck>();

  const status = (vendorId: number, now: number): AdStatus => {
    const found = ads.get(vendorId);
    return found === undefined ? { kind: 'none' } : statusOf({ ...factsOf(found.advertiser, rulesAt(now), businessDayOf(now)), now });
  };
  /** Those that are displaying and offer what is asked for where it is asked for. */
  const candidatesFor = (where: Listing, now: number): Candidate[] => {
    const moment = momentOf(market.curve(), now);
    const found: Candidate[] = [];
    for (const ad of buckets.near(where) ?? ads.values())
      if (fits(ad, where) && status(ad.advertiser.vendorId, now).kind === 'displaying')
        found.push(withChance(ad.candidates[where.placement], ad.advertiser, moment));
    return found;
  };
  return {
    put(read) {
      const { vendorId } = read;
      const known = ads.get(vendorId);
      if (known) buckets.remove(known);
      const charged = known && isBefore(read.spend, known.advertiser.spend) ? known.advertiser : read;
      const advertiser = { ...read, balanceIdr: charged.balanceIdr, spend: charged.spend };
      const candidate = (placement: Placement): Candidate => ({
        impressions: 0,
        clicks: 0,
        ...known?.candidates[placement],
        vendorId,
        cpcIdr: advertiser.settings.cpcIdr,
        quality: qualityOf(advertiser.reviewScore),
      });
      const ad = {
        advertiser,
        candidates: { discovery: candidate('discovery'), listing: candidate('listing'), category: candidate('category') },
      };
      ads.set(vendorId, ad);
      buckets.put(ad);
    },
    remove(vendorId) {
      const known = ads.get(vendorId);
      if (known) buckets.remove(known);
      ads.delete(vendorId);
    },
    get: (vendorId) => ads.get(vendorId)?.advertiser,
    *all() {
      for (const { advertiser } of ads.values()) yield advertiser;
    },
    charged(vendorId, balanceIdr, spend) {
      const ad = ads.get(vendorId);
      // Of two batches written beside each other the later may be heard of first.
      if (!ad || isBefore(spend, ad.advertiser.spend)) return;
      ad.advertiser = { ...ad.advertiser, balanceIdr, spend };
    },
    setCounts(vendorId, placement, counts) {
      const ad = ads.get(vendorId);
      if (ad) ad.candidates[placement] = { ...ad.candidates[placement], ...counts };
    },
    addCounts(vendorId, placement, more) {
      const ad = ads.get(vendorId);
      if (!ad) return;
      const { impressions, clicks } = ad.candidates[placement];
      ad.candidates[placement] = {
        ...ad.candidates[placement],
        impressions: impressions + more.impressions,
        clicks: clicks + more.clicks,
      };
    },
    status,
    choose(where, count, now, suits) {
      // Numbers nobody has offer nothing, and must not make decks without end.
      if (!buckets.offers(where)) return [];
      const key = `${where.placement} ${where.categoryId ?? ''} ${where.cityId ?? ''}`;
      const open = decks.get(key) ?? { deck: null, turn: 0, notes: market.at(where) };
      decks.set(key, open);
      const isDisplaying = (vendorId: number): boolean => status(vendorId, now).kind === 'displaying';
      const isSuited = (vendorId: number): boolean => {
        const ad = ads.get(vendorId);
        return ad !== undefined && suits?.(ad.advertiser) === true;
      };
      const isStillDisplaying =
        suits === undefined ? isDisplaying : (vendorId: number): boolean => isDisplaying(vendorId) && isSuited(vendorId);
      const fresh = (): Deck<Candidate> => shuffle(candidatesFor(where, now), random, now);
      open.turn++;
      let deck = open.deck === null || deckNeedsShuffle(open.deck, now) ? fresh() : open.deck;
      let dealt = deal(deck.handOf(open.turn), { count, isStillDisplaying });
      // Most of the hand stopped displaying since: the next best are found by shuffling again, once in its time. What does not suit one couple is no reason.
      if (dealt.length < count && suits === undefined && !deck.holdsAll && deck.shuffledAt < now) {
        deck = fresh();
        dealt = deal(deck.handOf(open.turn), { count, isStillDisplaying });
      }
      open.deck = deck;
      open.notes.dealt(deck.handOf(open.turn), count, dealt.length);
      return dealt.flatMap(({ vendorId }) => ads.get(vendorId)?.advertiser ?? []);
    },
  };
}
