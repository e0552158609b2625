import type { Idr } from '../money.ts';
import { type BusinessDay, businessDayOf, hourMs, startOfBusinessDay } from '../time.ts';
import type { DailyBudget, Pacing } from './settings.ts';
import { shareOfDay, timeOfShare, type TrafficCurve } from './traffic.ts';

/** From when the rest of a day is planned: the last time the setting was saved, and what the day had cost by then. */
export type PlanStart = { readonly at: number; readonly spentIdr: Idr };

/** All that decides how fully an ad takes part. A start on an earlier day, or none, plans the whole day. */
export type PacedAd = {
  readonly pacing: Pacing;
  readonly dailyBudget: DailyBudget;
  readonly cpcIdr: Idr;
  readonly spentTodayIdr: Idr;
  readonly planStart: PlanStart | null;
};

/** The last hour spends what is left: the plan of the day is done when it begins. */
const planLengthMs = 23 * hourMs;
/** Ahead of its plan by this part of its budget (or by one click, if that is more) an ad does not take part. */
const leadShare = 0.02;

/** A moment of a day, worked out once for all ads. */
export type DayMoment = {
  readonly today: BusinessDay;
  readonly midnight: number;
  /** The share of the plan that has passed at an instant of this day; 1 in the last hour. */
  readonly passedAt: (at: number) => number;
  readonly passed: number;
  readonly now: number;
  readonly curve: TrafficCurve;
};

/** `now` (epoch milliseconds) as a moment of its day, whose visitors come as `curve` says. */
export function momentOf(curve: TrafficCurve, now: number): DayMoment {
  const today = businessDayOf(now);
  const midnight = startOfBusinessDay(today);
  const whole = shareOfDay(curve, planLengthMs);
  const passedAt = (at: number) => Math.min(1, shareOfDay(curve, at - midnight) / whole);
  return { today, midnight, passedAt, passed: passedAt(now), now, curve };
}

/**
 * The chance, from 0 to 1, with which an ad takes part in a drawing. Its spend is meant to follow the share of the day's
 * visitors so far (Agarwal and others, "Budget pacing for targeted online advertisements at LinkedIn", KDD 2014): behind the plan
 * it always takes part, ahead of it ever less often. Only the chance is held back, never the price, and the hard cap of the budget
 * is another rule's. Ads that are unlimited or to be shown as fast as possible always take part.
 *
 * The plan leads by one click and ends that far above the budget, so that the last click fits as well; a day that begins at
 * midnight earns this lead over the day, an ad that was just saved has it at once and shows itself to its vendor.
 */
export function chanceToTakePart(ad: PacedAd, moment: DayMoment): number {
  const plan = planOf(ad, moment);
  if (plan === null) return 1;
  const plannedIdr = plan.fromIdr + moment.passed * plan.slopeIdr;
  return Math.min(1, Math.max(0, (plannedIdr - ad.spentTodayIdr) / plan.leadIdr));
}

/**
 * Until when an ad is held back, if it is: the instant at which its plan has caught up with what it spent and it always takes part
 * again, the last hour at the latest. Null when it does so now.
 */
export function heldBackUntil(ad: PacedAd, moment: DayMoment): number | null {
  const plan = planOf(ad, moment);
  if (plan === null || chanceToTakePart(ad, moment) === 1) return null;
  const passed = (ad.spentTodayIdr + plan.leadIdr - plan.fromIdr) / plan.slopeIdr;
  const share = passed * shareOfDay(moment.curve, planLengthMs);
  return moment.midnight + Math.min(planLengthMs, timeOfShare(moment.curve, share));
}

/** What is planned to be spent is a straight line over the share of the plan that has passed. Null for an ad that is not planned. */
type Plan = { readonly fromIdr: number; readonly slopeIdr: number; readonly leadIdr: Idr };

function planOf({ pacing, dailyBudget, cpcIdr, planStart }: PacedAd, { midnight, passedAt, now }: DayMoment): Plan | null {
  if (pacing === 'fast' || dailyBudget.kind === 'unlimited') return null;
  const { amountIdr } = dailyBudget;
  const leadIdr = Math.max(cpcIdr, amountIdr * leadShare);
  const endIdr = amountIdr + leadIdr;
  if (planStart === null || planStart.at < midnight || planStart.at > now) return { fromIdr: 0, slopeIdr: endIdr, leadIdr };
  const startIdr = Math.min(planStart.spentIdr, amountIdr) + leadIdr;
  const passed = passedAt(planStart.at);
  // In the last hour there is nothing left to plan.
  if (passed === 1) return null;
  const slopeIdr = (endIdr - startIdr) / (1 - passed);
  return { fromIdr: startIdr - passed * slopeIdr, slopeIdr, leadIdr };
}
