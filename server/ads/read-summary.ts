import type { AdSetting, AdSummary } from '../../contract/ads.ts';
import { alertsOf } from '../../core/ads/alerts.ts';
import { creditDaysLeft } from '../../core/ads/estimate.ts';
import { spendPerDayIdr } from '../../core/ads/pace.ts';
import { heldBackUntil, momentOf } from '../../core/ads/pacing.ts';
import type { Recommendation } from '../../core/ads/recommendation.ts';
import type { AdRules } from '../../core/ads/rules.ts';
import { budgetLeftIdr, type AdStatus, statusOf } from '../../core/ads/status.ts';
import { type Figures, ratiosOf, totalsOf } from '../../core/ads/statistic.ts';
import { vendorUnpublished } from '../../core/identity/vendor-status.ts';
import type { Idr } from '../../core/money.ts';
import { addDays, businessDayOf, type BusinessDay, dayMs, hourMs } from '../../core/time.ts';
import { vendorServices, type VendorServices } from '../catalogue/api.ts';
import { balanceOf } from '../credit/api.ts';
import { minimumCpcOf } from './ad-index.ts';
import { refundedOn } from './click-list.ts';
import type { AdsContext } from './context.ts';
import { type CountedDay, daysCounted } from './figures-store.ts';
import { pacedOf, spentOn } from './paced-ad.ts';
import { presentAd, presentAlert, presentFigures, presentReason, presentSetting } from './present.ts';
import type { Recommender } from './recommend.ts';
import { findAd, type StoredAd } from './store.ts';

const summaryDays = 30;

const noPlace: Pick<VendorServices, 'status' | 'services'> = { status: vendorUnpublished, services: [] };

interface Situation {
  readonly ad: StoredAd | null;
  readonly balanceIdr: Idr;
  readonly place: Pick<VendorServices, 'status' | 'services'>;
  readonly today: BusinessDay;
  readonly status: AdStatus;
}

/** How a vendor's ad stands, as of the last commit. */
async function situationOf({ db, clock, rulesAt }: AdsContext, vendorId: number): Promise<Situation> {
  const [ad, balanceIdr, [place = noPlace]] = await Promise.all([
    findAd(db, vendorId),
    balanceOf(db, vendorId),
    vendorServices(db, [vendorId]),
  ]);
  const now = clock.now();
  const today = businessDayOf(now);
  const status = statusOf({
    settings: ad?.settings ?? null,
    minimumCpcIdr: minimumCpcOf(place, rulesAt(now)),
    balanceIdr,
    spentTodayIdr: ad === null ? 0 : spentOn(ad.spend, today),
    vendorStatus: place.status,
    now,
  });
  return { ad, balanceIdr, place, today, status };
}

/** A vendor's ad with its status, or null when it has none. */
export async function showAd(context: AdsContext, vendorId: number): Promise<AdSetting | null> {
  const { ad, status, today } = await situationOf(context, vendorId);
  return ad === null ? null : presentAd(ad, status, today);
}

/** Everything the ads page needs. */
export async function readSummary(context: AdsContext, recommender: Recommender, vendorId: number): Promise<AdSummary> {
  const { db, clock, rulesAt } = context;
  const now = clock.now();
  const rules = rulesAt(now);
  const day = businessDayOf(now);
  const [situation, days, refundedIdr] = await Promise.all([
    situationOf(context, vendorId),
    daysCounted(db, vendorId, { from: addDays(day, 1 - summaryDays), to: day }),
    refundedOn(db, vendorId, day),
  ]);
  const { ad, balanceIdr, place, today, status } = situation;
  const recommendation = recommender.recommend(vendorId, place.services);
  const paceIdr = spendPerDayIdr(days, today);
  const alerts = alertsOf({
    settings: ad?.settings ?? null,
    balanceIdr,
    expectedSpendPerDayIdr: paceIdr,
    recommendedCpcIdr: recommendation.midIdr,
  });
  return {
    revision: ad?.version ?? 0,
    ...(ad === null
      ? { is_enabled: false, cpc: null, daily_budget: null, pacing: null, start_date: null, end_date: null }
      : presentSetting(ad.settings)),
    status: status.kind,
    status_reason: presentReason(status),
    held_back_until: heldBack(context, situation),
    credit_balance: balanceIdr,
    spent_today: days.find(({ date }) => date === today)?.spendingIdr ?? 0,
    refunded_today: refundedIdr,
    budget_left_today:
      ad?.settings.dailyBudget.kind === 'limited' ? budgetLeftIdr(ad.settings.dailyBudget, spentOn(ad.spend, today)) : null,
    recommended_cpc: presentRecommendation(recommendation),
    ...presentLimits(rules, minimumCpcOf(place, rules)),
    credit_days_left: creditDaysLeft(balanceIdr, paceIdr),
    last_30_days: presentMonth(totalsOf(days), days),
    alerts: alerts.map(presentAlert),
  };
}

function heldBack({ market, clock }: AdsContext, { ad, status, today }: Situation): string | null {
  if (ad === null || status.kind !== 'displaying') return null;
  const until = heldBackUntil(pacedOf(ad, today), momentOf(market.curve(), clock.now()));
  return until === null ? null : new Date(until).toISOString();
}

const presentRecommendation = ({ lowIdr, midIdr, highIdr, sample, basis }: Recommendation): AdSummary['recommended_cpc'] => ({
  low: lowIdr,
  mid: midIdr,
  high: highIdr,
  sample,
  basis,
});

const presentLimits = (rules: AdRules, minimumIdr: Idr) => ({
  min_cpc: minimumIdr,
  max_cpc: rules.maximumCpcIdr,
  cpc_step: rules.cpcStepIdr,
  confirm_above_cpc: rules.confirmAboveCpcIdr,
  daily_budget_step: rules.dailyBudgetStepIdr,
  max_daily_budget: rules.maximumDailyBudgetIdr,
  windows: {
    viewer_hours: rules.viewerWindowMs / hourMs,
    lead_days: rules.leadWindowMs / dayMs,
    dispute_days: rules.disputeWindowMs / dayMs,
  },
});

function presentMonth(figures: Figures, days: readonly CountedDay[]): AdSummary['last_30_days'] {
  const { ctr, averageCpcIdr, costPerLeadIdr } = ratiosOf(figures);
  return {
    ...presentFigures(figures),
    ctr,
    average_cpc: averageCpcIdr,
    cost_per_lead: costPerLeadIdr,
    invalid_clicks: days.reduce((sum, { invalidClicks }) => sum + invalidClicks, 0),
  };
}
