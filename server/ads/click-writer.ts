// Charges clicks: what arrives within a few milliseconds is decided on what one read tells of it, and written by one statement that holds or writes
// nothing. Where another batch was first it is read and decided anew, and after some tries vendor by vendor under a lock.
import type { ClickOutcome } from '../../core/ads/charge.ts';
import { type AdFacts, type AdStatus, statusOf } from '../../core/ads/status.ts';
import { businessDayOf, secondMs } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { createBatcher, type Batcher, NotWritten } from '../kit/batcher.ts';
import type { AddingUp } from './add-up.ts';
import type { AlertChecks } from './alert-checks.ts';
import type { BalanceNews } from './balance-news.ts';
import type { CaughtClick } from './caught-click.ts';
import { type ChargedAd, metAnother, readHistory, writeClicks } from './click-store.ts';
import type { AdsContext } from './context.ts';
import { decideBatch, type DecidedBatch, type DecidedClick } from './decide-batch.ts';
import { announceStatus } from './news.ts';
import { settleAds, type Settling } from './settle.ts';
import { findAds, lockAds, type StoredAd } from './store.ts';

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

export interface ClickWriterContext extends AdsContext {
  readonly balanceNews: BalanceNews;
  readonly alertChecks: AlertChecks;
  readonly addingUp: AddingUp;
  readonly settling: Settling;
  /** Reads vendors into the index that it does not know yet. */
  readonly refresh: (vendorIds: readonly number[]) => Promise<void>;
}

/** A click is answered when its batch is durable; after two seconds the viewer is led on without it, and the vendor is not charged. */
export function createClickWriter(context: ClickWriterContext): ClickWriter {
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
    write: (clicks) => writeBatch(context, clicks),
  });
}

const vendorsOf = (clicks: readonly CaughtClick[]): number[] => [...new Set(clicks.flatMap(({ token }) => token?.vendorId ?? []))];

async function writeBatch(context: ClickWriterContext, caught: readonly CaughtClick[]): Promise<(ClickOutcome | NotWritten)[]> {
  const { index, metrics } = context;
  const strangers = vendorsOf(caught).filter((id) => index.get(id) === undefined);
  if (strangers.length > 0) await context.refresh(strangers);

  const outcomes = new Map<CaughtClick, ClickOutcome>();
  const writeWithin = async (tries: number, clicks: readonly CaughtClick[], isLocked: boolean): Promise<boolean> => {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const written = await tryToWrite(context, clicks.filter(isWaiting), isLocked);
      for (const { click, outcome } of written ?? []) outcomes.set(click, outcome);
      if (written !== null) return true;
      metrics.batchMet();
    }
    return false;
  };
  if (!(await writeWithin(TRIES, caught, false))) {
    metrics.batchLocked();
    for (const clicks of Map.groupBy(caught, ({ token }) => token?.vendorId).values()) await writeWithin(LOCKED_TRIES, clicks, true);
  }
  return caught.map((click) => outcomes.get(click) ?? new NotWritten('waited too long'));
}

/** The others were sent on without us. */
const isWaiting = ({ caughtAt }: CaughtClick): boolean => performance.now() - caughtAt < patienceMs;

/** Reads, decides and writes what is still in time once it was read; null where another batch was first. Under the lock of its one vendor only clicks that cost nothing can be. */
async function tryToWrite(
  context: ClickWriterContext,
  caught: readonly CaughtClick[],
  isLocked: boolean,
): Promise<readonly DecidedClick[] | null> {
  if (caught.length === 0) return [];
  const { writerLine, writerDb, metrics } = context;
  const began = performance.now();
  const readBefore = isLocked ? null : await readFacts(writerDb, context, caught, findAds);
  try {
    const written = await writerLine.transaction(async (tx, send) => {
      const { ads, known } = readBefore ?? (await readFacts(tx, context, caught, lockAds));
      const inTime = known.filter(({ click }) => isWaiting(click));
      if (inTime.length === 0) return null;
      const batch = decideBatch(context, inTime, ads);
      // As long for all of them: measured by its oldest click, a slow database would never be in time for any.
      const charged = writeClicks(tx, batch, patienceMs);
      send(charged);
      await tell(tx, context, batch);
      return { batch, charged };
    });
    if (written === null) return [];
    const { batch, charged } = written;
    follow(context, batch, await charged);
    metrics.batchWritten(batch.clicks, performance.now() - began);
    return batch.clicks;
  } catch (fault) {
    if (metAnother(fault)) return null;
    throw fault;
  }
}

