// What the engine saw of the last weeks: how busy each place was and what its last place took, in keeping with what the ads displayed.
import type { Row } from './insert.ts';
import { type Candidate, chooseAds } from '../../core/ads/choosing.ts';
import { levelOf, scoreLevels } from '../../core/ads/market.ts';
import { addDays, type BusinessDay, hourMs, startOfBusinessDay } from '../../core/time.ts';
import { hourWeights, priceOn } from './ad-history.ts';
import type { AdPlan } from './ad-plans.ts';
import { chanceOf } from './art/chance.ts';
import type { PlaceIds } from './market-rows.ts';

export interface MarketRows {
  readonly ad_market_day: Row<'ad_market_day'>[];
  readonly ad_traffic_hour: Row<'ad_traffic_hour'>[];
}
type Displays = readonly Pick<Row<'ad_stat_day'>, 'vendor_id' | 'day' | 'placement' | 'impressions'>[];

const seenDays = 14;
const cardsPerPage = 3;
const viewRate = 0.7;
/** How many of a place's pages also name a city. */
const cityShare = { discovery: 0, listing: 0.3, category: 0.4 } as const;
/** Enough to know an ad's rate well. */
const knownImpressions = 4_000;
/** At any moment many ads rest: their budget is spread, or used up, or they are paused. */
const takingPart = 0.25;
const handsPerPlace = 24;

interface Cell {
  readonly day: BusinessDay;
  readonly placement: keyof typeof cityShare;
  readonly categoryId: number;
  readonly cityId: number;
  pages: number;
  displays: number;
}

/** The days before `today`, from what each ad displayed on them. */
export function marketDays(plans: readonly AdPlan[], displays: Displays, places: PlaceIds, today: BusinessDay): MarketRows {
  const planOf = new Map(plans.map((plan) => [plan.vendorId, plan]));
  const cells = new Map<string, Cell>();
  const cellOf = (cell: Omit<Cell, 'pages' | 'displays'>): Cell => {
    const key = Object.values(cell).join(' ');
    const known = cells.get(key) ?? { ...cell, pages: 0, displays: 0 };
    cells.set(key, known);
    return known;
  };
  for (const { vendor_id: vendorId, day, placement: text, impressions = 0 } of displays) {
    const plan = planOf.get(vendorId);
    if (plan === undefined || day < addDays(today, -seenDays) || day >= today) continue;
    const placement = text === 'category' || text === 'listing' ? text : 'discovery';
    const categoryId = placement === 'category' ? (places.categories.get(plan.vendor.categorySlug) ?? 0) : 0;
    const cityId = places.cities.get(plan.vendor.citySlugs[0]) ?? 0;
    const pages = Number(impressions) / (cardsPerPage * viewRate);
    const everywhere = cellOf({ day, placement, categoryId, cityId: 0 });
    everywhere.pages += pages * (1 - cityShare[placement]);
    everywhere.displays += Number(impressions);
    if (cityShare[placement] > 0) cellOf({ day, placement, categoryId, cityId }).pages += pages * cityShare[placement];
  }
  return {
    ad_market_day: [...cells.values()].map((cell) => rowOf(cell, plans, places)),
    ad_traffic_hour: trafficBefore(today, [...cells.values()].reduce((sum, { pages }) => sum + pages, 0) / seenDays),
  };
}

function rowOf(cell: Cell, plans: readonly AdPlan[], places: PlaceIds): Row<'ad_market_day'> {
  const { day, placement, categoryId, cityId } = cell;
  const chance = chanceOf(`market ${day} ${placement} ${categoryId} ${cityId}`);
  const fits = ({ vendor, ending }: AdPlan) =>
    ending === 'displaying' &&
    (categoryId === 0 || places.categories.get(vendor.categorySlug) === categoryId) &&
    (cityId === 0 || vendor.citySlugs.some((slug) => places.cities.get(slug) === cityId));
  const candidates = plans.filter(fits).map(
    (plan): Candidate => ({
      vendorId: plan.vendorId,
      cpcIdr: priceOn(plan, 0),
      impressions: knownImpressions,
      clicks: Math.round(knownImpressions * plan.clickRate),
      chance: takingPart,
    }),
  );
  const pages = Math.round(cell.pages);
  const [last, next] = [noPages(), noPages()];
  for (let hand = 0; hand < handsPerPlace; hand += 1) {
    // Whole pages, dealt to the hands in turn.
    const share = Math.floor((pages * (hand + 1)) / handsPerPlace) - Math.floor((pages * hand) / handsPerPlace);
    const { scores } = chooseAds({ candidates, count: cardsPerPage + 1, random: () => chance.between(0, 1) });
    const [lastLevel, nextLevel] = [levelOf(scores[cardsPerPage - 1] ?? 0), levelOf(scores[cardsPerPage] ?? 0)];
    last[lastLevel] = (last[lastLevel] ?? 0) + share;
    next[nextLevel] = (next[nextLevel] ?? 0) + share;
  }
  return {
    day,
    placement,
    category_id: categoryId,
    city_id: cityId,
    pages,
    cards: Math.round(cell.pages * Math.min(cardsPerPage, candidates.length)),
    displays: cell.displays,
    last_place: last,
    next_place: next,
  };
}

const noPages = (): number[] => Array.from({ length: scoreLevels }, () => 0);

function trafficBefore(today: BusinessDay, pagesPerDay: number): MarketRows['ad_traffic_hour'] {
  const whole = hourWeights.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: seenDays }, (_, index) => startOfBusinessDay(addDays(today, index - seenDays))).flatMap((midnight) =>
    hourWeights.map((weight, hour) => ({
      hour: new Date(midnight + hour * hourMs).toISOString(),
      pages: Math.round((pagesPerDay * weight) / whole),
    })),
  );
}
