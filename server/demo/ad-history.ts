// What an ad went through: displays, clicks, leads and top-ups, simulated click by click so that every figure follows from the ones below it.
import type { FreeReason, InvalidReason } from '../../core/ads/click-validity.ts';
import { type Placement, placements } from '../../core/ads/placements.ts';
import type { Idr } from '../../core/money.ts';
import { addDays, type BusinessDay, businessDayOf, dayMs, hourMs, minuteMs, startOfBusinessDay } from '../../core/time.ts';
import type { AdPlan } from './ad-plans.ts';
import { type Chance, chanceOf } from './art/chance.ts';

interface PastClick {
  readonly at: number;
  readonly placement: Placement;
  readonly shownCpcIdr: Idr;
  readonly chargedIdr: Idr;
  readonly outcome: 'charged' | 'free' | 'invalid';
  readonly reason: InvalidReason | FreeReason | null;
  /** When the couple that clicked turned to the vendor; null when it did not. */
  readonly leadAt: number | null;
}
interface PastTopUp {
  readonly at: number;
  readonly creditsIdr: Idr;
}
interface PastDisplays {
  readonly hour: number;
  readonly placement: Placement;
  readonly count: number;
}
export interface AdHistory {
  readonly clicks: readonly PastClick[];
  readonly topUps: readonly PastTopUp[];
  readonly displays: readonly PastDisplays[];
  readonly spentTodayIdr: Idr;
}

/** How busy the hours of a Jakarta day are; couples look in the evening. */
export const hourWeights = [2, 1, 1, 1, 1, 2, 4, 6, 8, 10, 11, 12, 13, 11, 10, 10, 11, 12, 14, 17, 19, 18, 12, 6];
const weightOfDay = hourWeights.reduce((sum, weight) => sum + weight, 0);
const invalidReasons = ['repeat_viewer', 'repeat_viewer', 'too_fast', 'bot', 'token_expired', 'prefetch'] as const;
const invalidShare = 0.06;
const leadShare = 0.05;
/** An hour in which an ad was clicked was also one in which it was seen; the rest of a day's displays fall into a few other hours. */
const quietHoursPerPlacement = 2;

/** The history of an ad until `now`. Never over the day's budget, never below zero, as the engine would have it. */
export function historyOf(plan: AdPlan, now: number): AdHistory {
  const chance = chanceOf(`history of ${plan.vendor.slug}`);
  const today = businessDayOf(now);
  const clicks: PastClick[] = [];
  const topUps: PastTopUp[] = [];
  const displays: PastDisplays[] = [];
  let balanceIdr = 0;
  let spentIdr = 0;
  for (let daysAgo = plan.prices[0].daysAgo; daysAgo >= 0; daysAgo -= 1) {
    const day = addDays(today, -daysAgo);
    const cpcIdr = priceOn(plan, daysAgo);
    spentIdr = 0;
    const isRunning = plan.ending === 'displaying' || daysAgo > 6;
    const moments = isRunning ? momentsOf(chance, plan, day, daysAgo).filter((at) => at < now) : [];
    for (const at of moments) {
      // It tops up before the next click would find too little, except where the story is that it did not.
      if (balanceIdr < cpcIdr * 40 && !(plan.ending === 'out_of_credit' && daysAgo < 25)) {
        topUps.push({ at: at - 20 * minuteMs, creditsIdr: plan.packageIdr });
        balanceIdr += plan.packageIdr;
      }
      const click = judge(chance, {
        at,
        cpcIdr,
        balanceIdr,
        budgetLeftIdr: plan.dailyBudgetIdr === null ? Infinity : plan.dailyBudgetIdr - spentIdr,
        now,
      });
      clicks.push(click);
      balanceIdr -= click.chargedIdr;
      spentIdr += click.chargedIdr;
    }
    displays.push(...displaysOf(chance, plan, day, clicks.slice(clicks.length - moments.length), isRunning ? now : 0));
  }
  return { clicks, topUps, displays, spentTodayIdr: spentIdr };
}

