// Sends visits to the server: the page requests ads, reports impressions, and the viewer clicks. As fast as the server answers, and in the order of the log
// where it matters.
import { randomUUID } from 'node:crypto';
import type { AdCard } from '../../contract/catalogue.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Advertiser } from './advertisers.ts';
import type { Caller, Sent } from './http.ts';
import type { Visit } from './logs.ts';
import { answerOf } from '../../server/testing/answer-of.ts';
import { placementAds, countImpressions } from '../../contract/ads.ts';

const base = '/ms/bs-vendors/api/v1/vendor_ads';
/** What lies between the page, the sight of the card and the click: a person of average haste. */
const pageBeforeMs = 4_000;
const seenBeforeMs = 2_500;
/** Visits that are played at once. */
const atOnceMax = 128;

/** A visit after it was played. */
export interface Played {
  readonly visit: Visit;
  /** The server had an ad to show; otherwise nothing could be seen or clicked. */
  readonly isShown: boolean;
  readonly isCounted: boolean;
}

/** Cuts a log into runs of visits that cannot touch each other: no network twice, all of one business day. */
export function* runsOf(visits: readonly Visit[]): Generator<readonly Visit[]> {
  let run: Visit[] = [];
  let networks = new Set<number>();
  for (const visit of visits) {
    const [first] = run;
    const isOtherDay = first !== undefined && businessDayOf(first.at - pageBeforeMs) !== businessDayOf(visit.at);
    if (run.length >= atOnceMax || networks.has(visit.network) || isOtherDay) {
      yield run;
      run = [];
      networks = new Set();
    }
    run.push(visit);
    networks.add(visit.network);
  }
  if (run.length > 0) yield run;
}

/** Plays one run: first all pages, then all beacons, then all clicks. */
export async function playRun(run: readonly Visit[], advertiserOf: ReadonlyMap<string, Advertiser>, caller: Caller): Promise<Played[]> {
  const cards = await Promise.all(run.map((visit) => askForAd(visit, advertiserOf.get(visit.advertiser), caller)));
  const counted = await Promise.all(run.map((visit, i) => reportSeen(visit, cards[i] ?? null, caller)));
  await Promise.all(run.map((visit, i) => click(visit, cards[i] ?? null, caller)));
  return run.map((visit, i) => ({ visit, isShown: cards[i] !== null, isCounted: counted[i] === true }));
}

async function askForAd(visit: Visit, advertiser: Advertiser | undefined, caller: Caller): Promise<AdCard | null> {
  if (advertiser === undefined) throw new Error(`nobody is called ${visit.advertiser}`);
  const { categoryId, cityId, vendorId } = advertiser;
  const path = `${base}/placements/category?category_id=${categoryId}&city_id=${cityId}&limit=1`;
  const { status, body } = await caller.send(from(visit, { path, at: visit.at - pageBeforeMs }));
  if (status !== 200) throw new Error(`a page got ${status}: ${JSON.stringify(body)}`);
  const [card] = answerOf(placementAds, body).data;
  if (card !== undefined && card.vendor.id !== vendorId) throw new Error('an ad is in the place of another');
  return card ?? null;
}

async function reportSeen(visit: Visit, card: AdCard | null, caller: Caller): Promise<boolean> {
  if (card === null) return false;
  const beacon = { batch_id: randomUUID(), tokens: [card.impression_token] };
  const { status, body } = await caller.send(
    from(visit, { method: 'POST', path: `${base}/impressions`, at: visit.at - seenBeforeMs, body: beacon }),
  );
  if (status !== 200) throw new Error(`a beacon got ${status}: ${JSON.stringify(body)}`);
  return answerOf(countImpressions, body).data.counted === 1;
}

async function click(visit: Visit, card: AdCard | null, caller: Caller): Promise<void> {
  if (card === null || !visit.isClick) return;
  const { status, location } = await caller.send(from(visit, { path: card.click_url, at: visit.at }));
  if (status !== 302 || location !== `/vendor/${card.vendor.slug}`) throw new Error(`a click got ${status} and led to ${location}`);
}

/** The request as it comes from the viewer of the log, through the proxy in front of the server. */
const from = (visit: Visit, request: Sent): Sent => ({
  ...request,
  headers: { 'x-forwarded-for': addressOf(visit.network), 'user-agent': agentOf(visit.agent) },
});

/** Each number is a network of its own, outside what is private. */
const addressOf = (network: number): string => `${20 + ((network >> 16) % 70)}.${(network >> 8) & 255}.${network & 255}.7`;

/** A phone no one makes, with a version for every device and system of the log. */
const agentOf = (agent: string): string =>
  `Mozilla/5.0 (Linux; Android 14; Model ${agent}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.${agent}.0 Mobile Safari/537.36`;
