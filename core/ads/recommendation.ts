import type { Idr } from '../money.ts';
import type { AdRules } from './rules.ts';

/** Costs per click of the enabled ads a vendor is compared with, in any order, its own left out. */
export type Comparison = {
  readonly sameCategoryAndCity: readonly Idr[];
  readonly sameCategory: readonly Idr[];
  readonly all: readonly Idr[];
};

/**
 * What others pay: `sample` says how many ads it rests on, `basis` which, `atMostMid` how many of them pay `midIdr` or less. With
 * nobody to compare with, all three prices are the minimum.
 */
export type Recommendation = {
  readonly lowIdr: Idr;
  readonly midIdr: Idr;
  readonly highIdr: Idr;
  readonly sample: number;
  readonly atMostMid: number;
  readonly basis: 'category_and_city' | 'category' | 'all' | 'minimum';
};

/** Below this many ads a percentile is one neighbour's price rather than the market's. */
const sampleMin = 5;
const percentiles = { low: 40, mid: 60, high: 80 } as const;

/**
 * Low, recommended and high cost per click: the 40th, 60th and 80th percentile (nearest rank) of the same category and city; of the
 * category when that has fewer than five ads; else of all. Each is rounded up to the step, never under the vendor's minimum nor
 * above the maximum, so that one tap applies a value that can be saved. (product 4, Recommendation)
 */
export function recommendationOf(
  comparison: Comparison,
  { minimumCpcIdr, rules }: { readonly minimumCpcIdr: Idr; readonly rules: AdRules },
): Recommendation {
  const { basis, cpcs } = basisOf(comparison);
  const sorted = [...cpcs].sort((one, other) => one - other);
  const recommend = (percentile: number) => {
    const rankedIdr = sorted[Math.ceil((percentile / 100) * sorted.length) - 1] ?? minimumCpcIdr;
    const steppedIdr = Math.ceil(rankedIdr / rules.cpcStepIdr) * rules.cpcStepIdr;
    return Math.min(rules.maximumCpcIdr, Math.max(minimumCpcIdr, steppedIdr));
  };
  const midIdr = recommend(percentiles.mid);
  return {
    lowIdr: recommend(percentiles.low),
    midIdr,
    highIdr: recommend(percentiles.high),
    sample: sorted.length,
    atMostMid: sorted.filter((cpcIdr) => cpcIdr <= midIdr).length,
    basis,
  };
}

function basisOf(comparison: Comparison): { readonly basis: Recommendation['basis']; readonly cpcs: readonly Idr[] } {
  const { sameCategoryAndCity } = comparison;
  if (sameCategoryAndCity.length >= sampleMin) return { basis: 'category_and_city', cpcs: sameCategoryAndCity };
  const { sameCategory } = comparison;
  if (sameCategory.length >= sampleMin) return { basis: 'category', cpcs: sameCategory };
  const { all } = comparison;
  return all.length > 0 ? { basis: 'all', cpcs: all } : { basis: 'minimum', cpcs: [] };
}
