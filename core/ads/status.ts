import { type VendorStatus, vendorPublished } from '../identity/vendor-status.ts';
import type { Idr } from '../money.ts';
import { type BusinessDay, businessDayOf, endOfBusinessDay } from '../time.ts';
import type { AdSettings, DailyBudget, DisplayPeriod } from './settings.ts';

/** All that decides whether an ad shows. `spentTodayIdr` is the spend of the business day in question. */
export type AdFacts = {
  readonly settings: AdSettings | null;
  readonly minimumCpcIdr: Idr;
  readonly balanceIdr: Idr;
  readonly spentTodayIdr: Idr;
  readonly vendorStatus: VendorStatus;
};

/** Why an ad shows or does not. Each state has one sentence and one button. `resumesAt` is null when the period ends today. */
export type AdStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'vendor_not_published' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'ended'; readonly endedOn: BusinessDay }
  | { readonly kind: 'below_minimum'; readonly minimumIdr: Idr }
  | { readonly kind: 'out_of_credit' }
  | { readonly kind: 'scheduled'; readonly startsOn: BusinessDay }
  | { readonly kind: 'daily_budget_reached'; readonly resumesAt: number | null }
  | { readonly kind: 'displaying' };

/**
 * Why an ad shows or does not at `now` (epoch milliseconds; days are Jakarta's). Where several causes hold, the first of this
 * list is named: what only the vendor can mend (not published, paused, ended, below minimum, out of credit), then what mends
 * itself in time (scheduled, daily budget reached). So a planned ad without credit asks for a top-up before its first day.
 * (spec 4, Ads; product 4, Standing of an ad)
 */
export function statusOf({
  settings,
  minimumCpcIdr,
  balanceIdr,
  spentTodayIdr,
  vendorStatus,
  now,
}: AdFacts & { readonly now: number }): AdStatus {
  if (settings === null) return { kind: 'none' };
  const { cpcIdr, dailyBudget, period, isEnabled } = settings;
  const today = businessDayOf(now);
  if (vendorStatus !== vendorPublished) return { kind: 'vendor_not_published' };
  if (!isEnabled) return { kind: 'paused' };
  const lastDay = lastDayOf(period);
  if (lastDay !== null && lastDay < today) return { kind: 'ended', endedOn: lastDay };
  if (cpcIdr < minimumCpcIdr) return { kind: 'below_minimum', minimumIdr: minimumCpcIdr };
  if (balanceIdr < cpcIdr) return { kind: 'out_of_credit' };
  if (period.kind === 'custom' && today < period.startsOn) return { kind: 'scheduled', startsOn: period.startsOn };
  if (!isWithinBudget(dailyBudget, spentTodayIdr, cpcIdr)) {
    return { kind: 'daily_budget_reached', resumesAt: lastDay === today ? null : endOfBusinessDay(today) };
  }
  return { kind: 'displaying' };
}

/** Whether an ad may show on a day as far as the vendor and its settings go; whether there is money for it is another question. */
export function isInForce({ settings, minimumCpcIdr, vendorStatus }: AdFacts, today: BusinessDay): boolean {
  if (settings === null || vendorStatus !== vendorPublished) return false;
  return settings.isEnabled && settings.cpcIdr >= minimumCpcIdr && isInPeriod(settings.period, today);
}

/** Whether a day lies in a display period. The first and the last day belong to it. */
function isInPeriod(period: DisplayPeriod, day: BusinessDay): boolean {
  if (period.kind === 'always') return true;
  return period.startsOn <= day && (period.endsOn === null || day <= period.endsOn);
}

/** What is left of a limited daily budget; never negative, also after the budget was lowered below the day's spend. */
export function budgetLeftIdr(dailyBudget: Extract<DailyBudget, { kind: 'limited' }>, spentTodayIdr: Idr): Idr {
  return Math.max(0, dailyBudget.amountIdr - spentTodayIdr);
}

/** Whether one more click at this price keeps the day's spend within the daily budget. */
export function isWithinBudget(dailyBudget: DailyBudget, spentTodayIdr: Idr, priceIdr: Idr): boolean {
  return dailyBudget.kind === 'unlimited' || priceIdr <= budgetLeftIdr(dailyBudget, spentTodayIdr);
}

function lastDayOf(period: DisplayPeriod): BusinessDay | null {
  return period.kind === 'custom' ? period.endsOn : null;
}

/** How an ad was saved, for the dialog that follows: a new ad that lacks credit offers a top-up. (spec 2, Settings page) */
export function outcomeOfSaving(previous: AdSettings | null, status: AdStatus): 'created' | 'created_insufficient_credit' | 'updated' {
  if (previous !== null) return 'updated';
  return status.kind === 'out_of_credit' ? 'created_insufficient_credit' : 'created';
}
