/** A source of chance: numbers from 0 up to, but not, 1. */
export type Random = () => number;

/**
 * From this many successes and failures on, a beta distribution is close enough to a normal one that the ranking of ads cannot tell
 * them apart, and one draw is several times cheaper.
 */
const normalFrom = 32;

/**
 * One draw from a beta distribution (alpha, beta above zero): exact from two gamma draws while counts are small, from the normal
 * distribution of the same mean and variance when both are large. Always between 0 and 1.
 */
export function sampleBeta(alpha: number, beta: number, random: Random): number {
  if (alpha >= normalFrom && beta >= normalFrom) {
    const total = alpha + beta;
    const mean = alpha / total;
    const deviation = Math.sqrt((mean * (1 - mean)) / (total + 1));
    return Math.min(1, Math.max(0, mean + deviation * sampleNormal(random)));
  }
  const successes = sampleGamma(alpha, random);
  const failures = sampleGamma(beta, random);
  return successes + failures === 0 ? alpha / (alpha + beta) : successes / (successes + failures);
}

/** Marsaglia and Tsang, "A simple method for generating gamma variables", 2000: with their squeeze, which nearly always spares the logarithms, and below 1 by their boost. */
function sampleGamma(shape: number, random: Random): number {
  if (shape < 1) return sampleGamma(shape + 1, random) * aboveZero(random) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = sampleNormal(random);
    const v = (1 + c * x) ** 3;
    if (v <= 0) continue;
    const u = aboveZero(random);
    if (u < 1 - 0.0331 * x ** 4 || Math.log(u) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Box and Muller. */
function sampleNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(aboveZero(random))) * Math.cos(2 * Math.PI * random());
}

function aboveZero(random: Random): number {
  return 1 - random();
}
