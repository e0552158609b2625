// Charges clicks: what arrives within a few milliseconds is decided and written in one transaction.
import { type ArrivedClick, type ClickOutcome, decideClicks } from '../../core/ads/charge.ts';
import { type AdFacts, standingOf } from '../../core/ads/standing.ts';
import { clickTransfer } from '../../core/credit/transfers.ts';
import type { Idr } from '../../core/money.ts';
import { type BusinessDay, businessDayOf, hourMs, secondMs, startOfBusinessDay } from '../../core/time.ts';
import { lockBalances, postTransfers } from '../credit/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { createGatherer, type Gatherer } from '../kit/gather.ts';
import { factsOf } from './ad-index.ts';
import type { AlertChecks } from './alert-checks.ts';
import type { BalanceNews } from './balance-news.ts';
import { type ClickHistory, type ClickRecord, historyOf, type SeenImpression, writeClicks } from './click-store.ts';
import type { AdsContext } from './context.ts';
import { announce, tellStanding } from './news.ts';
import { lockAds, type StoredAd } from './store.ts';
import type { AdToken, ReadToken } from './token.ts';
import { uuid7 } from './uuid7.ts';
import type { Network } from './viewer.ts';

/** A click as its request told of it. */
export interface CaughtClick {
  readonly clickedAt: number;
  readonly token: ReadToken;
  readonly isHeadRequest: boolean;
  readonly isPrefetch: boolean;
  readonly isBot: boolean;
  readonly isNotABrowser: boolean;
  readonly isOwnSession: boolean;
  readonly isStaffSession: boolean;
  /** The browser says that the card had been seen; its beacon may still be on its way. */
  readonly isSeen: boolean;
  readonly coupleKey: bigint | null;
  readonly deviceKey: bigint | null;
  readonly agentKey: bigint;
  readonly network: Network;
}
export type ClickWriter = Gatherer<CaughtClick, ClickOutcome>;

/** Set by measuring: larger batches lengthen the wait of each click without charging more of them in a second. */
const BATCH_MAX = 400;
const WAITING_MAX = 8_000;
const GATHER_MS = 2;
/** Longer nobody waits for a redirect; a click given up by then is not charged. */
const WAIT_MS_MAX = 2 * secondMs;

export interface ClickWriterParts {
  readonly balanceNews: BalanceNews;
  readonly alertChecks: AlertChecks;
  /** Reads vendors into the index that it does not know yet. */
  readonly refresh: (vendorIds: readonly number[]) => Promise<void>;
}

export function createClickWriter(context: AdsContext, parts: ClickWriterParts): ClickWriter {
  return createGatherer<CaughtClick, ClickOutcome>({
    batchMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    gatherMs: GATHER_MS,
    waitMsMax: WAIT_MS_MAX,
    // A batch is charged on one business day: that of its clicks.
    fits: (first, click) => businessDayOf(first.clickedAt) === businessDayOf(click.clickedAt),
    write: (clicks) => writeBatch(context, parts, clicks),
  });
}

const tokenOf = ({ token }: CaughtClick): AdToken | null => (token.kind === 'genuine' ? token.token : null);
const hourOf = (at: number): Date => new Date(Math.floor(at / hourMs) * hourMs);

/** What the batch left behind, for the memory of this process. */
interface Written {
  readonly outcomes: readonly ClickOutcome[];
  readonly today: BusinessDay;
  readonly before: ReadonlyMap<number, AdFacts>;
  readonly after: ReadonlyMap<number, AdFacts>;
}

async function writeBatch(context: AdsContext, parts: ClickWriterParts, clicks: readonly CaughtClick[]): Promise<readonly ClickOutcome[]> {
  const { db, index } = context;
  const vendorIds = [...new Set(clicks.flatMap((click) => tokenOf(click)?.vendorId ?? []))].toSorted((a, b) => a - b);
  const strangers = vendorIds.filter((id) => index.get(id) === undefined);
  if (strangers.length > 0) await parts.refresh(strangers);

  const { outcomes, today, before, after } = await inTransaction(db, (tx) => charge(tx, context, parts, vendorIds, clicks));

  for (const [vendorId, facts] of after) {
    index.charged(vendorId, facts.balanceIdr, { on: today, idr: facts.spentTodayIdr });
    if (facts.balanceIdr !== before.get(vendorId)?.balanceIdr) parts.balanceNews.changed(vendorId, facts.balanceIdr);
  }
  for (const [i, { outcome }] of outcomes.entries()) {
    const token = clicks[i] === undefined ? null : tokenOf(clicks[i]);
    if (token !== null && outcome !== 'invalid') index.addCounts(token.vendorId, token.placement, { impressions: 0, clicks: 1 });
  }
  return outcomes;
}

