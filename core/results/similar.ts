import { recordOf } from '../keys.ts';

/** What vendors are compared by: couples’ visits to the profile, clicks on the ad, time to the first answer, requests won. (decision 0150) */
export const measures = ['visits', 'click_rate', 'answer_seconds', 'won_share'] as const;
export type Measure = (typeof measures)[number];

/** One vendor's own; null where there is too little to measure. */
export type Measured = Readonly<Record<Measure, number | null>>;

/** How far back is looked, and how much there must be before anything is said of a vendor. */
export const measureRules = {
  /** Visits, clicks and answers. */
  days: 90,
  /** Requests for quotations: couples take weeks to decide, so the last two do not count yet. */
  requestDays: 180,
  undecidedDays: 14,
  impressionsMin: 500,
  conversationsMin: 3,
  requestsMin: 5,
  /** Others that a vendor is compared with: of fewer, a median is one neighbour's figure. */
  othersMin: 10,
} as const;

/** What was counted of a vendor. */
export interface Counted {
  readonly visits: number;
  readonly impressions: number;
  readonly clicks: number;
  /** Conversations that couples started, and the median seconds until the vendor's first answer; one without an answer waits until now. */
  readonly conversations: number;
  readonly answerSeconds: number | null;
  readonly requests: number;
  readonly won: number;
}

/** What can be said of a vendor by what was counted. */
export function measuredOf({ visits, impressions, clicks, conversations, answerSeconds, requests, won }: Counted): Measured {
  return {
    visits,
    click_rate: impressions < measureRules.impressionsMin ? null : clicks / impressions,
    answer_seconds: conversations < measureRules.conversationsMin ? null : answerSeconds,
    won_share: requests < measureRules.requestsMin ? null : won / requests,
  };
}

/** Vendors of one category, narrowed by city and by third of prices; null: not narrowed. */
export interface Group {
  readonly cityId: number | null;
  readonly priceThird: number | null;
}

/** The middle half and the middle of a group, never a single vendor's figure. `vendors` counts all in it, the one that is compared too. */
export interface Quarters {
  readonly vendors: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** What a group is narrowed by, the narrowest first. */
export const bases = ['city_and_price', 'city', 'price', 'category'] as const;
export type Basis = (typeof bases)[number];

/** The narrowest of the groups a vendor is in that has ten others; null when none has. */
export function comparisonOf(groups: readonly (Group & Quarters)[]): { readonly basis: Basis; readonly quarters: Quarters } | null {
  const enough = groups.filter(({ vendors }) => vendors > measureRules.othersMin);
  const found = (hasCity: boolean, hasPrice: boolean) =>
    enough.find(({ cityId, priceThird }) => (cityId !== null) === hasCity && (priceThird !== null) === hasPrice);
  for (const [basis, hasCity, hasPrice] of narrowest) {
    const quarters = found(hasCity, hasPrice);
    if (quarters !== undefined) return { basis, quarters };
  }
  return null;
}
const narrowest: readonly (readonly [Basis, boolean, boolean])[] = [
  ['city_and_price', true, true],
  ['city', true, false],
  ['price', false, true],
  ['category', false, false],
];

/** What a vendor can do about a measure. */
export const advices = ['be_seen', 'better_card', 'answer_faster', 'win_more'] as const;
export type Advice = (typeof advices)[number];
const adviceOn: Readonly<Record<Measure, Advice>> = {
  visits: 'be_seen',
  click_rate: 'better_card',
  answer_seconds: 'answer_faster',
  won_share: 'win_more',
};
/** A smaller gap to the median is no reason for advice. */
const gapMin = 0.2;

/** How far a vendor is behind the median, as a share of it: 0.5 is half of it, or twice the time. Below zero when it is ahead. */
function gapOf(measure: Measure, own: number, median: number): number {
  if (measure === 'answer_seconds') return own === 0 ? -1 : 1 - median / own;
  return median === 0 ? 0 : 1 - own / median;
}

/** The one thing to do next: where the vendor is furthest behind the median of similar vendors, at least by a fifth. Null when nowhere. */
export function adviceFrom(
  own: Measured,
  medians: Readonly<Record<Measure, number | null>>,
): { readonly advice: Advice; readonly measure: Measure; readonly own: number; readonly median: number } | null {
  const gaps = recordOf(measures, (measure) => {
    const [mine, median] = [own[measure], medians[measure]];
    return mine === null || median === null ? 0 : gapOf(measure, mine, median);
  });
  const worst = measures.reduce((found, measure) => (gaps[measure] > gaps[found] ? measure : found));
  const [mine, median] = [own[worst], medians[worst]];
  if (gaps[worst] < gapMin || mine === null || median === null) return null;
  return { advice: adviceOn[worst], measure: worst, own: mine, median };
}
