// Ways to select ads: ours, and those it is compared with.
import { type Candidate, type CtrPrior, chooseAds, type Hand } from '../../core/ads/choosing.ts';

/** Draws the hands of a deck, one after another. */
export type Policy = (candidates: readonly Candidate[], random: () => number, prior: CtrPrior) => () => Hand<Candidate>;

const handSize = 32;

/** Price times a drawn click-through rate: the engine's own drawing. */
export const ours: Policy = (candidates, random, prior) => () => chooseAds({ candidates, count: handSize, random, prior });

/** Everyone alike. */
export const atRandom: Policy = (candidates, random) => byScore(candidates, random, () => random());

/** The ad that pays most for a click; chance decides among equals. */
export const highestBid: Policy = (candidates, random) => byScore(candidates, random, ({ cpcIdr }) => cpcIdr + random());

/** Price times the click-through rate seen so far, the prior's where nothing was seen: never tries what started badly. */
export const greedy: Policy = (candidates, random, { mean, strength }) =>
  byScore(candidates, random, ({ cpcIdr, clicks, impressions }) => {
    const rate = (clicks + mean * strength) / (impressions + strength);
    return cpcIdr * rate * (1 + random() * 1e-6);
  });

/** What no one can do: price times the true rate. */
export const allKnowing =
  (trueCtr: (vendorId: number) => number): Policy =>
  (candidates, random) =>
    byScore(candidates, random, ({ cpcIdr, vendorId }) => cpcIdr * trueCtr(vendorId) * (1 + random() * 1e-6));

/** The best by any score, from those whose pacing lets them take part. */
function byScore(candidates: readonly Candidate[], random: () => number, scoreOf: (candidate: Candidate) => number): () => Hand<Candidate> {
  return () => {
    const taking = candidates.filter(({ chance = 1 }) => chance === 1 || random() < chance);
    const scored = taking.map((candidate) => ({ candidate, score: scoreOf(candidate) }));
    const best = scored.toSorted((one, other) => other.score - one.score).slice(0, handSize);
    return { ads: best.map(({ candidate }) => candidate), scores: best.map(({ score }) => score) };
  };
}
