// A prior fitted to all ads, as an alternative to the engine's constant prior. docs/ranking.md says why it is not used.
import { type CtrPrior, defaultCtrPrior } from '../../core/ads/choosing.ts';

type Counts = { readonly impressions: number; readonly clicks: number };

/** Ads that were seen less say little about how rates differ. */
const impressionsMin = 20;
/** So many displays speak for the constant: with few, the fit would be a fit of chance. */
const constantDisplays = 5_000;
const strengthRange = { low: 20, high: 1_000 };

/**
 * The beta prior from which the click-through rates of all ads may have been drawn, by moments (empirical Bayes, as in Wang and others,
 * "Click-through rate estimation for rare events in online advertising", 2011): the mean is that of all displays; the strength
 * follows from how much more the rates differ than chance alone would make them. Drawn towards the constant while little was seen.
 */
export function fittedPrior(ads: readonly Counts[]): CtrPrior {
  const seen = ads.filter(({ impressions }) => impressions >= impressionsMin);
  const displays = seen.reduce((sum, { impressions }) => sum + impressions, 0);
  if (seen.length < 2) return defaultCtrPrior;
  const clicks = seen.reduce((sum, ad) => sum + ad.clicks, 0);
  const mean = (clicks + constantDisplays * defaultCtrPrior.mean) / (displays + constantDisplays);
  // Weighted by displays: E[sum n (p - m)^2] = m (1 - m) (N - 1 + (sum n - N) / (strength + 1)), with N ads.
  const observed = seen.reduce((sum, { impressions, clicks: own }) => sum + impressions * (own / impressions - mean) ** 2, 0);
  const byChance = mean * (1 - mean);
  const excess = (observed / byChance - (seen.length - 1)) / Math.max(1, displays - seen.length);
  const fitted = excess > 0 ? 1 / excess - 1 : strengthRange.high;
  const held = Math.min(strengthRange.high, Math.max(strengthRange.low, fitted));
  const weight = displays / (displays + constantDisplays);
  return { mean, strength: weight * held + (1 - weight) * defaultCtrPrior.strength };
}