async function charge(
  tx: Tx,
  context: AdsContext,
  { alertChecks }: ClickWriterParts,
  vendorIds: readonly number[],
  clicks: readonly CaughtClick[],
): Promise<Written> {
  const { index, rules, bus } = context;
  const ads = await lockAds(tx, vendorIds);
  const balances = await lockBalances(tx, [...ads.keys()]);
  const now = chargedAt(clicks, ads);
  const today = businessDayOf(now);
  const before = new Map<number, AdFacts>();
  for (const [vendorId, ad] of ads) {
    const advertiser = index.get(vendorId);
    if (advertiser) before.set(vendorId, factsOf({ ...advertiser, ...ad, balanceIdr: balances.get(vendorId) ?? 0 }, rules, today));
  }

  const questions = clicks.map((click) => questionOf(click, now));
  const history = await historyOf(tx, questions);
  const arrived = clicks.map((click, i) => arrivedOf(click, history[i]));
  const { outcomes, ads: after } = decideClicks(arrived, before, { now, rules });

  const records = questions.map((question, i): ClickRecord => recordOf(question, clicks[i], outcomes[i]));
  await postTransfers(
    tx,
    records.flatMap(({ id, vendorId, outcome }) =>
      outcome.outcome === 'charged' && vendorId !== null ? clickTransfer({ clickId: id, vendorId, amountIdr: outcome.amountIdr }) : [],
    ),
    now,
  );
  const charged = [...after].filter(([vendorId, facts]) => facts !== before.get(vendorId));
  const spent = charged.map(([vendorId, { spentTodayIdr }]): { vendorId: number; spentIdr: Idr } => ({
    vendorId,
    spentIdr: spentTodayIdr,
  }));
  await writeClicks(tx, { day: today, clicks: records, seen: clicks.flatMap((click) => seenOf(click, rules.tokenLifeMs)), spent });

  for (const [vendorId, facts] of charged) {
    const was = before.get(vendorId);
    const advertiser = index.get(vendorId);
    if (was === undefined || advertiser === undefined) continue;
    const standing = standingOf({ ...facts, now });
    if (standing.kind !== standingOf({ ...was, now }).kind) {
      await announce(tx, bus, [vendorId]);
      await tellStanding(tx, bus, advertiser.accountId, standing);
    }
    await alertChecks.afterCharge(tx, vendorId, was, facts);
  }
  return { outcomes, today, before, after };
}

/**
 * The instant of the charge: that of the batch's last click. Where another process has begun a later day on one of the ads, that
 * day's: an ad's day never goes back, or its budget could be spent twice.
 */
function chargedAt(clicks: readonly CaughtClick[], ads: ReadonlyMap<number, StoredAd>): number {
  let now = clicks.reduce((latest, { clickedAt }) => Math.max(latest, clickedAt), 0);
  for (const { spend } of ads.values()) now = Math.max(now, spend.idr > 0 ? startOfBusinessDay(spend.on) : 0);
  return now;
}

type Question = Omit<ClickRecord, 'id' | 'outcome'>;

function questionOf(click: CaughtClick, chargedAtMs: number): Question {
  const token = tokenOf(click);
  // A click of the last moment of a day may be charged on the next: then it is dated there, so that all figures agree on its day.
  const clickedAt = Math.max(click.clickedAt, startOfBusinessDay(businessDayOf(chargedAtMs)));
  return {
    clickedAt: new Date(clickedAt),
    hour: hourOf(clickedAt),
    tokenId: token?.id ?? null,
    vendorId: token?.vendorId ?? null,
    placement: token?.placement ?? null,
    shownCpcIdr: token?.cpcIdr ?? null,
    coupleKey: click.coupleKey,
    deviceKey: click.deviceKey,
    agentKey: click.agentKey,
    network: click.network,
  };
}

function arrivedOf(click: CaughtClick, history: ClickHistory | undefined): ArrivedClick {
  const token = tokenOf(click);
  const { displayedAt = null, isTokenUsed = false, lastCountedAt = null, clicksInNetworkHour = 0 } = history ?? {};
  const tokenId = token?.id ?? uuid7(click.clickedAt);
  return {
    vendorId: token?.vendorId ?? null,
    tokenId,
    viewerKeys: [click.coupleKey, click.deviceKey, click.agentKey].flatMap((key) => (key === null ? [] : String(key))),
    // In a network that says nothing about who is in it, every click stands for itself.
    networkKey: click.network.isPublic ? click.network.name : tokenId,
    shownCpcIdr: token?.cpcIdr ?? 0,
    facts: {
      clickedAt: click.clickedAt,
      token: click.token.kind,
      tokenIssuedAt: token?.issuedAt ?? 0,
      isTokenUsed,
      isHeadRequest: click.isHeadRequest,
      isPrefetch: click.isPrefetch,
      isBot: click.isBot,
      isNotABrowser: click.isNotABrowser,
      isOwnSession: click.isOwnSession,
      isStaffSession: click.isStaffSession,
      isOtherViewer: token !== null && token.deviceKey !== null && token.deviceKey !== click.deviceKey,
      // The beacon comes a second after the card; a browser that saw the card says so, and the card cannot have been there before its token.
      displayedAt: click.isSeen && token !== null ? token.issuedAt : displayedAt,
      lastCountedAt,
      clicksInNetworkHour,
    },
  };
}

/** A click that counts has its token's id, so that the database itself forbids to count it twice. */
function recordOf(question: Question, click: CaughtClick | undefined, outcome: ClickOutcome | undefined): ClickRecord {
  if (click === undefined || outcome === undefined) throw new RangeError('a batch has one outcome for each click');
  const isCounted = outcome.outcome !== 'invalid' && question.tokenId !== null;
  return { ...question, id: isCounted ? (question.tokenId ?? '') : uuid7(click.clickedAt), outcome };
}

/** The display a click tells of, when a browser could have seen it. */
function seenOf(click: CaughtClick, tokenLifeMs: number): SeenImpression[] {
  const token = tokenOf(click);
  if (token === null || !click.isSeen || click.clickedAt - token.issuedAt >= tokenLifeMs) return [];
  if (click.isHeadRequest || click.isPrefetch || click.isBot || click.isNotABrowser) return [];
  return [{ id: token.id, vendorId: token.vendorId, placement: token.placement, at: new Date(click.clickedAt) }];
}
