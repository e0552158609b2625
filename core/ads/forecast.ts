import type { Idr } from '../money.ts';
import { betaTail } from './beta-tail.ts';
import { type CtrPrior, ctrBelief, defaultCtrPrior } from './choosing.ts';
import { scoreAt } from './market.ts';
import type { Placement } from './placements.ts';

export type Range = { readonly low: number; readonly high: number };

/** One day of one placement, as far as a vendor's ad could have been shown: pages by the level of the score of their last place and of the next one below. (market.ts) */
export type SeenPlacement = {
  readonly day: string;
  readonly placement: Placement;
  readonly pages: number;
  readonly lastPlace: readonly number[];
  readonly nextPlace: readonly number[];
};

/** What is known of the ad itself in a placement: over the days seen, and lately for its click-through rate. */
type OwnPlacement = { readonly displaysSeen: number; readonly impressions: number; readonly clicks: number };

export type ForecastInputs = {
  readonly seen: readonly SeenPlacement[];
  /** Of the cards that were handed out in a placement, how many were seen. */
  readonly viewRate: (placement: Placement) => number;
  readonly own: (placement: Placement) => OwnPlacement;
  readonly minimumCpcIdr: Idr;
  readonly maximumCpcIdr: Idr;
  /** What the ad counts for beside its price; 1 when left out. (quality.ts) */
  readonly quality?: number;
  readonly prior?: CtrPrior;
};

/** What is most likely, and the range around it. */
export type LikelyRange = Range & { readonly likely: number };

/** Views and clicks a day at a cost per click, were there no budget: the range is the one in which the mean of the coming week lies four times out of five. */
export type ForecastPoint = { readonly cpcIdr: Idr; readonly viewsPerDay: LikelyRange; readonly clicksPerDay: LikelyRange };

/** Bids are tried in these steps; between them the forecast is drawn straight. */
const bidStep = 2 ** 0.25;
/** A week is forecast: its days vary less than one day. */
const daysAhead = 7;
/** Four out of five: the true rate lies below the low one once in ten times, above the high one once in ten. */
const outside = 0.1;
/** So many standard deviations on both sides of a mean hold four of five. */
export const deviations = 1.28;
/** What neither the rate nor traffic nor chance explains: others change their ads too. Set by measuring on the simulator (docs/ranking.md). */
const unexplained = 0.25;
/** How much wider than all of this the range must be to hold four of five, measured on eight markets and shown on others (docs/ranking.md). */
const widened = 1.15;

/**
 * What other costs per click would have brought on the days seen, replayed: on each page the ad would have been shown when its cost
 * per click times a click-through rate drawn from what is believed of it had beaten the last place. Where it was shown itself, the
 * place below is what it had to beat. Points from the minimum to the maximum, rising; none when nothing was seen.
 *
 * Nobody knows the ad's true rate, and what the engine believes of it changes as it is shown: so it is replayed with a likely, a low
 * and a high rate, each as it would be believed halfway through the week. Days that differ and the chance of few clicks widen the range.
 */
export function forecastOf(inputs: ForecastInputs): readonly ForecastPoint[] {
  const placements = [...new Set(inputs.seen.map(({ placement }) => placement))].map((placement) => replayedPlacement(placement, inputs));
  const days = [...new Set(inputs.seen.map(({ day }) => day))];
  if (days.length === 0) return [];
  const { alpha, beta } = ctrBelief(sumOf(placements), inputs.prior ?? defaultCtrPrior);
  const rate = (above: number): number => rateAbove(alpha, beta, above);
  const [lowRate, likelyRate, highRate] = [rate(1 - outside), rate(0.5), rate(outside)];
  return bidsBetween(inputs.minimumCpcIdr, inputs.maximumCpcIdr).map((cpcIdr) => {
    const bid = cpcIdr * (inputs.quality ?? 1);
    const [low, likely, high] = [lowRate, likelyRate, highRate].map((rate) => replay(placements, days, bid, rate));
    const of = (what: keyof Replayed) => rangeAround(likely?.[what] ?? [], meanOf(low?.[what] ?? []), meanOf(high?.[what] ?? []));
    return { cpcIdr, viewsPerDay: of('views'), clicksPerDay: of('clicks') };
  });
}

/** The mean of the days that are likely, and around it what a low and a high rate, days that differ and chance make of it. */
function rangeAround(likely: readonly number[], low: number, high: number): LikelyRange {
  const mean = meanOf(likely);
  const chance = deviations ** 2 * ((varianceOf(likely) + mean) / daysAhead + (unexplained * mean) ** 2);
  return {
    likely: mean,
    low: Math.max(0, mean - widened * Math.sqrt((mean - low) ** 2 + chance)),
    high: mean + widened * Math.sqrt((high - mean) ** 2 + chance),
  };
}

