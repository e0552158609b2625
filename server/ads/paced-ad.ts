// An ad with its budget plan for the day.
import type { Candidate } from '../../core/ads/choosing.ts';
import { chanceToTakePart, type DayMoment, type PacedAd, type PlanStart } from '../../core/ads/pacing.ts';
import type { AdSettings } from '../../core/ads/settings.ts';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';

/** What was charged on one business day; on any later day nothing was charged yet. */
export interface DaySpend {
  readonly on: BusinessDay;
  readonly idr: Idr;
}
/** A spend dated after `today` counts too: another process has entered the next business day before this one. */
export const spentOn = (spend: DaySpend, today: BusinessDay): Idr => (spend.on >= today ? spend.idr : 0);

/** Whether a spend was read before another of the same ad: the day never goes back, and within a day spend only grows. */
export const isBefore = (one: DaySpend, other: DaySpend): boolean => one.on < other.on || (one.on === other.on && one.idr < other.idr);

interface Planned {
  readonly settings: AdSettings;
  readonly spend: DaySpend;
  readonly planStart: PlanStart | null;
}

/** What the pacing rules of `core` need of an ad; `today` decides what of its spend still counts. */
export const pacedOf = ({ settings, spend, planStart }: Planned, today: BusinessDay): PacedAd => ({
  ...settings,
  spentTodayIdr: spentOn(spend, today),
  planStart,
});

/** An ad whose budget is spread takes part in a drawing only so often. */
export function withChance(candidate: Candidate, advertiser: Planned, moment: DayMoment): Candidate {
  const { settings } = advertiser;
  if (settings.pacing === 'fast' || settings.dailyBudget.kind === 'unlimited') return candidate;
  const chance = chanceToTakePart(pacedOf(advertiser, moment.today), moment);
  return chance === 1 ? candidate : { ...candidate, chance };
}
