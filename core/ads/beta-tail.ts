/**
 * The chance that a beta distribution (alpha, beta above zero) lies above `x`: one minus the regularised incomplete beta function,
 * by its continued fraction (Press and others, "Numerical Recipes", 6.4; Lentz's method). Exact to about ten figures.
 */
export function betaTail(alpha: number, beta: number, x: number): number {
  if (x <= 0) return 1;
  if (x >= 1) return 0;
  const front = Math.exp(logGamma(alpha + beta) - logGamma(alpha) - logGamma(beta) + alpha * Math.log(x) + beta * Math.log1p(-x));
  // The fraction converges fast on the near side of the mean; from the other side the function is its own mirror.
  if (x < (alpha + 1) / (alpha + beta + 2)) return 1 - (front * continuedFraction(alpha, beta, x)) / alpha;
  return (front * continuedFraction(beta, alpha, 1 - x)) / beta;
}

const stepsMax = 300;
const closeEnough = 1e-12;
const tiny = 1e-300;

function continuedFraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / aboveZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= stepsMax; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / aboveZero(1 + even * d);
    c = aboveZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / aboveZero(1 + odd * d);
    c = aboveZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < closeEnough) break;
  }
  return fraction;
}

function aboveZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

const lanczos = [76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5];

/** Lanczos' approximation. */
function logGamma(value: number): number {
  const base = value + 5.5;
  const series = lanczos.reduce((sum, coefficient, index) => sum + coefficient / (value + 1 + index), 1.000000000190015);
  return (value + 0.5) * Math.log(base) - base + Math.log((2.506628274631 * series) / value);
}
