// Charges clicks: what arrives within a few milliseconds is decided and written in one transaction.
import { type ClickOutcome, decideClicks } from '../../core/ads/charge.ts';
import type { AdRules } from '../../core/ads/rules.ts';
import { type AdFacts, statusOf } from '../../core/ads/status.ts';
import { clickTransfer } from '../../core/credit/transfers.ts';
import type { Idr } from '../../core/money.ts';
import { type BusinessDay, businessDayOf, secondMs, startOfBusinessDay } from '../../core/time.ts';
import { lockBalances } from '../credit/api.ts';
import { postTransfers } from '../ledger/api.ts';
import type { Tx } from '../kit/database.ts';
import { createBatcher, type Batcher, NotWritten } from '../kit/batcher.ts';
import { factsOf } from './ad-index.ts';
import type { AddingUp } from './add-up.ts';
import type { AlertChecks } from './alert-checks.ts';
import type { BalanceNews } from './balance-news.ts';
import { arrivedOf, type CaughtClick, questionOf, recordOf, seenOf, tokenOf } from './caught-click.ts';
import { type ClickHistory, type ClickRecord, historyOf, writeClicks } from './click-store.ts';
import type { AdsContext } from './context.ts';
import { announceAds, tellStatus } from './news.ts';
import { lockAds, type StoredAd } from './store.ts';

export type ClickWriter = Batcher<CaughtClick, ClickOutcome>;

/** Set by measuring: larger batches lengthen the wait of each click without charging more of them in a second. */
const BATCH_MAX = 400;
const WAITING_MAX = 8_000;
const COLLECT_MS = 2;
/** Longer nobody waits for a redirect, whatever the database does; a click that is not decided by then is not charged. */
export const patienceMs = 2 * secondMs;

export interface ClickWriterParts {
  readonly balanceNews: BalanceNews;
  readonly alertChecks: AlertChecks;
  readonly addingUp: AddingUp;
  /** Reads vendors into the index that it does not know yet. */
  readonly refresh: (vendorIds: readonly number[]) => Promise<void>;
}

export function createClickWriter(context: AdsContext, parts: ClickWriterParts): ClickWriter {
  return createBatcher<CaughtClick, ClickOutcome>({
    batchMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    collectMs: COLLECT_MS,
    waitMsMax: patienceMs,
    // A batch is charged on one business day, and judged by one set of rules: those of its clicks.
    fits: (first, click) =>
      businessDayOf(first.clickedAt) === businessDayOf(click.clickedAt) &&
      context.rulesAt(first.clickedAt) === context.rulesAt(click.clickedAt),
    write: (clicks) => writeBatch(context, parts, clicks),
  });
}

/** A batch as it was decided: those of its clicks that are still waiting, what becomes of each, and each ad before and after. */
interface Decided {
  readonly clicks: readonly CaughtClick[];
  readonly outcomes: readonly ClickOutcome[];
  readonly records: readonly ClickRecord[];
  readonly now: number;
  readonly today: BusinessDay;
  readonly rules: AdRules;
  readonly before: ReadonlyMap<number, AdFacts>;
  readonly after: ReadonlyMap<number, AdFacts>;
  /** Vendors whom the batch cost something. */
  readonly charged: readonly number[];
}

async function writeBatch(
  context: AdsContext,
  parts: ClickWriterParts,
  caught: readonly CaughtClick[],
): Promise<readonly (ClickOutcome | NotWritten)[]> {
  const { writerLine, index, metrics } = context;
  const named = [...new Set(caught.flatMap((click) => tokenOf(click)?.vendorId ?? []))].toSorted((a, b) => a - b);
  const strangers = named.filter((id) => index.get(id) === undefined);
  if (strangers.length > 0) await parts.refresh(strangers);
  const vendorIds = named.filter((id) => index.get(id) !== undefined);

  const began = performance.now();
  const { clicks, outcomes, today, before, after } = await writerLine.transaction(async (tx, send) => {
    const decided = await decide(tx, context, vendorIds, caught);
    for (const statement of write(tx, decided)) send(statement);
    await tell(tx, context, parts.alertChecks, decided);
    return decided;
  });
  parts.addingUp.appended();
  metrics.batchWritten(outcomes, performance.now() - began);

  for (const [vendorId, facts] of after) {
    index.charged(vendorId, facts.balanceIdr, { on: today, idr: facts.spentTodayIdr });
    if (facts.balanceIdr !== before.get(vendorId)?.balanceIdr) parts.balanceNews.changed(vendorId, facts.balanceIdr);
  }
  for (const [i, { outcome }] of outcomes.entries()) {
    const token = clicks[i] === undefined ? null : tokenOf(clicks[i]);
    if (token !== null && outcome !== 'invalid') index.addCounts(token.vendorId, token.placement, { impressions: 0, clicks: 1 });
  }
  const outcomeOf = new Map(clicks.map((click, i) => [click, outcomes[i]]));
  return caught.map((click) => outcomeOf.get(click) ?? new NotWritten('waited too long for the locks'));
}

