// Simulates days of the marketplace in memory: selection, pacing and charging are the engine's code, couples are generated.
import { chargeOf } from '../../core/ads/charge.ts';
import { type Candidate, type CtrPrior, defaultCtrPrior } from '../../core/ads/choosing.ts';
import { deal } from '../../core/ads/deck.ts';
import { chanceToTakePart, momentOf } from '../../core/ads/pacing.ts';
import { type AdFacts, statusOf } from '../../core/ads/status.ts';
import { curveOf } from '../../core/ads/traffic.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { addDays, businessDayOf, minuteMs, startOfBusinessDay } from '../../core/time.ts';
import { poisson } from './chance.ts';
import { cardsPerPage, drawsPerDeck, type MarketDay, nextHand, note, type OpenDeck, seenOf } from './places.ts';
import { noDays, type WeddingDays } from './dates.ts';
import { ours, type Policy } from './policies.ts';
import { pagesIn, type SimulatedPage, type SimulatedVendor, type WorldSize } from './world.ts';

export interface VendorDay {
  displays: number;
  clicks: number;
  /** Displays by placement, for what the engine knows of it. */
  readonly byPlacement: Record<string, { displays: number; clicks: number }>;
  spentIdr: number;
  /** The hour of the day at which the budget could pay no further click; null when it never came to that. */
  endedAtHour: number | null;
  spentByNineIdr: number;
}
export interface Simulated {
  /** By day, by vendor. */
  readonly days: readonly (readonly VendorDay[])[];
  readonly market: readonly MarketDay[];
  readonly displays: number;
  readonly clicks: number;
  readonly revenueIdr: number;
}
export interface Simulation {
  readonly vendors: readonly SimulatedVendor[];
  readonly size: WorldSize;
  readonly days: number;
  readonly random: () => number;
  readonly policy?: Policy;
  readonly prior?: CtrPrior | ((ads: readonly Candidate[]) => CtrPrior);
  /** How often each ad had been displayed in each placement before the first day; nothing when left out: all are new. */
  readonly knownDisplays?: (vendor: SimulatedVendor) => number;
  /** Called before each day: experiments change settings here. */
  readonly beforeDay?: (day: number) => void;
  /** What a vendor's ad counts for beside its price; 1 for everyone when left out. */
  readonly quality?: (vendorId: number) => number;
  /** Nobody has told a day when left out. */
  readonly weddingDays?: WeddingDays;
}

const firstDay = '2026-11-02';
const spansPerDay = 288;
const spanMs = 5 * minuteMs;
/** Not every card that is handed out comes onto the screen, and lower ones are clicked less. The engine knows neither. */
const viewRate = 0.7;
const clickOfPlace = [1, 0.9, 0.8];

