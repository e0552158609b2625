// Connects Pay per Click, with its own database connections.
import type pg from 'pg';
import type { CoupleFacts } from '../../core/ads/couple-fit.ts';
import { isDay } from '../../core/clients/wedding-day.ts';
import type { AdsApi } from '../ads/api.ts';
import { registerAds } from '../ads/routes.ts';
import { vendorServices } from '../catalogue/api.ts';
import { weddingOf } from '../clients/api.ts';
import { keyFor, keysFor } from '../config-secrets.ts';
import { takenOn } from '../days/api.ts';
import { byKeysAlone, type Database, openPool, overPool } from '../kit/database.ts';
import { createPipeline } from '../kit/pipeline.ts';
import { preparing } from '../kit/prepared.ts';
import type { Service } from '../kit/serve.ts';
import { bookedVendorIds } from '../quotations/api.ts';
import type { Foundation } from './foundation.ts';

/** One for clicks, two for displays, one for adding up, and one in reserve while a connection is being replaced. */
const AD_WRITER_CONNECTIONS = 5;

interface Ads {
  readonly ads: AdsApi;
  readonly writers: pg.Pool;
  /** Ends the connections; once the ads have stopped. */
  readonly endWriters: () => Promise<void>;
}

/** What the choice of ads asks about a couple. */
async function factsOfCouple(db: Database, coupleId: number): Promise<CoupleFacts> {
  const [wedding, booked] = await Promise.all([weddingOf(db, coupleId), bookedVendorIds(db, coupleId)]);
  const vendors = booked.length === 0 ? [] : await vendorServices(db, booked);
  const day = wedding?.day ?? null;
  return {
    day: day !== null && isDay(day) ? day : null,
    cityId: wedding?.cityId ?? null,
    bookedCategoryIds: new Set(vendors.flatMap(({ services: [main] }) => main?.categoryId ?? [])),
  };
}

/** Answers the connections too: they end only after the ads have written what is under way. */
export function joinAds(service: Service, { kit, config, metrics, target, heartbeat, settings }: Foundation): Ads {
  // Clicks and displays must find a connection however many others are busy with reports.
  const writers = openPool(target, AD_WRITER_CONNECTIONS, kit.log, { settings: byKeysAlone, arePlansKept: true, pipeline: true });
  const ads = registerAds(service, {
    ...kit,
    metrics,
    writerDb: overPool(writers, heartbeat),
    writerLine: createPipeline(preparing(writers, heartbeat)),
    rulesAt: (instant) => settings.at(instant).ads,
    rulesAhead: (instant) => settings.ahead(instant).map(({ from, rules }) => ({ from, rules: rules.ads })),
    allRules: () => settings.all().map(({ ads: rules }) => rules),
    random: Math.random,
    tokenKeys: keysFor(config.secrets.token, 'ad token'),
    viewerKey: keyFor(config.secrets.viewer, 'viewer'),
    couples: { factsOf: (coupleId) => factsOfCouple(kit.db, coupleId), takenOn: (day) => takenOn(kit.db, day) },
  });
  return { ads, writers, endWriters: () => writers.end() };
}