/** An ad whose charges of an earlier day are not in the ledger yet: that day is settled before it is charged on another. */
const isBehind = ({ spend, unsettledIdr }: StoredAd, clicks: readonly CaughtClick[]): boolean =>
  unsettledIdr > 0 && clicks.some(({ clickedAt }) => businessDayOf(clickedAt) > spend.on);

/** What is known of a batch. Where `find` locks the ads, the history is as it was from then on: both are asked for in this order. */
async function readFacts<Db extends AdsContext['writerDb']>(
  db: Db,
  { rulesAt }: AdsContext,
  clicks: readonly CaughtClick[],
  find: (db: Db, vendorIds: readonly number[]) => Promise<StoredAd[]>,
) {
  const vendorIds = vendorsOf(clicks);
  const [found, known] = await Promise.all([find(db, vendorIds), readHistory(db, clicks, rulesAt(clicks[0]?.clickedAt ?? 0))]);
  const behind = found.filter((ad) => isBehind(ad, clicks)).map(({ vendorId }) => vendorId);
  if (behind.length > 0) await settleAds(db, behind);
  const ads = behind.length > 0 ? await find(db, vendorIds) : found;
  return { ads: new Map(ads.map((ad) => [ad.vendorId, ad])), known };
}

/** How an ad stands now, if that is another status than it had. */
function changedStatus(was: AdFacts, facts: AdFacts, now: number): AdStatus | null {
  const status = statusOf({ ...facts, now });
  return status.kind === statusOf({ ...was, now }).kind ? null : status;
}

const announce = (tx: Tx, { bus, index }: AdsContext, vendorId: number, status: AdStatus): Promise<void> =>
  announceStatus(tx, bus, { vendorId, accountId: index.get(vendorId)?.accountId }, status);

/** Tells of the ads that stopped showing with this batch, and of credit that begins to run out. */
async function tell(tx: Tx, context: ClickWriterContext, { at, charges, before, after }: DecidedBatch): Promise<void> {
  for (const { vendorId } of charges) {
    const was = before.get(vendorId);
    const facts = after.get(vendorId);
    if (was === undefined || facts === undefined) continue;
    const status = changedStatus(was, facts, at);
    if (status !== null) await announce(tx, context, vendorId, status);
    await context.alertChecks.afterCharge(tx, vendorId, was, facts);
  }
}

/** What this process shows and tells from now on. */
function follow(context: ClickWriterContext, { at, clicks, after }: DecidedBatch, charged: readonly ChargedAd[]): void {
  const { index, writerLine, log } = context;
  context.addingUp.appended();
  context.settling.charged(charged.map(({ vendorId }) => vendorId));
  for (const { vendorId, balanceIdr, spend } of charged) {
    index.charged(vendorId, balanceIdr, spend);
    context.balanceNews.changed(vendorId, balanceIdr);
    const facts = after.get(vendorId);
    // Another batch was written beside this one, and both together stopped the ad.
    const status = facts === undefined ? null : changedStatus(facts, { ...facts, balanceIdr, spentTodayIdr: spend.idr }, at);
    if (status !== null)
      // What is lost of it is found when ads are read again.
      writerLine
        .transaction((tx) => announce(tx, context, vendorId, status))
        .catch((fault: unknown) => log.warn({ err: fault }, 'an ad that stopped could not be told of'));
  }
  for (const { click, outcome } of clicks)
    if (click.token !== null && outcome.outcome !== 'invalid')
      index.addCounts(click.token.vendorId, click.token.placement, { impressions: 0, clicks: 1 });
}