/** The same vendors and the same `random` give the same days. */
export function simulate({
  vendors,
  size,
  days,
  random,
  policy = ours,
  prior = defaultCtrPrior,
  knownDisplays = () => 0,
  beforeDay,
  quality = () => 1,
  weddingDays = noDays,
}: Simulation): Simulated {
  // A week of the world's own traffic teaches the curve of the day, as it would the engine.
  const curve = curveOf(hoursOf(size, random));
  const known = (vendor: SimulatedVendor) => {
    const displays = knownDisplays(vendor);
    return { displays, clicks: poisson(displays * vendor.trueCtr, random) };
  };
  const counts = vendors.map((vendor) => ({ discovery: known(vendor), listing: known(vendor), category: known(vendor) }));
  const market = new Map<string, MarketDay>();
  const lived: VendorDay[][] = [];
  for (let day = 0; day < days; day += 1) {
    beforeDay?.(day);
    const start = startOfBusinessDay(addDays(firstDay, day));
    const today = vendors.map(newDay);
    lived.push(today);
    const believed = typeof prior === 'function' ? prior(allCounts(counts)) : prior;
    for (let span = 0; span < spansPerDay; span += 1) {
      const now = start + span * spanMs;
      const moment = momentOf(curve, now);
      const decks = new Map<string, OpenDeck>();
      const displaying = new Set<number>();
      const judge = (vendor: SimulatedVendor): void => {
        const { kind } = statusOf({ ...factsOf(vendor, today[vendor.id]), now });
        if (kind === 'displaying' && vendor.startsOnDay <= day) displaying.add(vendor.id);
        else displaying.delete(vendor.id);
      };
      vendors.forEach(judge);
      const chances = vendors.map((vendor) =>
        chanceToTakePart({ ...vendor, spentTodayIdr: today[vendor.id]?.spentIdr ?? 0, planStart: null }, moment),
      );
      const open = (page: SimulatedPage): OpenDeck => {
        const key = `${page.placement} ${page.category ?? ''} ${page.city ?? ''}`;
        const known = decks.get(key);
        if (known !== undefined) return known;
        const candidates = vendors.flatMap((vendor): Candidate[] => {
          const { id, cpcIdr } = vendor;
          if (!fits(vendor, page) || !displaying.has(id)) return [];
          const { displays = 0, clicks = 0 } = counts[id]?.[page.placement] ?? {};
          const chance = chances[id] ?? 1;
          return [{ vendorId: id, cpcIdr, quality: quality(id), impressions: displays, clicks, ...(chance < 1 && { chance }) }];
        });
        const fresh: OpenDeck = {
          draw: policy(candidates, random, believed),
          hands: [],
          handsMax: Math.min(32, Math.max(1, Math.floor(drawsPerDeck / Math.max(1, candidates.length)))),
          turn: 0,
          seen: seenOf(market, `${day} ${key}`, day, page),
        };
        decks.set(key, fresh);
        return fresh;
      };
      for (const page of pagesIn(span, day, size, random)) {
        const place = open(page);
        const hand = nextHand(place);
        const weddingDay = weddingDays.dayOfCouple();
        const isShown = (id: number): boolean => displaying.has(id) && weddingDays.mayShow(id, weddingDay);
        const dealt = deal(hand, { count: cardsPerPage, isStillDisplaying: isShown });
        note(place.seen, hand, dealt.length);
        for (const [index, { vendorId: id, cpcIdr }] of dealt.entries()) {
          if (random() >= viewRate) continue;
          const [vendor, own, count] = [vendors[id], today[id], counts[id]?.[page.placement]];
          if (vendor === undefined || own === undefined || count === undefined) continue;
          const isClicked = random() < vendor.trueCtr * (clickOfPlace[index] ?? 1);
          const placed = (own.byPlacement[page.placement] ??= nothing());
          for (const sum of [own, count, placed]) {
            sum.displays += 1;
            sum.clicks += isClicked ? 1 : 0;
          }
          if (!isClicked) continue;
          const { amountIdr } = chargeOf({ shownCpcIdr: cpcIdr }, factsOf(vendor, own), businessDayOf(now));
          own.spentIdr += amountIdr;
          weddingDays.clicked(id, weddingDay, amountIdr);
          if (span < 9 * 12) own.spentByNineIdr = own.spentIdr;
          judge(vendor);
          if (!displaying.has(id)) own.endedAtHour ??= span / 12;
        }
      }
    }
  }
  const sum = (of: (own: VendorDay) => number) => lived.flat().reduce((total, own) => total + of(own), 0);
  return {
    days: lived,
    market: [...market.values()],
    displays: sum(({ displays }) => displays),
    clicks: sum(({ clicks }) => clicks),
    revenueIdr: sum(({ spentIdr }) => spentIdr),
  };
}

/** Where the page names no category or city, any will do. */
export const fits = (vendor: SimulatedVendor, { category, city }: Pick<SimulatedPage, 'category' | 'city'>): boolean =>
  (category ?? vendor.category) === vendor.category && (city ?? vendor.city) === vendor.city;

const nothing = () => ({ displays: 0, clicks: 0 });
const newDay = (): VendorDay => ({ ...nothing(), byPlacement: {}, spentIdr: 0, endedAtHour: null, spentByNineIdr: 0 });

function factsOf({ cpcIdr, dailyBudget, pacing }: SimulatedVendor, own: VendorDay | undefined): AdFacts {
  return {
    settings: { cpcIdr, dailyBudget, pacing, period: { kind: 'always' }, isEnabled: true },
    minimumCpcIdr: 500,
    balanceIdr: 1_000_000_000,
    spentTodayIdr: own?.spentIdr ?? 0,
    vendorStatus: vendorPublished,
  };
}

function hoursOf(size: WorldSize, random: () => number): number[] {
  return Array.from({ length: 24 }, (_, hour) =>
    Array.from({ length: 7 * 12 }, (__, index) => pagesIn(hour * 12 + (index % 12), Math.floor(index / 12), size, random).length).reduce(
      (sum, pages) => sum + pages,
      0,
    ),
  );
}

function allCounts(counts: readonly Record<string, { displays: number; clicks: number }>[]): Candidate[] {
  return counts.flatMap((byPlacement, vendorId) =>
    Object.values(byPlacement).map(({ displays, clicks }) => ({ vendorId, cpcIdr: 0, impressions: displays, clicks })),
  );
}
