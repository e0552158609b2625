import { type Measured, measuredOf, measureRules } from '../../core/results/similar.ts';
import { businessDayOf, dayMs } from '../../core/time.ts';
import { countsSince } from '../ads/api.ts';
import { type MarketPlace, marketPlaces } from '../catalogue/api.ts';
import { visitsSince } from '../clients/api.ts';
import { firstAnswers } from '../conversations/api.ts';
import type { Connection } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import { requestsWon } from '../quotations/api.ts';
import { saveGroups, saveMeasures } from './measure-store.ts';

const atOnce = 200;

/** Measures all published vendors and makes the groups they are compared with. Where some cannot be measured together, each is measured alone. */
export async function measureVendors(db: Connection, now: number): Promise<void> {
  const measure = async (places: readonly MarketPlace[]) => saveMeasures(db, businessDayOf(now), await measured(db, places, now));
  const pieces: { readonly id: number; readonly places: readonly MarketPlace[] }[] = [];
  for (let after = 0; ; ) {
    const places = await marketPlaces(db, after, atOnce);
    const last = places.at(-1);
    if (last === undefined) break;
    pieces.push({ id: last.vendorId, places });
    after = last.vendorId;
  }
  const alone = (places: readonly MarketPlace[]) =>
    eachAlone(
      places.map((place) => ({ ...place, id: place.vendorId })),
      ({ id: _id, ...place }) => measure([place]),
    );
  try {
    await eachAlone(pieces, ({ places }) => measure(places).catch(() => alone(places)));
  } finally {
    await saveGroups(db, businessDayOf(now));
  }
}

async function measured(
  db: Connection,
  places: readonly MarketPlace[],
  now: number,
): Promise<(MarketPlace & { readonly measured: Measured })[]> {
  const ids = places.map(({ vendorId }) => vendorId);
  const since = now - measureRules.days * dayMs;
  const asked = { from: now - measureRules.requestDays * dayMs, to: now - measureRules.undecidedDays * dayMs };
  const [visits, counts, answers, requests] = await Promise.all([
    visitsSince(db, ids, since),
    countsSince(db, ids, businessDayOf(since)),
    firstAnswers(db, ids, { since, now }),
    requestsWon(db, ids, asked),
  ]);
  const shown = Map.groupBy(counts, ({ vendorId }) => vendorId);
  return places.map((place) => {
    const ofAd = shown.get(place.vendorId) ?? [];
    const { conversations = 0, medianSeconds = null } = answers.get(place.vendorId) ?? {};
    return {
      ...place,
      measured: measuredOf({
        visits: visits.get(place.vendorId) ?? 0,
        impressions: ofAd.reduce((sum, { impressions }) => sum + impressions, 0),
        clicks: ofAd.reduce((sum, { clicks }) => sum + clicks, 0),
        conversations,
        answerSeconds: medianSeconds,
        ...(requests.get(place.vendorId) ?? { requests: 0, won: 0 }),
      }),
    };
  });
}
