import type { Idr } from '../money.ts';
import type { AdSettings } from './settings.ts';

export type AlertCode = 'credit_running_out' | 'cpc_below_recommendation';
export type Alert =
  | { readonly code: 'credit_running_out'; readonly belowIdr: Idr }
  | { readonly code: 'cpc_below_recommendation'; readonly recommendedIdr: Idr };

/** Credit for fewer clicks than this is about to run out, however slowly it goes. */
const clicksLeftMin = 10;
/** Time enough to pay a top-up by virtual account over a weekend evening. */
const daysLeftMin = 2;

/**
 * What a vendor should be told about its ad: credit below the larger of ten clicks and two days' expected spend, cost per click
 * below the recommendation. An ad that is switched off, or none, gives no alerts: nothing runs out. (spec 2; product 4, Screens)
 */
export function alertsOf(given: {
  readonly settings: AdSettings | null;
  readonly balanceIdr: Idr;
  readonly expectedSpendPerDayIdr: number;
  readonly recommendedCpcIdr: Idr;
}): readonly Alert[] {
  const { settings, balanceIdr, expectedSpendPerDayIdr, recommendedCpcIdr } = given;
  if (settings === null || !settings.isEnabled) return [];
  const alerts: Alert[] = [];
  const belowIdr = Math.max(clicksLeftMin * settings.cpcIdr, Math.ceil(daysLeftMin * expectedSpendPerDayIdr));
  if (balanceIdr < belowIdr) alerts.push({ code: 'credit_running_out', belowIdr });
  if (settings.cpcIdr < recommendedCpcIdr) alerts.push({ code: 'cpc_below_recommendation', recommendedIdr: recommendedCpcIdr });
  return alerts;
}

/**
 * The alerts that hold now and did not before. Only these are mailed: once per crossing, and again after the cause was gone and came back.
 * (product 4, Screens)
 */
export function alertCrossings(previous: Iterable<AlertCode>, now: Iterable<AlertCode>): readonly AlertCode[] {
  const before = new Set(previous);
  return [...now].filter((code) => !before.has(code));
}