/** The cost per click in Rupiah that held so many days ago, by whole days. */
export function priceOn({ prices }: AdPlan, daysAgo: number): Idr {
  let { cpcIdr } = prices[0];
  for (const change of prices) if (change.daysAgo >= daysAgo) ({ cpcIdr } = change);
  return cpcIdr;
}

function momentsOf(chance: Chance, { clicksPerDay, vendor }: AdPlan, day: BusinessDay, daysAgo: number): number[] {
  const start = startOfBusinessDay(day);
  const weekday = new Date(start + 12 * hourMs).getUTCDay();
  const week = weekday === 0 || weekday === 6 ? 1.3 : 0.9;
  const season = 1 + 0.22 * Math.sin(((daysAgo + vendor.slug.length * 7) / 365) * Math.PI * 2);
  const expected = clicksPerDay * week * season * chance.between(0.6, 1.4);
  const count = Math.floor(expected) + (chance.happens(expected % 1) ? 1 : 0);
  return Array.from({ length: count }, () => start + hourOf(chance) * hourMs + chance.int(0, hourMs - 1)).toSorted((a, b) => a - b);
}

function hourOf(chance: Chance): number {
  let left = chance.between(0, weightOfDay);
  for (const [hour, weight] of hourWeights.entries()) {
    left -= weight;
    if (left < 0) return hour;
  }
  return 23;
}

function judge(
  chance: Chance,
  { at, cpcIdr, balanceIdr, budgetLeftIdr, now }: { at: number; cpcIdr: Idr; balanceIdr: Idr; budgetLeftIdr: Idr; now: number },
): PastClick {
  const base = {
    at,
    placement: chance.pick(['discovery', 'listing', 'category', 'category'] as const),
    shownCpcIdr: cpcIdr,
    chargedIdr: 0,
    leadAt: null,
  };
  if (chance.happens(invalidShare)) return { ...base, outcome: 'invalid', reason: chance.pick(invalidReasons) };
  if (balanceIdr < cpcIdr) return { ...base, outcome: 'free', reason: 'out_of_credit' };
  if (budgetLeftIdr < cpcIdr) return { ...base, outcome: 'free', reason: 'budget_reached' };
  const leadAt = at + chance.int(3 * minuteMs, 4 * dayMs);
  return {
    ...base,
    chargedIdr: cpcIdr,
    outcome: 'charged',
    reason: null,
    leadAt: chance.happens(leadShare) && leadAt < now ? leadAt : null,
  };
}

/** A day's displays by hour and placement: at least one for each click, the rest by chance. `until` cuts today short. */
function displaysOf(chance: Chance, plan: AdPlan, day: BusinessDay, clicks: readonly PastClick[], until: number): PastDisplays[] {
  const start = startOfBusinessDay(day);
  const cells = new Map<string, { hour: number; placement: Placement; count: number }>();
  const add = (hour: number, placement: Placement, count: number): void => {
    const cell = cells.get(`${hour} ${placement}`) ?? { hour, placement, count: 0 };
    cell.count += count;
    cells.set(`${hour} ${placement}`, cell);
  };
  for (const { at, placement } of clicks)
    add(Math.floor(at / hourMs) * hourMs, placement, 1 + Math.round((chance.between(0.3, 0.7) * 1) / plan.clickRate));
  const rest = (plan.clicksPerDay / plan.clickRate) * 0.5 * chance.between(0.8, 1.2);
  for (const placement of placements) {
    for (let index = 0; index < quietHoursPerPlacement; index += 1) {
      add(start + hourOf(chance) * hourMs, placement, Math.max(1, Math.round(rest / (placements.length * quietHoursPerPlacement))));
    }
  }
  return [...cells.values()].filter(({ hour }) => hour < until);
}
