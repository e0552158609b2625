// Keeps the ad index of this process current: immediately by notifications, and within seconds by polling if a notification was lost.
import { addDays, businessDayOf, minuteMs, secondMs } from '../../core/time.ts';
import { type VendorServices, vendorServices, vendorsChannel } from '../catalogue/api.ts';
import type { AdIndex } from './ad-index.ts';
import type { AdsDependencies } from './context.ts';
import { countsSince } from './figures-store.ts';
import { adsChannel, newsOf } from './news.ts';
import { adsAfter, findAds, type StoredAd } from './store.ts';

/** With the time a read takes, well under the five seconds in which an ad must stop. */
const POLL_MS = 2 * secondMs;
/** A note can be this much older than its commit: the longest a transaction may last. */
const NOTES_SECONDS = 15;
/** Finds what neither way told: a vendor whose services changed while its word was lost. */
const RELOAD_MS = minuteMs;
/** Rates move slowly; reading the roll-ups of all ads is the dearest part of a reload. */
const COUNTS_MS = 5 * minuteMs;
const COUNTED_DAYS = 30;
/** Ads per query of a reload. */
const CHUNK = 1_000;

export interface IndexFeed {
  /** Loads everything, then follows. Ads are shown from here on. */
  start(): Promise<void>;
  stop(): void;
  /** Reads these vendors now, when the caller cannot wait for the word. */
  refresh(vendorIds: readonly number[]): Promise<void>;
}

type FeedDependencies = Pick<AdsDependencies, 'db' | 'clock' | 'bus' | 'log'> & {
  readonly index: AdIndex;
  /** Told of vendors whose card may look different now. */
  readonly onVendorChanged: (vendorId: number) => void;
};

/** Follows nothing before `start`. The database is asked every two seconds although notifications come, since one can be lost. */
export function createIndexFeed({ db, clock, bus, log, index, onVendorChanged }: FeedDependencies): IndexFeed {
  const pending = new Set<number>();
  const stops: (() => void)[] = [];
  let isReading = false;
  let countedAt = Number.NEGATIVE_INFINITY;

  const putAll = async (ads: readonly StoredAd[]): Promise<void> => {
    const ids = ads.map(({ vendorId }) => vendorId);
    const places = await vendorServices(db, ids);
    const placesOf = new Map<number, VendorServices>(places.map((place) => [place.vendorId, place]));
    for (const ad of ads) {
      const place = placesOf.get(ad.vendorId);
      if (place) index.put({ ...place, ...ad });
    }
  };
  const refresh = async (vendorIds: readonly number[]): Promise<void> => putAll(await findAds(db, vendorIds));
  const loadCounts = async (vendorIds: readonly number[]): Promise<void> => {
    const from = addDays(businessDayOf(clock.now()), 1 - COUNTED_DAYS);
    for (const { vendorId, placement, ...counts } of await countsSince(db, vendorIds, from)) index.setCounts(vendorId, placement, counts);
  };
  const loadAll = async (): Promise<void> => {
    const withCounts = performance.now() - countedAt >= COUNTS_MS;
    for (let after = 0; ; ) {
      const ads = await adsAfter(db, after, CHUNK);
      await putAll(ads);
      if (withCounts) await loadCounts(ads.map(({ vendorId }) => vendorId));
      const last = ads.at(-1);
      if (last === undefined || ads.length < CHUNK) break;
      after = last.vendorId;
    }
    if (withCounts) countedAt = performance.now();
  };

  /** One read at a time: what is asked for meanwhile is read together afterwards. */
  const readPending = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    try {
      while (pending.size > 0) {
        const ids = [...pending];
        pending.clear();
        await refresh(ids);
      }
    } catch (fault) {
      log.warn({ err: fault }, 'ads could not be read again'); // the notes are still there at the next poll
    } finally {
      isReading = false;
    }
  };
  const hear = (vendorIds: Iterable<number>): void => {
    for (const id of vendorIds) pending.add(id);
    void readPending();
  };
  const every = (milliseconds: number, work: () => Promise<void>): void => {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((fault: unknown) => log.warn({ err: fault }, 'ads could not be read again'))
        .finally(() => {
          isBusy = false;
        });
    }, milliseconds).unref();
    stops.push(() => clearInterval(timer));
  };

  return {
    refresh,
    async start() {
      stops.push(bus.subscribe(adsChannel, (ids) => hear(ids.split(',').map(Number))));
      stops.push(
        bus.subscribe(vendorsChannel, (id) => {
          onVendorChanged(Number(id));
          hear([Number(id)]);
        }),
      );
      bus.onReconnect(() => {
        loadAll().catch((fault: unknown) => log.warn({ err: fault }, 'ads could not be read again'));
      });
      await loadAll();
      every(POLL_MS, async () => hear(await newsOf(db, NOTES_SECONDS)));
      every(RELOAD_MS, loadAll);
    },
    stop() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
