// Market observations for forecasts: how many pages each listing has over the day, and the score an ad needs to be shown there. Collected in memory and stored
// once a minute; a killed process loses at most a minute of them.
import type { Candidate, Hand } from '../../core/ads/choosing.ts';
import { levelOf, scoreLevels } from '../../core/ads/market.ts';
import { curveOf, type TrafficCurve } from '../../core/ads/traffic.ts';
import { businessDayOf, hourMs, minuteMs } from '../../core/time.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Log } from '../kit/log.ts';
import { addMarket, addTraffic, pagesByHour, type SeenListing } from './market-store.ts';
import type { Placement } from '../../core/ads/placements.ts';

const STORE_MS = minuteMs;
/** The shape of a day changes with the seasons, not with the hours. */
const LEARN_MS = 60 * minuteMs;

export interface Listing {
  readonly placement: Placement;
  readonly categoryId?: number | undefined;
  readonly cityId?: number | undefined;
}

export interface ListingNotes {
  /** A page with room for `room` ads was dealt `cards` of this hand. */
  dealt(hand: Hand<Candidate> | undefined, room: number, cards: number): void;
}
export interface Market {
  at(where: Listing): ListingNotes;
  /** A card was displayed. */
  seen(placement: Placement, categoryId: number | null): void;
  /** How a day's visitors come, as learned from whole days. */
  curve(): TrafficCurve;
  start(): Promise<void>;
  /** Stores what was added up; called as well before the process ends. */
  store(): Promise<void>;
  stop(): void;
}

interface MarketParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** The curve of a day is the usual one until pages were stored; from then on it is learned anew every hour. */
export function createMarket({ db, clock, log }: MarketParts): Market {
  const listings = new Map<string, SeenListing>();
  let curve = curveOf();
  const timers: NodeJS.Timeout[] = [];

  const listingOf = ({ placement, categoryId = 0, cityId = 0 }: Listing): SeenListing => {
    const key = `${placement} ${categoryId} ${cityId}`;
    const known = listings.get(key);
    if (known !== undefined) return known;
    const fresh = { placement, categoryId, cityId, ...nothingSeen() };
    listings.set(key, fresh);
    return fresh;
  };
  const learn = async (): Promise<void> => {
    curve = curveOf(await pagesByHour(db, clock.now()));
  };
  const store = async (): Promise<void> => {
    const busy = [...listings.values()].filter(({ pages, displays }) => pages + displays > 0);
    if (busy.length === 0) return;
    const seen = busy.map((place) => ({ ...place }));
    // Counting goes on while the database writes.
    for (const place of busy) Object.assign(place, nothingSeen());
    const now = clock.now();
    await addMarket(db, businessDayOf(now), seen);
    await addTraffic(
      db,
      Math.floor(now / hourMs) * hourMs,
      seen.reduce((sum, { pages }) => sum + pages, 0),
    );
  };
  const every = (milliseconds: number, work: () => Promise<void>): void => {
    const run = () => work().catch((fault: unknown) => log.warn({ err: fault }, 'what was seen of the market could not be stored or read'));
    timers.push(setInterval(() => void run(), milliseconds).unref());
  };

  return {
    at(where) {
      const place = listingOf(where);
      return {
        dealt(hand, room, cards) {
          place.pages += 1;
          place.cards += cards;
          count(place.lastPlace, hand?.scores[room - 1]);
          count(place.nextPlace, hand?.scores[room]);
        },
      };
    },
    seen(placement, categoryId) {
      listingOf({ placement, categoryId: categoryId ?? 0 }).displays += 1;
    },
    curve: () => curve,
    async start() {
      await learn();
      every(STORE_MS, store);
      every(LEARN_MS, learn);
    },
    store,
    stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}

const nothingSeen = () => ({
  pages: 0,
  cards: 0,
  displays: 0,
  lastPlace: Array.from({ length: scoreLevels }, () => 0),
  nextPlace: Array.from({ length: scoreLevels }, () => 0),
});

function count(levels: number[], score = 0): void {
  const level = levelOf(score);
  levels[level] = (levels[level] ?? 0) + 1;
}
