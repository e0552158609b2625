// Compares forecasts with results: after two observed weeks some vendors change their price, then the next week is simulated.
import { clicksAt, forecastOf, type SeenPlacement } from '../../core/ads/forecast.ts';
import type { Idr } from '../../core/money.ts';
import { seeded } from './chance.ts';
import type { Setting } from './experiments.ts';
import type { MarketDay } from './places.ts';
import { fits, type Simulated, simulate } from './run.ts';
import { type SimulatedVendor, vendorsOf, type WorldSize } from './world.ts';

export interface ForecastError {
  /** Vendors whose week had at least one click a day: of fewer, a percentage says nothing. */
  readonly vendors: number;
  /** Absolute error of what was likely, in percent of what came: mean and median. */
  readonly meanPercent: number;
  readonly medianPercent: number;
  /** How often the range held the mean of the week, over all vendors that changed or kept their price. */
  readonly heldShare: number;
  /** The mean width of the range, against its middle. */
  readonly widthPercent: number;
  /** The same errors of the rule of thumb used before: displays grow as the price does, between half and double. */
  readonly thumbMeanPercent: number;
  readonly thumbMedianPercent: number;
}
const seenDays = 14;
const weekDays = 7;
const factors = [0.7, 1, 1.4, 2];
/** One vendor in so many is asked about: more, and those who raise their price would meet each other instead of the market that was seen. */
const usualOneIn = 30;
const usualRuns = 4;
/** Most have been there for long; every third of those that are asked about is new. */
const knownDisplays = 400;

interface Asked extends Pick<Setting, 'size' | 'seed'> {
  readonly oneIn?: number;
  readonly runs?: number;
}

/** Over several runs, each with a seed of its own: one week of one market says little. */
export function forecastError({ size, seed, oneIn = usualOneIn, runs = usualRuns }: Asked): ForecastError {
  const compared = Array.from({ length: runs }, (_, run) => compareIn(size, seed + 100 * run, oneIn)).flat();
  const busy = compared.filter(({ came }) => came >= 1);
  const errors = busy.map(({ came, likely }) => Math.abs(likely - came) / came);
  const thumbErrors = busy.map(({ came, thumb }) => Math.abs(thumb - came) / came);
  return {
    vendors: busy.length,
    meanPercent: 100 * meanOf(errors),
    medianPercent: 100 * medianOf(errors),
    heldShare: meanOf(compared.map(({ came, low, high }) => (low <= came && came <= high ? 1 : 0))),
    widthPercent: 100 * meanOf(busy.map(({ low, high }) => (2 * (high - low)) / (high + low))),
    thumbMeanPercent: 100 * meanOf(thumbErrors),
    thumbMedianPercent: 100 * medianOf(thumbErrors),
  };
}

/** One market: what was forecast for some of its vendors, and what came. */
function compareIn(size: WorldSize, seed: number, oneIn: number) {
  const vendors = vendorsOf(size, seeded(seed));
  const subjects = vendors.filter(({ id }) => id % oneIn === 0);
  const before = new Map<number, Idr>();
  for (const [index, subject] of subjects.entries()) {
    subject.dailyBudget = { kind: 'unlimited' };
    // All of them ask for a real share, or there would be little to compare.
    subject.cpcIdr = 1_000 + 50 * (index % 20);
    before.set(subject.id, subject.cpcIdr);
  }
  const knownOf = ({ id }: SimulatedVendor) => (id % (3 * oneIn) === 0 ? 0 : knownDisplays);
  const simulated = simulate({
    vendors,
    knownDisplays: knownOf,
    size,
    days: seenDays + weekDays,
    random: seeded(seed + 1),
    beforeDay(day) {
      if (day !== seenDays) return;
      for (const [index, subject] of subjects.entries())
        subject.cpcIdr = Math.round(((before.get(subject.id) ?? 0) * (factors[index % factors.length] ?? 1)) / 50) * 50;
    },
  });
  return subjects.map((subject) => compare(subject, before.get(subject.id) ?? subject.cpcIdr, knownOf(subject), simulated));
}

function compare(subject: SimulatedVendor, cpcBeforeIdr: Idr, known: number, { days, market }: Simulated) {
  const lived = (from: number, to: number) => days.slice(from, to).flatMap((day) => day[subject.id] ?? []);
  const seen = lived(0, seenDays);
  const own = (placement: string) =>
    seen.reduce(
      (sum, { byPlacement }) => {
        const { displays = 0, clicks = 0 } = byPlacement[placement] ?? {};
        return { displaysSeen: sum.displaysSeen + displays, impressions: sum.impressions + displays, clicks: sum.clicks + clicks };
      },
      { displaysSeen: 0, impressions: known, clicks: Math.round(known * subject.trueCtr) },
    );
  const points = forecastOf({
    seen: seenBy(subject, market),
    viewRate: (placement) => viewRateOf(placement, market, days),
    own,
    minimumCpcIdr: 500,
    maximumCpcIdr: 50_000,
  });
  const { low = 0, likely = 0, high = 0 } = clicksAt(points, subject.cpcIdr) ?? {};
  const week = lived(seenDays, seenDays + weekDays);
  const sumOf = (of: 'displays' | 'clicks', among: typeof week) => among.reduce((sum, day) => sum + day[of], 0);
  const rate = (sumOf('clicks', seen) + 1) / (sumOf('displays', seen) + 50);
  const grown = Math.min(2, Math.max(0.5, subject.cpcIdr / cpcBeforeIdr));
  return {
    came: sumOf('clicks', week) / weekDays,
    low,
    likely,
    high,
    thumb: (sumOf('displays', seen) / seenDays) * grown * rate,
  };
}

function seenBy(subject: SimulatedVendor, market: readonly MarketDay[]): SeenPlacement[] {
  return market.filter((row) => row.day < seenDays && fits(subject, row)).map((row) => ({ ...row, day: String(row.day) }));
}

function viewRateOf(placement: string, market: readonly MarketDay[], days: Simulated['days']): number {
  const cards = market.reduce((sum, row) => (row.day < seenDays && row.placement === placement ? sum + row.cards : sum), 0);
  const displays = days
    .slice(0, seenDays)
    .flat()
    .reduce((sum, { byPlacement }) => sum + (byPlacement[placement]?.displays ?? 0), 0);
  return cards === 0 ? 0 : displays / cards;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
