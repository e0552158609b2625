// The ads engine of one process, put together from its parts.
import type { AdForecast } from '../../contract/ads.ts';
import { createAdIndex } from './ad-index.ts';
import { createAddingUp } from './add-up.ts';
import { checkAlerts, createAlertChecks } from './alert-checks.ts';
import type { AdsApi } from './api.ts';
import { createBalanceNews } from './balance-news.ts';
import { cameByAd } from './came-by-ad.ts';
import { type CardCache, createCardCache } from './card-cache.ts';
import { type ClickWriter, createClickWriter } from './click-writer.ts';
import type { AdsContext, AdsDependencies } from './context.ts';
import { createCouples } from './couples.ts';
import { createImpressionWriter, type ImpressionWriter } from './count-impressions.ts';
import { countLead } from './count-lead.ts';
import { decideDispute } from './dispute-click.ts';
import { createIndexFeed } from './index-feed.ts';
import { createMarket } from './market.ts';
import { measureAds } from './metrics.ts';
import { tellOfMinimum } from './minimum-notices.ts';
import { announceAds } from './news.ts';
import { adsForPage } from './place-ads.ts';
import { createForecaster } from './read-forecast.ts';
import { readSummary } from './read-summary.ts';
import { createRecommender, type Recommender } from './recommend.ts';
import { leadPlacements } from './results-figures.ts';
import { createSettling, unsettledIn } from './settle.ts';
import { createTokens } from './token.ts';
import { createViewerKeys } from './viewer.ts';

/** What the calls work with, besides the context. */
export interface AdsParts {
  readonly cards: CardCache;
  readonly clicks: ClickWriter;
  readonly impressions: ImpressionWriter;
  readonly recommender: Recommender;
  readonly forecast: (vendorId: number) => Promise<AdForecast>;
}

interface Engine {
  readonly context: AdsContext;
  readonly parts: AdsParts;
  readonly ads: AdsApi;
}

/** Puts the ads engine of one process together. */
export function createEngine(dependencies: AdsDependencies): Engine {
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
  const ads: AdsApi = {
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
  return { context, parts: { cards, clicks, impressions, recommender, forecast: createForecaster(context) }, ads };
}
