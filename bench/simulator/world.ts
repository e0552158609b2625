// The simulated advertisers and visitors.
import type { Placement } from '../../core/ads/placements.ts';
import { sampleBeta } from '../../core/ads/beta.ts';
import type { CtrPrior } from '../../core/ads/choosing.ts';
import type { Pacing } from '../../core/ads/settings.ts';
import { defaultAdRules } from '../../core/ads/rules.ts';
import type { DailyBudget } from '../../core/ads/settings.ts';
import type { Idr } from '../../core/money.ts';
import { poisson, pickBy } from './chance.ts';

export interface SimulatedVendor {
  readonly id: number;
  readonly category: number;
  readonly city: number;
  /** How often its card is clicked when it is seen on the first place. The engine never learns it but by counting. */
  readonly trueCtr: number;
  cpcIdr: Idr;
  dailyBudget: DailyBudget;
  pacing: Pacing;
  /** The first day on which it advertises. */
  startsOnDay: number;
}

export interface WorldSize {
  readonly vendors: number;
  readonly categories: number;
  readonly cities: number;
  readonly pagesPerDay: number;
  /** What true click-through rates are drawn from. */
  readonly ctr: CtrPrior;
  /** How many ads of a hundred have no daily budget. */
  readonly unlimitedPercent: number;
}
export const usualWorld: WorldSize = {
  vendors: 2_000,
  categories: 29,
  cities: 12,
  pagesPerDay: 40_000,
  ctr: { mean: 0.025, strength: 60 },
  unlimitedPercent: 40,
};

export interface SimulatedPage {
  readonly placement: Placement;
  /** Null: any. */
  readonly category: number | null;
  readonly city: number | null;
}

/** Prices lie around twice the minimum, as prices do: many low, few high. */
export function vendorsOf(size: WorldSize, random: () => number): SimulatedVendor[] {
  const step = defaultAdRules.cpcStepIdr;
  return Array.from({ length: size.vendors }, (_, id) => {
    const cpcIdr = Math.round((500 * (1 + 3 * random() * random() + random())) / step) * step;
    const clicks = 5 + Math.floor(35 * random());
    return {
      id,
      category: pickBy(popularity(size.categories), random),
      city: pickBy(popularity(size.cities), random),
      trueCtr: sampleBeta(size.ctr.mean * size.ctr.strength, (1 - size.ctr.mean) * size.ctr.strength, random),
      cpcIdr,
      dailyBudget: random() * 100 < size.unlimitedPercent ? { kind: 'unlimited' } : { kind: 'limited', amountIdr: cpcIdr * clicks },
      pacing: 'spread',
      startsOnDay: 0,
    };
  });
}

/** The n-th of a kind is looked for about 1/n as often as the first. */
const popularity = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => 1 / (index + 2));

/** How busy the hours of a simulated day are: not exactly what the engine expects of one. */
const hourWeights = [3, 2, 1, 1, 1, 2, 3, 5, 7, 9, 10, 12, 14, 12, 10, 9, 10, 12, 15, 18, 20, 19, 14, 8];
const dayWeight = hourWeights.reduce((sum, weight) => sum + weight, 0);
const weekend = 1.3;
const ordinaryDay = 0.9;

/** The pages asked for in one of the day's 288 spans of five minutes. */
export function pagesIn(span: number, day: number, size: WorldSize, random: () => number): SimulatedPage[] {
  const share = (hourWeights[Math.floor(span / 12)] ?? 0) / dayWeight / 12;
  const count = manyOf(size.pagesPerDay * share * (day % 7 >= 5 ? weekend : ordinaryDay), random);
  return Array.from({ length: count }, () => pageOf(size, random));
}

function pageOf({ categories, cities }: WorldSize, random: () => number): SimulatedPage {
  const kind = random();
  const city = random() < 0.4 ? pickBy(popularity(cities), random) : null;
  if (kind < 0.25) return { placement: 'discovery', category: null, city: null };
  if (kind < 0.5) return { placement: 'listing', category: null, city };
  return { placement: 'category', category: pickBy(popularity(categories), random), city };
}

/** Poisson for any mean: the sum of small ones. */
function manyOf(mean: number, random: () => number): number {
  let count = 0;
  for (let left = mean; left > 0; left -= 50) count += poisson(Math.min(left, 50), random);
  return count;
}
