// Charges clicks: what arrives within a few milliseconds is decided on what one read tells of it, and written by one statement that holds or writes
// nothing. Where another batch was first it is read and decided anew, and after some tries vendor by vendor under a lock.
import type { ClickOutcome } from '../../core/ads/charge.ts';
import { statusOf } from '../../core/ads/status.ts';
import { businessDayOf, secondMs } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { createBatcher, type Batcher, NotWritten } from '../kit/batcher.ts';
import type { AddingUp } from './add-up.ts';
import type { AlertChecks } from './alert-checks.ts';
import type { BalanceNews } from './balance-news.ts';
import { type CaughtClick, questionOf, tokenOf } from './caught-click.ts';
import { type ChargedAd, historyOf, metAnother, writeClicks } from './click-store.ts';
import type { AdsContext } from './context.ts';
import { type BatchFacts, decideBatch, type DecidedBatch } from './decide-batch.ts';
import { announceAds, tellStatus } from './news.ts';
import { settleAds, type Settling } from './settle.ts';
import { findAds, lockAd, type StoredAd } from './store.ts';

export type ClickWriter = Batcher<CaughtClick, ClickOutcome>;

/** Set by measuring: larger batches lengthen the wait of each click without charging more of them in a second. */
const BATCH_MAX = 400;
const WAITING_MAX = 8_000;
const COLLECT_MS = 2;
/** While the database writes one batch, the next is read and decided; where they meet, the second is decided again. */
const AT_ONCE = 2;
/** Tries without a lock. A batch that meets others that often concerns a vendor everybody charges: it waits for its turn from then on. */
const TRIES = 3;
/** Under a lock only the clicks that cost nothing can be met. */
const LOCKED_TRIES = 5;
/** Longer nobody waits for a redirect, whatever the database does; a click whose writing has not begun by then is not charged, and no writing takes longer. */
export const patienceMs = 2 * secondMs;

export interface ClickWriterParts {
  readonly balanceNews: BalanceNews;
  readonly alertChecks: AlertChecks;
  readonly addingUp: AddingUp;
  readonly settling: Settling;
  /** Reads vendors into the index that it does not know yet. */
  readonly refresh: (vendorIds: readonly number[]) => Promise<void>;
}

/** A click is answered when its batch is durable; after two seconds the viewer is led on without it, and the vendor is not charged. */
export function createClickWriter(context: AdsContext, parts: ClickWriterParts): ClickWriter {
  return createBatcher<CaughtClick, ClickOutcome>({
    batchMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    collectMs: COLLECT_MS,
    waitMsMax: patienceMs,
    atOnce: AT_ONCE,
    // A batch is charged on one business day, and judged by one set of rules: those of its clicks.
    fits: (first, click) =>
      businessDayOf(first.clickedAt) === businessDayOf(click.clickedAt) &&
      context.rulesAt(first.clickedAt) === context.rulesAt(click.clickedAt),
    write: (clicks) => writeBatch(context, parts, clicks),
  });
}

const vendorOf = (click: CaughtClick): number | null => tokenOf(click)?.vendorId ?? null;
const vendorsOf = (clicks: readonly CaughtClick[]): number[] => [...new Set(clicks.flatMap((click) => vendorOf(click) ?? []))];

async function writeBatch(
  context: AdsContext,
  parts: ClickWriterParts,
  caught: readonly CaughtClick[],
): Promise<readonly (ClickOutcome | NotWritten)[]> {
  const { index, metrics } = context;
  const strangers = vendorsOf(caught).filter((id) => index.get(id) === undefined);
  if (strangers.length > 0) await parts.refresh(strangers);

  const outcomeOf = new Map<CaughtClick, ClickOutcome>();
  const writeWithin = async (tries: number, all: readonly CaughtClick[], isLocked: boolean): Promise<boolean> => {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const clicks = all.filter(isWaiting);
      if (clicks.length === 0) return true;
      const began = performance.now();
      const decided = await tryToWrite(context, parts, clicks, isLocked);
      if (decided !== null) {
        metrics.batchWritten(decided.outcomes, performance.now() - began);
        for (const [i, outcome] of decided.outcomes.entries())
          if (decided.clicks[i] !== undefined) outcomeOf.set(decided.clicks[i], outcome);
        return true;
      }
      metrics.batchMet();
    }
    return false;
  };
  if (!(await writeWithin(TRIES, caught, false))) {
    metrics.batchLocked();
    for (const clicks of Map.groupBy(caught, vendorOf).values()) await writeWithin(LOCKED_TRIES, clicks, true);
  }
  return caught.map((click) => outcomeOf.get(click) ?? new NotWritten('waited too long'));
}

/** The others were sent on without us. */
const isWaiting = ({ caughtAt }: CaughtClick): boolean => performance.now() - caughtAt < patienceMs;