/** Locks, reads and decides. Everything that has to be known is asked for at once; the history is read when the locks are held. */
async function decide(
  tx: Tx,
  { index, rulesAt }: AdsContext,
  vendorIds: readonly number[],
  caught: readonly CaughtClick[],
): Promise<Decided> {
  const [ads, balances, asked] = await Promise.all([
    lockAds(tx, vendorIds),
    lockBalances(tx, vendorIds),
    historyOf(
      tx,
      caught.map((click) => questionOf(click, click.clickedAt)),
    ),
  ]);
  // The locks may have taken so long that some were sent on without us; the others are still here.
  const locked = performance.now();
  const isHere = ({ caughtAt }: CaughtClick): boolean => locked - caughtAt <= patienceMs;
  const clicks = caught.filter(isHere);
  if (clicks.length === 0) throw new NotWritten('waited too long for the locks');
  const now = chargedAt(clicks, ads);
  const today = businessDayOf(now);
  // Those of the clicks, also when the charge falls on the next day.
  const rules = rulesAt(clicks[0]?.clickedAt ?? now);
  const before = new Map<number, AdFacts>();
  for (const [vendorId, ad] of ads) {
    const advertiser = index.get(vendorId);
    if (advertiser) before.set(vendorId, factsOf({ ...advertiser, ...ad, balanceIdr: balances.get(vendorId) ?? 0 }, rules, today));
  }

  const questions = clicks.map((click) => questionOf(click, now));
  const isOfTheirDay = clicks.every(({ clickedAt }) => businessDayOf(clickedAt) === today);
  const history: ClickHistory[] = isOfTheirDay ? asked.filter((_, i) => caught[i] && isHere(caught[i])) : await historyOf(tx, questions);
  const arrived = clicks.map((click, i) => arrivedOf(click, history[i]));
  const { outcomes, ads: after } = decideClicks(arrived, before, { now, rules });
  const records = questions.map((question, i): ClickRecord => recordOf(question, clicks[i], outcomes[i]));
  const charged = [...after.keys()].filter((vendorId) => after.get(vendorId) !== before.get(vendorId));
  return { clicks, outcomes, records, now, today, rules, before, after, charged };
}

/** Sends what was decided on its way to the database. */
function write(tx: Tx, { clicks, records, now, today, rules, after, charged }: Decided): Promise<unknown>[] {
  const transfers = records.flatMap(({ id, vendorId, outcome }) =>
    outcome.outcome === 'charged' && vendorId !== null ? clickTransfer({ clickId: id, vendorId, amountIdr: outcome.amountIdr }) : [],
  );
  const spent = charged.map((vendorId): { vendorId: number; spentIdr: Idr } => ({
    vendorId,
    spentIdr: after.get(vendorId)?.spentTodayIdr ?? 0,
  }));
  return [
    postTransfers(tx, transfers, now),
    writeClicks(tx, { day: today, clicks: records, seen: clicks.flatMap((click) => seenOf(click, rules.tokenLifeMs)), spent }),
  ];
}

/** Tells of the ads that stopped showing with this batch, and of credit that begins to run out. */
async function tell(tx: Tx, { index, bus }: AdsContext, alertChecks: AlertChecks, { now, before, after, charged }: Decided): Promise<void> {
  for (const vendorId of charged) {
    const was = before.get(vendorId);
    const facts = after.get(vendorId);
    const advertiser = index.get(vendorId);
    if (was === undefined || facts === undefined || advertiser === undefined) continue;
    const status = statusOf({ ...facts, now });
    if (status.kind !== statusOf({ ...was, now }).kind) {
      await announceAds(tx, bus, [vendorId]);
      await tellStatus(tx, bus, advertiser.accountId, status);
    }
    await alertChecks.afterCharge(tx, vendorId, was, facts);
  }
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
