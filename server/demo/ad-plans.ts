// Which vendors advertise, since when, and with which settings.
import { defaultAdRules, minimumCpcIdr } from '../../core/ads/rules.ts';
import type { Pacing } from '../../core/ads/settings.ts';
import type { Idr } from '../../core/money.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { busyCategories, type DemoVendor } from './world.ts';

/** From so many days ago on, this price held. */
interface PriceChange {
  readonly daysAgo: number;
  readonly cpcIdr: Idr;
}
export interface AdPlan {
  readonly vendorId: number;
  readonly vendor: DemoVendor;
  /** Oldest first; the first started the ad. */
  readonly prices: readonly [PriceChange, ...PriceChange[]];
  readonly dailyBudgetIdr: Idr | null;
  readonly pacing: Pacing;
  readonly clicksPerDay: number;
  /** Clicks for each display. */
  readonly clickRate: number;
  /** Which package it buys each time its credit runs low. */
  readonly packageIdr: Idr;
  /** The status of the ad today: most are displayed, so that every place has more ads than it can show. */
  readonly ending: 'displaying' | 'paused' | 'out_of_credit';
}

const historyDays = 366;

/** The same vendors give the same plans on every machine; a vendor's id is its place in the list, counted from 1. */
export function adPlans(vendors: readonly DemoVendor[], categoryIds: ReadonlyMap<string, number>): AdPlan[] {
  return vendors.flatMap((vendor, index) => {
    if (!vendor.isAdvertiser) return [];
    const minimumIdr = minimumCpcIdr(defaultAdRules, [categoryIds.get(vendor.categorySlug) ?? 0]);
    return vendor.email === 'gold@demo.test'
      ? goldPlan(vendor, index + 1)
      : planOf(chanceOf(`ad of ${vendor.slug}`), vendor, index + 1, minimumIdr);
  });
}

const goldPlan = (vendor: DemoVendor, vendorId: number): AdPlan => ({
  vendorId,
  vendor,
  prices: [
    { daysAgo: historyDays + 30, cpcIdr: 1_000 },
    { daysAgo: 190, cpcIdr: 1_250 },
    { daysAgo: 41, cpcIdr: 1_500 },
  ],
  dailyBudgetIdr: 50_000,
  pacing: 'spread',
  clicksPerDay: 12,
  clickRate: 0.031,
  packageIdr: 500_000,
  ending: 'displaying',
});

function planOf(chance: Chance, vendor: DemoVendor, vendorId: number, minimumIdr: Idr): AdPlan {
  const isBusy = busyCategories.some((slug) => slug === vendor.categorySlug);
  const began = chance.int(25, Math.max(26, Math.min(240, vendor.publishedDaysAgo - 1)));
  const step = defaultAdRules.cpcStepIdr;
  const price = (): Idr => Math.round((minimumIdr * chance.between(1, 2.3)) / step) * step;
  const first = { daysAgo: began, cpcIdr: price() };
  return {
    vendorId,
    vendor,
    prices: began > 60 ? [first, { daysAgo: chance.int(8, 50), cpcIdr: price() }] : [first],
    dailyBudgetIdr: chance.pick([null, 20_000, 30_000, 50_000, 100_000] as const),
    // Most take what is proposed.
    pacing: vendorId % 5 === 0 ? 'fast' : 'spread',
    clicksPerDay: chance.between(1, 3.6),
    clickRate: chance.between(0.014, 0.042),
    packageIdr: chance.pick([250_000, 500_000, 500_000, 1_000_000] as const),
    ending: isBusy ? 'displaying' : chance.pick(['displaying', 'displaying', 'paused', 'out_of_credit'] as const),
  };
}
