import type { Results } from '../../contract/results.ts';
import type { Period } from '../../core/ads/periods.ts';
import { type Placement, placements } from '../../core/ads/placements.ts';
import {
  adReturnOf,
  type Chain,
  chainOf,
  chainsBySource,
  type Deal,
  type NewClient,
  type Source,
  sources,
} from '../../core/results/chain.ts';
import { byWeekdayAndHour, hourOfWeek, type TimeFigures } from '../../core/results/week.ts';
import { recordOf } from '../../core/keys.ts';
import { figuresByHourOfWeek, figuresByPlacement, type PlacementFigures } from '../ads/api.ts';
import { firstProducts } from '../conversations/api.ts';
import type { Database } from '../kit/database.ts';
import { dealsOf } from '../quotations/api.ts';
import { clientsSince } from './first-clients.ts';
import type { ResultsContext } from './context.ts';

/** A product has a row while it is among so many. */
const productsMax = 50;
const noDeal: Deal = { quotedIdr: 0, bookedIdr: 0, paidIdr: 0 };

interface KnownClient extends NewClient {
  readonly coupleId: number;
}

/** What became of the couples whose first contact with a vendor was in a period, beside what its ad showed and cost. (decision 0150) */
export async function readResults(context: ResultsContext, vendorId: number, period: Period): Promise<Results> {
  const { db, ads, clock, leadDaysAt } = context;
  const [clients, ofPlacements, ofHours] = await Promise.all([
    newClients(db, vendorId, period),
    figuresByPlacement(db, vendorId, period),
    figuresByHourOfWeek(db, vendorId, period),
  ]);
  const byAd = clients.filter(({ source }) => source === 'ad');
  const [placementOf, productOf] = await Promise.all([
    ads.placementsOf(db, vendorId, byAd),
    firstProducts(
      db,
      vendorId,
      clients.map(({ coupleId }) => coupleId),
    ),
  ]);
  const chains = chainsBySource(clients);
  const sum = (of: (figures: PlacementFigures) => number) => ofPlacements.reduce((total, figures) => total + of(figures), 0);
  const spending = sum(({ spendingIdr }) => spendingIdr);
  const { weekdays, hours } = byWeekdayAndHour([...ofHours, ...clients.map(({ at }) => ({ ...hourOfWeek(at), contacts: 1 }))]);
  return {
    start_date: period.start,
    end_date: period.end,
    ad: { impressions: sum(({ impressions }) => impressions), clicks: sum(({ clicks }) => clicks), spending },
    sources: recordOf(sources, (source: Source) => presentChain(chains[source])),
    ad_return: presentReturn(spending, chains.ad),
    lead_days: leadDaysAt(clock.now()),
    placements: presentPlacements(ofPlacements, byAd, placementOf),
    weekdays: weekdays.map(presentTime),
    hours: hours.map(presentTime),
    products: presentProducts(clients, productOf),
  };
}

/** Couples whose first contact was in a period, and what became of them. */
async function newClients(db: Database, vendorId: number, period: Period): Promise<KnownClient[]> {
  const clients = await clientsSince(db, vendorId, period);
  const deals = await dealsOf(
    db,
    vendorId,
    clients.map(({ coupleId }) => coupleId),
  );
  return clients.map((client) => ({ ...client, ...(deals.get(client.coupleId) ?? noDeal) }));
}

const presentStage = ({ clients, amountIdr }: Chain['booked']) => ({ clients, amount: amountIdr });

const presentChain = ({ contacts, quoted, booked, paid }: Chain) => ({
  contacts,
  quoted: presentStage(quoted),
  booked: presentStage(booked),
  paid: presentStage(paid),
});

function presentReturn(spentIdr: number, ofAd: Chain): Results['ad_return'] {
  const { costPerContactIdr, costPerBookedIdr, bookedTimes, paidTimes } = adReturnOf(spentIdr, ofAd);
  return { cost_per_contact: costPerContactIdr, cost_per_booked: costPerBookedIdr, booked_times: bookedTimes, paid_times: paidTimes };
}

const presentTime = ({ clicks, spendingIdr, contacts }: TimeFigures) => ({ clicks, spending: spendingIdr, contacts });

/** Placements in their order; last, where there are any, the clients of clicks that cost nothing. */
function presentPlacements(
  figures: readonly PlacementFigures[],
  clients: readonly KnownClient[],
  placementOf: ReadonlyMap<number, Placement>,
): Results['placements'] {
  return [...placements, null]
    .map((placement) => {
      const { impressions = 0, clicks = 0, spendingIdr = 0 } = figures.find((one) => one.placement === placement) ?? {};
      const { contacts, booked } = chainOf(clients.filter(({ coupleId }) => (placementOf.get(coupleId) ?? null) === placement));
      return { placement, impressions, clicks, spending: spendingIdr, contacts, booked: presentStage(booked) };
    })
    .filter(({ placement, contacts }) => placement !== null || contacts > 0);
}

function presentProducts(
  clients: readonly KnownClient[],
  productOf: ReadonlyMap<number, { readonly id: string; readonly title: string }>,
): Results['products'] {
  const products = Map.groupBy(
    clients.filter(({ coupleId }) => productOf.has(coupleId)),
    ({ coupleId }) => productOf.get(coupleId)?.id ?? '',
  );
  return [...products]
    .map(([id, asking]) => {
      const { contacts, quoted, booked } = chainOf(asking);
      // Couples see a product under the name it has that day: the last one is shown.
      const last = asking.toSorted((a, b) => b.at - a.at)[0];
      return {
        id,
        title: productOf.get(last?.coupleId ?? 0)?.title ?? '',
        contacts,
        quoted: presentStage(quoted),
        booked: presentStage(booked),
      };
    })
    .toSorted((a, b) => b.contacts - a.contacts || a.title.localeCompare(b.title))
    .slice(0, productsMax);
}
