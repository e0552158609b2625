import type { FastifyRequest } from 'fastify';
import * as contract from '../../contract/ads.ts';
import type { Placement } from '../../core/ads/placements.ts';
import { offsetOf } from '../../core/paging.ts';
import { NotWritten } from '../kit/batcher.ts';
import { readTogether } from '../kit/reading.ts';
import { refuseWith } from '../kit/refused.ts';
import { csvNamed } from '../kit/csv.ts';
import type { Session } from '../kit/session.ts';
import type { Service } from '../kit/serve.ts';
import { agentFacts } from './agent.ts';
import type { AdsApi } from './api.ts';
import { registerCleanUp } from './clean-up.ts';
import { clicksOf, countClicks, presentClick } from './click-list.ts';
import type { AdsContext, AdsDependencies } from './context.ts';
import type { KnownCouple } from './couples.ts';
import { countImpressions } from './count-impressions.ts';
import { disputeClick } from './dispute-click.ts';
import { type AdsParts, createEngine } from './engine.ts';
import { clicksFile, statisticFile } from './export.ts';
import { listChanges } from './list-changes.ts';
import { registerMinimumNotices } from './minimum-notices.ts';
import { placeAds } from './place-ads.ts';
import { readStatistic } from './read-statistic.ts';
import { readSummary, showAd } from './read-summary.ts';
import { recordClick, sessionOf } from './record-click.ts';
import { saveAd } from './save-ad.ts';
import { readUntil } from './past-days.ts';

/** Puts the ads engine of one process together and binds its calls. */
export function registerAds(service: Service, dependencies: AdsDependencies): AdsApi {
  const { context, parts, ads } = createEngine(dependencies);
  registerCleanUp(context);
  registerMinimumNotices(context);
  bindAdvertiser(service, context, parts);
  bindDisplay(service, context, parts);
  return ads;
}

/** What a vendor does with its ad. */
function bindAdvertiser({ serve }: Service, context: AdsContext, parts: AdsParts): void {
  const { db, clock, rulesAt } = context;

  serve(contract.getAd, async ({ session }) => ({ data: await showAd(context, session.vendor.id) }));
  serve(contract.saveAd, ({ session, body, request }) =>
    saveAd(
      context,
      { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip },
      {
        cpc: body.cpc,
        dailyBudget: body.daily_budget,
        pacing: body.pacing,
        startsOn: body.start_date,
        endsOn: body.end_date,
        isEnabled: body.is_enabled,
      },
      body.revision,
    ),
  );
  serve(contract.adSummary, async ({ session }) => ({ data: await readSummary(context, parts.recommender, session.vendor.id) }));
  serve(contract.adForecast, async ({ session }) => ({ data: await parts.forecast(session.vendor.id) }));
  serve(contract.adChanges, ({ session, query }) => listChanges(db, session.vendor.id, query));

  serve(contract.adStatistic, async ({ session, query, language }) => ({
    data: await readUntil(context, query.end_date, (source) =>
      readTogether(() => readStatistic(source, questionOf(session.vendor.id, query), language)),
    ),
  }));
  serve(contract.adStatisticCsv, async ({ session, query, language, reply }) => {
    const file = await statisticFile(context, questionOf(session.vendor.id, query), language);
    reply.header('content-disposition', csvNamed('statistics', session.vendor.slug, query.start_date, query.end_date));
    return file;
  });

  serve(contract.adClicks, async ({ session, query, language }) => {
    const { page, limit, ...filter } = query;
    const [data, total] = await Promise.all([
      clicksOf(db, session.vendor.id, filter, { limit, offset: offsetOf({ page, limit }) }, presentClick(clock.now(), rulesAt, language)),
      countClicks(db, session.vendor.id, filter),
    ]);
    return { data, meta: { page, limit, total } };
  });
  serve(contract.adClicksCsv, async ({ session, query, language, reply }) => {
    const file = await clicksFile(context, session.vendor.id, query, language);
    reply.header('content-disposition', csvNamed('clicks', session.vendor.slug, query.start_date, query.end_date));
    return file;
  });
  serve(contract.disputeClick, async ({ session, params, body, request, language }) => ({
    data: await disputeClick(
      context,
      { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip },
      params.id,
      body.reason,
      language,
    ),
  }));
}

/** The couple that is signed in, as far as the choice of ads asks. A session that cannot be read is none: ads are shown while the database is away. */
async function coupleOf(
  { couples }: AdsContext,
  request: FastifyRequest,
  findSession: () => Promise<Session | null>,
): Promise<KnownCouple | null> {
  const session = await sessionOf({ request, findSession });
  return session !== 'unknown' && session?.accountType === 'user' ? couples.known(session.accountId) : null;
}

/** Ads on the marketplace: they are chosen, seen and clicked. */
function bindDisplay({ serve }: Service, context: AdsContext, parts: AdsParts): void {
  const { visitors } = context;

  serve(contract.placementAds, async ({ params, query, request, reply, findSession }) => {
    const { placement } = params;
    const { category_id: categoryId, city_id: cityId, limit } = query;
    if (placement === 'category' && categoryId === undefined) refuseWith('ads.placement_needs_category', { field: 'category_id' });
    const visitorKey = visitors.knownOrGiven(request, reply);
    const couple = await coupleOf(context, request, findSession);
    return placeAds(context, parts.cards, { placement, categoryId, cityId }, { count: limit, visitorKey, couple });
  });
  serve(contract.countImpressions, async ({ body, request }) => {
    const { isBot, isNotABrowser } = agentFacts(request.headers);
    if (isBot || isNotABrowser) return { data: { counted: 0 } };
    try {
      return { data: { counted: await countImpressions(context, parts.impressions, body.tokens) } };
    } catch (fault) {
      if (fault instanceof NotWritten) return refuseWith('server.busy', { retryAfterSeconds: 1 });
      throw fault;
    }
  });
  const isGenuine = ({ params }: { readonly params: unknown }): boolean => {
    const { success, data } = contract.clickAd.params.safeParse(params);
    return success && context.tokens.read(data.token, 'click').kind === 'genuine';
  };
  serve(
    contract.clickAd,
    async (call) => {
      const { params, query, request, reply } = call;
      const findSession = () => call.findSession();
      const asked = { token: params.token, isSeen: query.seen === '1', language: query.language ?? 'en', request, findSession };
      return reply.redirect(await recordClick(context, parts.clicks, asked), 302);
    },
    { reserve: (request) => (isGenuine(request) ? 'clicks' : null) },
  );
}

type StatisticQuery = { start_date: string; end_date: string; placement?: Placement | undefined };
const questionOf = (vendorId: number, { start_date: start, end_date: end, placement }: StatisticQuery) => ({
  vendorId,
  start,
  end,
  placement,
});
