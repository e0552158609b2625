import type { Idr } from '../money.ts';
import { betaTail } from './beta-tail.ts';
import { type CtrPrior, ctrBelief, defaultCtrPrior } from './choosing.ts';
import { scoreAt } from './market.ts';

export type Range = { readonly low: number; readonly high: number };

/** One day of one placement, as far as a vendor's ad could have been shown: pages by the level of the score of their last place and of the next one below. (market.ts) */
export type SeenPlacement = {
  readonly day: string;
  readonly placement: string;
  readonly pages: number;
  readonly lastPlace: readonly number[];
  readonly nextPlace: readonly number[];
};

/** What is known of the ad itself in a placement: over the days seen, and lately for its click-through rate. */
type OwnPlacement = { readonly displaysSeen: number; readonly impressions: number; readonly clicks: number };

export type ForecastInputs = {
  readonly seen: readonly SeenPlacement[];
  /** Of the cards that were handed out in a placement, how many were seen. */
  readonly viewRate: (placement: string) => number;
  readonly own: (placement: string) => OwnPlacement;
  readonly minimumCpcIdr: Idr;
  readonly maximumCpcIdr: Idr;
  readonly prior?: CtrPrior;
};

/** Clicks a day at a cost per click, were there no budget: a range in which the mean of the coming week lies four times out of five. */
export type ForecastPoint = { readonly cpcIdr: Idr; readonly clicksPerDay: Range };

/** Bids are tried in these steps; between them the forecast is drawn straight. */
const bidStep = 2 ** 0.25;
/** A week is forecast: its days vary less than one day. */
const daysAhead = 7;
/** Four out of five. */
const deviations = 1.28;
/** What neither traffic nor chance explains: others change their ads too. Set by measuring on the simulator (docs/ranking.md). */
const unexplained = 0.15;

/**
 * What other costs per click would have brought on the days seen, replayed: on each page the ad would have been shown when its cost
 * per click times a click-through rate drawn from what is believed of it had beaten the last place. Where it was shown itself, the
 * place below is what it had to beat. Points from the minimum to the maximum, rising; none when nothing was seen.
 *
 * The range holds what is not known: the ad's own rate, how days differ, and the chance of few clicks.
 */
export function forecastOf(inputs: ForecastInputs): readonly ForecastPoint[] {
  const placements = [...new Set(inputs.seen.map(({ placement }) => placement))];
  const days = [...new Set(inputs.seen.map(({ day }) => day))];
  if (days.length === 0) return [];
  const models = placements.map((placement) => modelOf(placement, inputs));
  return bidsBetween(inputs.minimumCpcIdr, inputs.maximumCpcIdr).map((cpcIdr) => {
    const byDay = new Map(days.map((day) => [day, 0]));
    let variance = 0;
    for (const { rows, chanceAt, mean, deviation } of models) {
      const chances = chanceAt(cpcIdr);
      let displays = 0;
      for (const { day, levels } of rows) {
        const shown = levels.reduce((sum, pages, level) => sum + pages * (chances[level] ?? 0), 0);
        displays += shown;
        byDay.set(day, (byDay.get(day) ?? 0) + shown * mean);
      }
      variance += ((displays / days.length) * deviation) ** 2;
    }
    return { cpcIdr, clicksPerDay: rangeOf([...byDay.values()], variance) };
  });
}

/** Clicks a day at a cost per click, between the points of a forecast; beyond its ends the end holds. Nothing without points. */
export function clicksAt(points: readonly ForecastPoint[], cpcIdr: Idr): Range | null {
  const next = points.findIndex((point) => point.cpcIdr >= cpcIdr);
  const above = points[next] ?? points.at(-1);
  const below = points[next - 1] ?? above;
  if (above === undefined || below === undefined) return null;
  const span = above.cpcIdr - below.cpcIdr;
  const part = span === 0 || next === -1 ? 1 : (cpcIdr - below.cpcIdr) / span;
  const between = (end: keyof Range) => below.clicksPerDay[end] + part * (above.clicksPerDay[end] - below.clicksPerDay[end]);
  return { low: between('low'), high: between('high') };
}

type Model = {
  /** Cards that would have been seen, were the ad on every page, by the level it had to beat. */
  readonly rows: readonly { readonly day: string; readonly levels: readonly number[] }[];
  /** The chance to beat each level at a cost per click. */
  readonly chanceAt: (cpcIdr: Idr) => readonly number[];
  readonly mean: number;
  readonly deviation: number;
};

function modelOf(placement: string, { seen, viewRate, own, prior = defaultCtrPrior }: ForecastInputs): Model {
  const of = seen.filter((row) => row.placement === placement);
  const { displaysSeen, ...counts } = own(placement);
  const rate = viewRate(placement);
  const possible = rate * of.reduce((sum, { pages }) => sum + pages, 0);
  const presence = possible > 0 ? Math.min(1, displaysSeen / possible) : 0;
  const { alpha, beta } = ctrBelief(counts, prior);
  const mean = alpha / (alpha + beta);
  return {
    rows: of.map(({ day, lastPlace, nextPlace }) => ({
      day,
      levels: lastPlace.map((pages, level) => rate * ((1 - presence) * pages + presence * (nextPlace[level] ?? 0))),
    })),
    chanceAt: (cpcIdr) => (of[0]?.lastPlace ?? []).map((_, level) => betaTail(alpha, beta, scoreAt(level) / cpcIdr)),
    mean,
    deviation: Math.sqrt((mean * (1 - mean)) / (alpha + beta + 1)),
  };
}

/** `variance` is that of the clicks a day, as far as the click-through rate is not known. */
function rangeOf(clicksByDay: readonly number[], variance: number): Range {
  const mean = clicksByDay.reduce((sum, clicks) => sum + clicks, 0) / clicksByDay.length;
  const ofDays = clicksByDay.reduce((sum, clicks) => sum + (clicks - mean) ** 2, 0) / Math.max(1, clicksByDay.length - 1);
  const deviation = Math.sqrt(variance + (ofDays + mean) / daysAhead + (unexplained * mean) ** 2);
  return { low: Math.max(0, mean - deviations * deviation), high: mean + deviations * deviation };
}

function bidsBetween(minimumIdr: Idr, maximumIdr: Idr): readonly Idr[] {
  const bids: Idr[] = [];
  for (let bid = minimumIdr; bid < maximumIdr; bid *= bidStep) bids.push(Math.round(bid));
  return [...bids, maximumIdr];
}
