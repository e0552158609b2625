// Estimates what other costs per click would bring a vendor by replaying the last two weeks of their market.
import type { AdForecast } from '../../contract/ads.ts';
import { forecastOf, type SeenPlacement } from '../../core/ads/forecast.ts';
import { qualityOf } from '../../core/ads/quality.ts';
import { scoreWithoutReviews } from '../../core/reviews/score.ts';
import { addDays, type BusinessDay, businessDayOf, minuteMs } from '../../core/time.ts';
import { vendorServices, type VendorServices } from '../catalogue/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import { minimumCpcOf } from './ad-index.ts';
import type { AdsContext } from './context.ts';
import { countsSince } from './figures-store.ts';
import { marketOf, type SeenDay, viewsSince } from './market-store.ts';
import type { Placement } from '../../core/ads/placements.ts';

const replayedDays = 14;
/** A click-through rate is believed as the choice of ads believes it. */
const countedDays = 30;
/** How many cards are seen of those handed out changes slowly; adding it up for each page would be waste. */
const VIEWS_LIFE_MS = 10 * minuteMs;

type Services = VendorServices['services'];
type Views = ReadonlyMap<Placement, { readonly cards: number; readonly displays: number }>;

/** Answers forecasts; keeps what all vendors share for a few minutes. */
export function createForecaster({ clock, rulesAt, db }: AdsContext): (vendorId: number) => Promise<AdForecast> {
  const viewsOf = cachedViews(db, clock);
  return async (vendorId) => {
    const now = clock.now();
    const rules = rulesAt(now);
    const today = businessDayOf(now);
    const span = { from: addDays(today, -replayedDays), to: addDays(today, -1) };
    const [place] = await vendorServices(db, [vendorId]);
    const services = place?.services ?? [];
    const quality = qualityOf(place?.reviewScore ?? scoreWithoutReviews);
    const [rows, views, replayed, lately] = await Promise.all([
      marketOf(db, services, span),
      viewsOf(span.from),
      countsSince(db, [vendorId], span.from),
      countsSince(db, [vendorId], addDays(today, 1 - countedDays)),
    ]);
    const seen = seenBy(services, rows);
    const points = forecastOf({
      seen,
      viewRate(placement) {
        const { cards = 0, displays = 0 } = views.get(placement) ?? {};
        return cards === 0 ? 0 : Math.min(1, displays / cards);
      },
      own(placement) {
        const { impressions = 0, clicks = 0 } = lately.find((row) => row.placement === placement) ?? {};
        return { impressions, clicks, displaysSeen: replayed.find((row) => row.placement === placement)?.impressions ?? 0 };
      },
      minimumCpcIdr: minimumCpcOf({ services }, rules),
      maximumCpcIdr: rules.maximumCpcIdr,
      quality,
    });
    return {
      quality,
      days: new Set(seen.map(({ day }) => day)).size,
      points: points.map(({ cpcIdr, viewsPerDay: views, clicksPerDay: { low, likely, high } }) => ({
        cpc: cpcIdr,
        views_low: views.low,
        views_likely: views.likely,
        views_high: views.high,
        clicks_low: low,
        clicks_likely: likely,
        clicks_high: high,
      })),
    };
  };
}

function cachedViews(db: Database, clock: Clock): (from: BusinessDay) => Promise<Views> {
  let kept: { readonly views: Promise<Views>; readonly at: number } | null = null;
  return (from) => {
    if (kept === null || clock.now() - kept.at >= VIEWS_LIFE_MS) {
      const views = viewsSince(db, from);
      kept = { views, at: clock.now() };
      views.catch(() => {
        kept = null;
      });
    }
    return kept.views;
  };
}

/** The places where an ad of these services can be shown, added up by day and placement. */
function seenBy(services: Services, rows: readonly SeenDay[]): SeenPlacement[] {
  const sums = new Map<string, SeenPlacement & { lastPlace: number[]; nextPlace: number[]; pages: number }>();
  for (const row of rows) {
    const isOurs = services.some(
      ({ categoryId, cityId }) => (row.categoryId || categoryId) === categoryId && (row.cityId || cityId) === cityId,
    );
    if (!isOurs || row.pages === 0) continue;
    const key = `${row.day} ${row.placement}`;
    const sum = sums.get(key);
    if (sum === undefined) {
      sums.set(key, { ...row, lastPlace: [...row.lastPlace], nextPlace: [...row.nextPlace] });
      continue;
    }
    sum.pages += row.pages;
    for (const [level, pages] of row.lastPlace.entries()) sum.lastPlace[level] = (sum.lastPlace[level] ?? 0) + pages;
    for (const [level, pages] of row.nextPlace.entries()) sum.nextPlace[level] = (sum.nextPlace[level] ?? 0) + pages;
  }
  return [...sums.values()];
}