/** Reads, decides and writes what is still in time once it was read; null where another batch was first. Under the lock of its one vendor only clicks that cost nothing can be. */
async function tryToWrite(
  context: AdsContext,
  parts: ClickWriterParts,
  clicks: readonly CaughtClick[],
  isLocked: boolean,
): Promise<Pick<DecidedBatch, 'clicks' | 'outcomes'> | null> {
  const { writerLine, writerDb } = context;
  const factsBefore = isLocked ? null : await readFacts(writerDb, context, clicks, findAds);
  try {
    const written = await writerLine.transaction(async (tx, send) => {
      const { ads, history } = factsBefore ?? (await readFacts(tx, context, clicks, lockAds));
      const isInTime = clicks.map(isWaiting);
      if (!isInTime.includes(true)) return null;
      const inTime = <T>(all: readonly T[]): T[] => all.filter((_, i) => isInTime[i]);
      const decided = decideBatch(context, inTime(clicks), { ads, history: inTime(history) });
      // As long for all of them: measured by its oldest click, a slow database would never be in time for any.
      const writing = writeClicks(tx, decided.written, patienceMs);
      send(writing);
      await tell(tx, context, parts.alertChecks, decided);
      return { decided, charged: writing };
    });
    if (written === null) return { clicks: [], outcomes: [] };
    follow(context, parts, written.decided, await written.charged);
    return written.decided;
  } catch (fault) {
    if (metAnother(fault)) return null;
    throw fault;
  }
}

/** An ad whose charges of an earlier day are not in the ledger yet: that day is settled before it is charged on another. */
const isBehind = ({ spend, unsettledIdr }: StoredAd, clicks: readonly CaughtClick[]): boolean =>
  unsettledIdr > 0 && clicks.some(({ clickedAt }) => businessDayOf(clickedAt) > spend.on);

const lockAds = async (tx: Tx, vendorIds: readonly number[]): Promise<StoredAd[]> =>
  (await Promise.all(vendorIds.map((vendorId) => lockAd(tx, vendorId)))).filter((ad) => ad !== null);

/** What is known of a batch. Where `find` locks the ads, the history is as it was from then on: both are asked for in this order. */
async function readFacts<Db extends AdsContext['writerDb']>(
  db: Db,
  { rulesAt }: AdsContext,
  clicks: readonly CaughtClick[],
  find: (db: Db, vendorIds: readonly number[]) => Promise<StoredAd[]>,
): Promise<BatchFacts> {
  const vendorIds = vendorsOf(clicks);
  const questions = clicks.map((click) => questionOf(click, click.clickedAt));
  const [found, history] = await Promise.all([find(db, vendorIds), historyOf(db, questions, rulesAt(clicks[0]?.clickedAt ?? 0))]);
  const behind = found.filter((ad) => isBehind(ad, clicks)).map(({ vendorId }) => vendorId);
  if (behind.length > 0) await settleAds(db, behind);
  const ads = behind.length > 0 ? await find(db, vendorIds) : found;
  return { ads: new Map(ads.map((ad) => [ad.vendorId, ad])), history };
}

/** Tells of the ads that stopped showing with this batch, and of credit that begins to run out. */
async function tell(tx: Tx, context: AdsContext, alertChecks: AlertChecks, { before, after, written }: DecidedBatch): Promise<void> {
  const now = written.at.getTime();
  for (const { vendorId } of written.charges) {
    const was = before.get(vendorId);
    const facts = after.get(vendorId);
    if (was === undefined || facts === undefined) continue;
    const status = statusOf({ ...facts, now });
    if (status.kind !== statusOf({ ...was, now }).kind) await tellOf(tx, context, vendorId, status);
    await alertChecks.afterCharge(tx, vendorId, was, facts);
  }
}

async function tellOf(tx: Tx, { bus, index }: AdsContext, vendorId: number, status: ReturnType<typeof statusOf>): Promise<void> {
  await announceAds(tx, bus, [vendorId]);
  const accountId = index.get(vendorId)?.accountId;
  if (accountId !== undefined) await tellStatus(tx, bus, accountId, status);
}

/** What this process shows and tells from now on. */
function follow(context: AdsContext, parts: ClickWriterParts, decided: DecidedBatch, charged: readonly ChargedAd[]): void {
  const { index, writerLine, log } = context;
  const { clicks, outcomes, after, written } = decided;
  const now = written.at.getTime();
  parts.addingUp.appended();
  parts.settling.charged(charged.map(({ vendorId }) => vendorId));
  for (const { vendorId, balanceIdr, spentIdr } of charged) {
    index.charged(vendorId, balanceIdr, { on: written.day, idr: spentIdr });
    parts.balanceNews.changed(vendorId, balanceIdr);
    const facts = after.get(vendorId);
    if (facts === undefined) continue;
    // Another batch was written beside this one, and both together stopped the ad.
    const status = statusOf({ ...facts, balanceIdr, spentTodayIdr: spentIdr, now });
    if (status.kind !== statusOf({ ...facts, now }).kind)
      // What is lost of it is found when ads are read again.
      writerLine
        .transaction((tx) => tellOf(tx, context, vendorId, status))
        .catch((fault: unknown) => log.warn({ err: fault }, 'an ad that stopped could not be told of'));
  }
  for (const [i, { outcome }] of outcomes.entries()) {
    const token = clicks[i] === undefined ? null : tokenOf(clicks[i]);
    if (token !== null && outcome !== 'invalid') index.addCounts(token.vendorId, token.placement, { impressions: 0, clicks: 1 });
  }
}
