// Pay per Click for other capabilities.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdSummary } from '../../contract/ads.ts';
import type { AdCard } from '../../contract/catalogue.ts';
import type { Placement } from '../../core/ads/placements.ts';
import type { AdPlace } from '../../contract/render.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Service } from '../kit/serve.ts';
import { createAdIndex } from './ad-index.ts';
import { createAddingUp } from './add-up.ts';
import { checkAlerts, createAlertChecks } from './alert-checks.ts';
import { createBalanceNews } from './balance-news.ts';
import { cameByAd, type Visit } from './came-by-ad.ts';
import { createCardCache } from './card-cache.ts';
import { registerCleanUp } from './clean-up.ts';
import { createClickWriter } from './click-writer.ts';
import type { AdsContext, AdsDependencies } from './context.ts';
import { createCouples } from './couples.ts';
import { createImpressionWriter } from './count-impressions.ts';
import { countLead, type LeadContact } from './count-lead.ts';
import { type Decision, decideDispute } from './dispute-click.ts';
import { createIndexFeed } from './index-feed.ts';
import { createMarket } from './market.ts';
import { measureAds } from './metrics.ts';
import { registerMinimumNotices, tellOfMinimum } from './minimum-notices.ts';
import { announceAds } from './news.ts';
import { adsForPage } from './place-ads.ts';
import { readSummary } from './read-summary.ts';
import { createForecaster } from './read-forecast.ts';
import { type ContactAt, leadPlacements } from './results-figures.ts';
import { createRecommender } from './recommend.ts';
import { createSettling, unsettledIn } from './settle.ts';
import { bindAds } from './routes.ts';
import { createTokens } from './token.ts';
import { createViewerKeys } from './viewer.ts';

export { countsSince, daysCounted } from './figures-store.ts';
export { figuresByHourOfWeek, figuresByPlacement, type PlacementFigures } from './results-figures.ts';
export { countDisputes, disputedClick, staffDisputes, type StaffDispute } from './dispute-list.ts';

export interface AdsApi {
  /** A couple contacted a vendor: counts a lead where a charged click led to it. In the transaction of the contact. */
  contacted(tx: Tx, contact: LeadContact): Promise<void>;
  /** Everything that is to be said about a vendor's ad, as its ads page shows it. */
  summaryOf(vendorId: number): Promise<AdSummary>;
  /** Whether this couple, or the browser it uses, made a counted click on the vendor's ad within the days in which a contact is a lead. */
  cameByAd(db: Connection, visit: Visit): Promise<boolean>;
  /** Where the charged clicks were made that these contacts are leads of, by couple; those that are none are left out. */
  placementsOf(db: Connection, vendorId: number, contacts: readonly ContactAt[]): Promise<ReadonlyMap<number, Placement>>;
  /** A vendor's credit grew: its ad may show again. In the transaction of the payment; takes no locks. */
  creditGrew(tx: Tx, vendorId: number): Promise<void>;
  /** Decides an open dispute. Locks the ad and its credit: call it first in a transaction. */
  decideDispute(tx: Tx, decision: Decision): Promise<void>;
  /** Brings the alerts of a vendor's ad up to date now, and mails those that are new. */
  checkAlerts(vendorId: number): Promise<void>;
  /** Mails vendors whose ad a rise of the lowest cost per click will stop, each once. */
  tellOfMinimum(): Promise<void>;
  /** Ads for a page that is made in this process, for a visitor who is not signed in; a browser without a key is given one with the page. */
  adsFor(request: FastifyRequest, reply: FastifyReply, place: AdPlace): Promise<readonly AdCard[]>;
  /** Whether clicks wait to be written at this moment. */
  areClicksWaiting(): boolean;
  /** Loads all ads and follows their changes; before the first request, after the bus was started. */
  start(): Promise<void>;
  /** Writes what was caught, then stops following. */
  stop(): Promise<void>;
}

/** Puts the ads engine of one process together and binds its calls. */
export function registerAds(service: Service, dependencies: AdsDependencies): AdsApi {
  const { db, clock, log, bus, rulesAt, random } = dependencies;
  const market = createMarket(dependencies);
  const index = createAdIndex(rulesAt, random, market);
  const context: AdsContext = {
    ...dependencies,
    metrics: measureAds(dependencies.metrics, () => unsettledIn(db)),
    index,
    market,
    tokens: createTokens(dependencies.tokenKeys),
    viewers: createViewerKeys(dependencies.viewerKey),
    couples: createCouples(dependencies),
  };
  const cards = createCardCache(db, clock, log);
  const feed = createIndexFeed({ db, clock, bus, log, index, onVendorChanged: (vendorId) => cards.forget(vendorId) });
  const recommender = createRecommender(index, rulesAt, clock);
  const addingUp = createAddingUp(dependencies);
  const settling = createSettling(dependencies);
  const impressions = createImpressionWriter(context, addingUp);
  const clicks = createClickWriter({
    ...context,
    balanceNews: createBalanceNews(dependencies, index),
    alertChecks: createAlertChecks(context, recommender),
    addingUp,
    settling,
    refresh: (vendorIds) => feed.refresh(vendorIds),
  });
  registerCleanUp(context);
  registerMinimumNotices(context);
  bindAds(service, context, { cards, clicks, impressions, recommender, forecast: createForecaster(context) });
  return {
    contacted: (tx, contact) => countLead(tx, context, contact),
    summaryOf: (vendorId) => readSummary(context, recommender, vendorId),
    cameByAd: (connection, visit) => cameByAd(connection, context, visit),
    placementsOf: (connection, vendorId, contacts) => leadPlacements(connection, context, vendorId, contacts),
    creditGrew: (tx, vendorId) => announceAds(tx, bus, [vendorId]),
    decideDispute: (tx, decision) => decideDispute(tx, context, decision),
    checkAlerts: (vendorId) => checkAlerts(context, recommender, vendorId),
    tellOfMinimum: () => tellOfMinimum(context),
    adsFor: (request, reply, { count, ...where }) =>
      adsForPage(context, cards, where, { count, visitorKey: dependencies.visitors.knownOrGiven(request, reply) }),
    areClicksWaiting: () => clicks.isBusy(),
    async start() {
      await Promise.all([market.start(), feed.start()]);
      settling.start();
    },
    async stop() {
      await Promise.all([clicks.drained(), impressions.drained()]);
      addingUp.stop();
      await settling.stop();
      feed.stop();
      context.couples.stop();
      market.stop();
      await market.store().catch((fault: unknown) => log.warn({ err: fault }, 'what was seen of the market could not be stored'));
    },
  };
}