/** Clicks a day at a cost per click, between the points of a forecast; beyond its ends the end holds. Nothing without points. */
export const clicksAt = (points: readonly Pick<ForecastPoint, 'cpcIdr' | 'clicksPerDay'>[], cpcIdr: Idr): LikelyRange | null =>
  rangeAt(points, cpcIdr, (point) => point.clicksPerDay);
/** Views a day, likewise. */
export const viewsAt = (points: readonly Pick<ForecastPoint, 'cpcIdr' | 'viewsPerDay'>[], cpcIdr: Idr): LikelyRange | null =>
  rangeAt(points, cpcIdr, (point) => point.viewsPerDay);

function rangeAt<Point extends Pick<ForecastPoint, 'cpcIdr'>>(
  points: readonly Point[],
  cpcIdr: Idr,
  rangeOf: (point: Point) => LikelyRange,
): LikelyRange | null {
  const next = points.findIndex((point) => point.cpcIdr >= cpcIdr);
  const above = points[next] ?? points.at(-1);
  if (above === undefined) return null;
  const below = points[next - 1] ?? above;
  const span = above.cpcIdr - below.cpcIdr;
  const part = span === 0 ? 1 : (cpcIdr - below.cpcIdr) / span;
  const [from, to] = [rangeOf(below), rangeOf(above)];
  const between = (end: keyof LikelyRange) => from[end] + part * (to[end] - from[end]);
  return { low: between('low'), likely: between('likely'), high: between('high') };
}

type ReplayedPlacement = OwnPlacement & {
  readonly alpha: number;
  readonly beta: number;
  /** By day: cards that would have been seen, were the ad on every page, by the level it had to beat. Levels nobody took are left out. */
  readonly rows: readonly { readonly day: string; readonly levels: readonly (readonly [level: number, cards: number])[] }[];
};

function replayedPlacement(placement: Placement, { seen, viewRate, own, prior = defaultCtrPrior }: ForecastInputs): ReplayedPlacement {
  const of = seen.filter((row) => row.placement === placement);
  const known = own(placement);
  const rate = viewRate(placement);
  const possible = rate * of.reduce((sum, { pages }) => sum + pages, 0);
  const presence = possible > 0 ? Math.min(1, known.displaysSeen / possible) : 0;
  const rows = of.map(({ day, lastPlace, nextPlace }) => ({
    day,
    levels: lastPlace.flatMap((pages, level) => {
      const cards = rate * ((1 - presence) * pages + presence * (nextPlace[level] ?? 0));
      return cards > 0 ? [[level, cards] as const] : [];
    }),
  }));
  return { ...known, ...ctrBelief(known, prior), rows };
}

type Replayed = { readonly views: readonly number[]; readonly clicks: readonly number[] };

/** Views and clicks on each day at a bid (cost per click × quality), if this is the ad's true rate. */
function replay(placements: readonly ReplayedPlacement[], days: readonly string[], bid: number, rate: number): Replayed {
  const views = new Map(days.map((day) => [day, 0]));
  for (const { alpha, beta, rows } of placements) {
    const displaysNow = displaysOf(rows, bid, alpha, beta);
    const viewed = (meanOf(displaysNow) * daysAhead) / 2;
    const displays = displaysOf(rows, bid, alpha + rate * viewed, beta + (1 - rate) * viewed);
    for (const [index, { day }] of rows.entries()) views.set(day, (views.get(day) ?? 0) + (displays[index] ?? 0));
  }
  const ofDays = [...views.values()];
  return { views: ofDays, clicks: ofDays.map((seen) => seen * rate) };
}

function displaysOf(rows: ReplayedPlacement['rows'], bid: number, alpha: number, beta: number): number[] {
  const chances = new Map<number, number>();
  const chanceOf = (level: number): number => {
    const known = chances.get(level) ?? betaTail(alpha, beta, scoreAt(level) / bid);
    chances.set(level, known);
    return known;
  };
  return rows.map(({ levels }) => levels.reduce((sum, [level, cards]) => sum + cards * chanceOf(level), 0));
}

/** The rate above which a beta distribution lies with this chance. */
function rateAbove(alpha: number, beta: number, chance: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (betaTail(alpha, beta, middle) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const sumOf = (placements: readonly OwnPlacement[]) =>
  placements.reduce((sum, own) => ({ impressions: sum.impressions + own.impressions, clicks: sum.clicks + own.clicks }), {
    impressions: 0,
    clicks: 0,
  });
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
};

function bidsBetween(minimumIdr: Idr, maximumIdr: Idr): readonly Idr[] {
  const bids: Idr[] = [];
  for (let bid = minimumIdr; bid < maximumIdr; bid *= bidStep) bids.push(Math.round(bid));
  return [...bids, maximumIdr];
}
