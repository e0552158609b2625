import type { Idr } from '../money.ts';
import { type Random, sampleBeta } from './beta.ts';

export { type Random, sampleBeta } from './beta.ts';

/** An ad that may be shown, with what is known of it. */
export type Candidate = {
  readonly vendorId: number;
  readonly cpcIdr: Idr;
  readonly impressions: number;
  readonly clicks: number;
  /** How much more or less than its price it counts; 1 when left out. (quality.ts) */
  readonly quality?: number;
  /** The chance, from 0 to 1, with which it takes part in a drawing; always when left out. (pacing.ts) */
  readonly chance?: number;
};

/** The ads of one drawing, best first, and the score each was drawn with. */
export type Hand<C extends Candidate> = { readonly ads: readonly C[]; readonly scores: readonly number[] };

/** What is believed of an ad nobody has seen: a click-through rate, held as firmly as so many impressions would make it. */
export type CtrPrior = { readonly mean: number; readonly strength: number };

/** 2 %, as if seen 50 times: a new ad is tried about as often as a usual one and has found its own rate after some hundred views. */
export const defaultCtrPrior: CtrPrior = { mean: 0.02, strength: 50 };

/** The beta distribution of an ad's click-through rate. More clicks than impressions, as late counts can make it, are a rate of 1. */
export function ctrBelief({ impressions, clicks }: Pick<Candidate, 'impressions' | 'clicks'>, { mean, strength }: CtrPrior) {
  return { alpha: mean * strength + clicks, beta: (1 - mean) * strength + Math.max(0, impressions - clicks) };
}

/**
 * What showing an ad once may earn: its cost per click, weighed by its quality, times a click-through rate drawn from what is believed of it. Drawing
 * instead of averaging is Thompson sampling: an ad we know little of is tried in proportion to its chance of being the better one.
 */
export function scoreOf(candidate: Candidate, random: Random, prior: CtrPrior = defaultCtrPrior): number {
  const { alpha, beta } = ctrBelief(candidate, prior);
  return candidate.cpcIdr * (candidate.quality ?? 1) * sampleBeta(alpha, beta, random);
}

/** The `count` best ads of one drawing, best first. One pass over the candidates, without sorting them all. */
export function chooseAds<C extends Candidate>(given: {
  readonly candidates: Iterable<C>;
  readonly count: number;
  readonly random: Random;
  readonly prior?: CtrPrior;
}): Hand<C> {
  const { candidates, count, random, prior = defaultCtrPrior } = given;
  const best: C[] = [];
  const scores: number[] = [];
  for (const candidate of candidates) {
    if (candidate.chance !== undefined && random() >= candidate.chance) continue;
    const score = scoreOf(candidate, random, prior);
    if (best.length >= count && score <= (scores.at(-1) ?? Number.POSITIVE_INFINITY)) continue;
    let place = best.length;
    while (place > 0 && (scores[place - 1] ?? 0) < score) place -= 1;
    best.splice(place, 0, candidate);
    scores.splice(place, 0, score);
    if (best.length > count) {
      best.pop();
      scores.pop();
    }
  }
  return { ads: best, scores };
}
