// Emails vendors when their ad needs attention: once when the problem starts, not again while it lasts.
import { sql } from 'kysely';
import { type AlertCode, alertCrossings, alertsOf } from '../../core/ads/alerts.ts';
import { spendPerDayIdr } from '../../core/ads/pace.ts';
import type { AdFacts } from '../../core/ads/status.ts';
import { pages } from '../../core/identity/pages.ts';
import { addDays, businessDayOf } from '../../core/time.ts';
import { alertMail } from '../../texts/messages/ads.ts';
import { vendorContact } from '../catalogue/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { AdsContext } from './context.ts';
import type { Advertiser } from './ad-index.ts';
import { daysCounted, spendingSince } from './figures-store.ts';
import type { Recommender } from './recommend.ts';
import { lockAd } from './store.ts';

const QUEUE = 'ads-alerts';
/** As far back as the pace of spending looks. */
const paceDays = 7;
/** Ads that are looked through together. */
const CHUNK = 1_000;

export interface AlertChecks {
  /** Within the transaction of a charge: has the vendor told soon when its credit begins to run out with it. */
  afterCharge(tx: Tx, vendorId: number, before: AdFacts, after: AdFacts): Promise<void>;
}

/** Declares the job; charges ask for it, and every ten minutes it goes through all ads, for what no charge shows. */
export function createAlertChecks(context: AdsContext, recommender: Recommender): AlertChecks {
  const { jobs, index } = context;
  jobs.handle<{ vendorId?: number }>({
    name: QUEUE,
    retries: 3,
    schedule: '*/10 * * * *',
    async work({ vendorId }) {
      if (vendorId !== undefined) return check([vendorId]);
      const chunks = chunksOf([...index.all()], CHUNK);
      await eachAlone([...chunks.keys()], async (at) => check(await changedAlerts(context, recommender, chunks[at] ?? [])));
    },
  });
  const check = (vendorIds: readonly number[]): Promise<void> => eachAlone(vendorIds, (id) => checkAlerts(context, recommender, id));
  const isRunningOut = ({ settings, balanceIdr }: AdFacts): boolean =>
    alertsOf({ settings, balanceIdr, expectedSpendPerDayIdr: 0, recommendedCpcIdr: 0 }).length > 0;
  return {
    async afterCharge(tx, vendorId, before, after) {
      if (!isRunningOut(before) && isRunningOut(after)) await jobs.enqueue(tx, QUEUE, { vendorId });
    },
  };
}

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** Of many ads those whose alerts may not be the ones that are held, by two reads for all of them: hardly any, and only these cost a transaction. */
async function changedAlerts({ db, clock }: AdsContext, recommender: Recommender, ads: readonly Advertiser[]): Promise<number[]> {
  const vendorIds = ads.map(({ vendorId }) => vendorId);
  const today = businessDayOf(clock.now());
  const [spending, held] = await Promise.all([
    spendingSince(db, vendorIds, addDays(today, 1 - paceDays)),
    db.selectFrom('ad_alert').select(['vendor_id', 'code']).where('vendor_id', '=', sql<number>`any(${vendorIds}::bigint[])`).execute(),
  ]);
  const daysOf = Map.groupBy(spending, (day) => day.vendorId);
  const heldOf = Map.groupBy(held, (alert) => alert.vendor_id);
  const isChanged = ({ vendorId, settings, balanceIdr, services }: Advertiser): boolean => {
    const alerts = alertsOf({
      settings,
      balanceIdr,
      expectedSpendPerDayIdr: spendPerDayIdr(daysOf.get(vendorId) ?? [], today),
      recommendedCpcIdr: recommender.recommend(vendorId, services).midIdr,
    });
    const before = heldOf.get(vendorId) ?? [];
    return alerts.length !== before.length || alerts.some(({ code }) => before.every((alert) => alert.code !== code));
  };
  return ads.filter(isChanged).map(({ vendorId }) => vendorId);
}

/** Brings a vendor's alerts up to date and mails those that are new, in one transaction. */
export async function checkAlerts(context: AdsContext, recommender: Recommender, vendorId: number): Promise<void> {
  const { db, clock, index, notifier, addresses } = context;
  const services = index.get(vendorId)?.services;
  if (services === undefined) return;
  await inTransaction(db, async (tx) => {
    const ad = await lockAd(tx, vendorId);
    const contact = await vendorContact(tx, vendorId);
    if (ad === null || contact === null) return;
    const { balanceIdr } = ad;
    const now = clock.now();
    const today = businessDayOf(now);
    const days = await daysCounted(tx, vendorId, { from: addDays(today, 1 - paceDays), to: today });
    const recommendation = recommender.recommend(vendorId, services);
    const alerts = alertsOf({
      settings: ad.settings,
      balanceIdr,
      expectedSpendPerDayIdr: spendPerDayIdr(days, today),
      recommendedCpcIdr: recommendation.midIdr,
    });
    const codes = alerts.map(({ code }) => code);
    const crossings = alertCrossings(await heldAlerts(tx, vendorId), codes);
    await holdAlerts(tx, vendorId, codes, new Date(now));
    for (const alert of alerts) {
      if (!crossings.includes(alert.code)) continue;
      const facts = {
        business: contact.businessName,
        balanceIdr,
        cpcIdr: ad.settings.cpcIdr,
        recommendation,
        link: addresses.page(alert.code === 'credit_running_out' ? pages.topUp : pages.adSettings, contact.language),
      };
      await notifier.email(tx, { to: contact.email, language: contact.language, ...alertMail(contact.language, alert.code, facts) });
    }
  });
}

async function heldAlerts(tx: Tx, vendorId: number): Promise<AlertCode[]> {
  const rows = await tx.selectFrom('ad_alert').select('code').where('vendor_id', '=', vendorId).execute();
  return rows.map(({ code }) => code);
}

/** From now on exactly these are held. */
async function holdAlerts(tx: Tx, vendorId: number, codes: readonly AlertCode[], since: Date): Promise<void> {
  await sql`delete from ad_alert where vendor_id = ${vendorId} and code <> all (${[...codes]}::text[])`.execute(tx);
  await sql`
    insert into ad_alert (vendor_id, code, since) select ${vendorId}::bigint, code, ${since}::timestamptz from unnest(${[...codes]}::text[]) as code
    on conflict do nothing`.execute(tx);
}
