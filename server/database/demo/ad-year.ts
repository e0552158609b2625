// A year of advertising, lived through day by day by the rules of the product: orders before spending, budgets kept, every figure the sum
// of what was written. Pure: `fill-ad-year.ts` writes what this makes.
import { orderTotals } from '../../../core/credit/packages.ts';
import type { Idr } from '../../../core/money.ts';
import { addDays, type BusinessDay, hourMs, minuteMs, startOfBusinessDay } from '../../../core/time.ts';
import { uuid7 } from '../../ads/uuid7.ts';
import { type Chance, chanceOf } from './art/chance.ts';

/** What a demo advertiser is like. */
export interface AdvertiserPlan {
  readonly vendorId: number;
  readonly accountId: number;
  readonly businessName: string;
  readonly cpcIdr: Idr;
  /** Null is unlimited. */
  readonly dailyBudgetIdr: Idr | null;
  readonly clicksPerDay: number;
  /** Clicks for each display, 0 to 1. */
  readonly clickRate: number;
  /** Days before today on which it began. */
  readonly daysAgo: number;
  readonly topUpIdr: Idr;
  readonly isEnabled: boolean;
}
export interface DemoOrder {
  readonly id: string;
  readonly paymentId: string;
  readonly advertiser: AdvertiserPlan;
  readonly creditsIdr: Idr;
  readonly taxIdr: Idr;
  readonly createdAt: number;
  readonly paidAt: number;
}
export interface DemoClick {
  readonly id: string;
  readonly tokenId: string;
  readonly vendorId: number;
  readonly placement: Placement;
  readonly clickedAt: number;
  readonly shownCpcIdr: Idr;
  readonly chargedIdr: Idr;
  readonly outcome: 'charged' | 'free' | 'invalid';
  readonly reason: string | null;
  readonly viewer: bigint;
  readonly network: string;
  readonly isLead: boolean;
}
export interface DemoCell {
  readonly vendorId: number;
  readonly placement: Placement;
  readonly hour: number;
  readonly day: BusinessDay;
  impressions: number;
  clicks: number;
  spendingIdr: Idr;
  leads: number;
  invalid: number;
}
export interface DemoChange {
  readonly advertiser: AdvertiserPlan;
  readonly version: number;
  readonly cpcIdr: Idr;
  readonly at: number;
}
export type Placement = 'discovery' | 'listing' | 'category';

export interface AdYear {
  readonly orders: DemoOrder[];
  readonly clicks: DemoClick[];
  readonly cells: DemoCell[];
  readonly changes: DemoChange[];
  readonly spentToday: Map<number, Idr>;
}

/** When people look at wedding vendors: lunch, and the evening after work. Weights by hour in Jakarta. */
const hourWeights = [1, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 9, 7, 5, 5, 6, 7, 9, 12, 13, 11, 7, 3];
const invalidReasons = ['repeat_viewer', 'repeat_viewer', 'bot', 'too_fast', 'token_used'] as const;
const taxBasisPoints = 1_100;
const credits = { reserveDays: 4 };

function hourOf(chance: Chance): number {
  let left = chance.between(
    0,
    hourWeights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [hour, weight] of hourWeights.entries()) {
    left -= weight;
    if (left < 0) return hour;
  }
  return 20;
}
const placementOf = (chance: Chance): Placement => (chance.happens(0.28) ? 'discovery' : chance.happens(0.4) ? 'listing' : 'category');
/** Weddings are planned in the dry season and at weekends. `day` decides, so that the same day is busy for everyone. */
function busyness(day: BusinessDay): number {
  const at = startOfBusinessDay(day);
  const weekday = new Date(at + 7 * hourMs).getUTCDay();
  const season = 1 + 0.25 * Math.sin(((at / 86_400_000) % 365) / 58);
  return season * ([1.35, 0.9, 0.85, 0.9, 0.95, 1, 1.3][weekday] ?? 1);
}

/** Lives one advertiser's days up to `now`. */
function live(plan: AdvertiserPlan, now: number, today: BusinessDay, year: AdYear): void {
  const chance = chanceOf(`ads of ${plan.vendorId}`);
  const cells = new Map<string, DemoCell>();
  const cellOf = (placement: Placement, at: number, day: BusinessDay): DemoCell => {
    const hour = Math.floor(at / hourMs) * hourMs;
    const key = `${placement} ${hour}`;
    const cell = cells.get(key) ?? {
      vendorId: plan.vendorId,
      placement,
      hour,
      day,
      impressions: 0,
      clicks: 0,
      spendingIdr: 0,
      leads: 0,
      invalid: 0,
    };
    cells.set(key, cell);
    return cell;
  };
  const raisedOn = new Set([addDays(today, -210), addDays(today, -96), addDays(today, -23)]);
  let version = 1;
  let cpcIdr = Math.max(Math.round((plan.cpcIdr * 0.7) / 50) * 50, 1_000);
  let balanceIdr = 0;
  const start = addDays(today, -plan.daysAgo);
  year.changes.push({ advertiser: plan, version, cpcIdr, at: startOfBusinessDay(start) + 8 * hourMs });

  for (let day = start; day <= today; day = addDays(day, 1)) {
    const morning = startOfBusinessDay(day);
    if (raisedOn.has(day) && day > start) {
      cpcIdr = version === 3 ? plan.cpcIdr : Math.min(plan.cpcIdr, Math.round((cpcIdr * 1.15) / 50) * 50);
      version += 1;
      year.changes.push({ advertiser: plan, version, cpcIdr, at: morning + 9 * hourMs });
    }
    const expected = plan.clicksPerDay * busyness(day);
    if (balanceIdr < expected * cpcIdr * credits.reserveDays && morning < now - hourMs) {
      const createdAt = morning + chance.int(5, 40) * minuteMs;
      const { taxIdr } = orderTotals(plan.topUpIdr, taxBasisPoints);
      year.orders.push({
        id: uuid7(createdAt),
        paymentId: uuid7(createdAt),
        advertiser: plan,
        creditsIdr: plan.topUpIdr,
        taxIdr,
        createdAt,
        paidAt: createdAt + 4 * minuteMs,
      });
      balanceIdr += plan.topUpIdr;
    }
    let spentIdr = 0;
    const count = Math.max(0, Math.round(expected + chance.between(-0.45, 0.45) * Math.sqrt(expected) * 2));
    const times = Array.from({ length: count }, () => morning + hourOf(chance) * hourMs + chance.int(0, 3_599_999))
      .filter((at) => at < now && at > morning + hourMs)
      .toSorted((a, b) => a - b);
    for (const clickedAt of times) {
      const placement = placementOf(chance);
      const isInvalid = chance.happens(0.07);
      const isBudgetReached = plan.dailyBudgetIdr !== null && spentIdr + cpcIdr > plan.dailyBudgetIdr;
      const isCharged = !isInvalid && !isBudgetReached && balanceIdr >= cpcIdr;
      const tokenId = uuid7(clickedAt);
      const outcome = isInvalid ? 'invalid' : isCharged ? 'charged' : 'free';
      const isLead = isCharged && chance.happens(0.045);
      const chargedIdr = isCharged ? cpcIdr : 0;
      year.clicks.push({
        id: isInvalid ? uuid7(clickedAt) : tokenId,
        tokenId,
        vendorId: plan.vendorId,
        placement,
        clickedAt,
        shownCpcIdr: cpcIdr,
        chargedIdr,
        outcome,
        reason: isInvalid ? chance.pick([...invalidReasons]) : isCharged ? null : isBudgetReached ? 'budget_reached' : 'out_of_credit',
        viewer: BigInt(Math.floor(chance.between(1, 2 ** 52))),
        // Blocks kept for documentation: nobody's real address.
        network: `${chance.pick(['192.0.2', '198.51.100', '203.0.113'])}.0/24`,
        isLead,
      });
      spentIdr += chargedIdr;
      balanceIdr -= chargedIdr;
      const cell = cellOf(placement, clickedAt, day);
      if (isInvalid) cell.invalid += 1;
      else {
        cell.clicks += 1;
        cell.impressions += 1;
      }
      cell.spendingIdr += chargedIdr;
      if (isLead) cell.leads += 1;
      // The displays that led to no click lie about the one that did.
      const others = Math.max(0, Math.round(chance.between(0.6, 1.4) / plan.clickRate) - 1);
      cellOf(placementOf(chance), clickedAt, day).impressions += others;
    }
    if (day === today) year.spentToday.set(plan.vendorId, spentIdr);
  }
  year.cells.push(...cells.values());
}

/** What all advertisers did up to `now`, in the order in which it happened. */
export function makeAdYear(plans: readonly AdvertiserPlan[], now: number, today: BusinessDay): AdYear {
  const year: AdYear = { orders: [], clicks: [], cells: [], changes: [], spentToday: new Map() };
  for (const plan of plans) live(plan, now, today, year);
  year.clicks.sort((a, b) => a.clickedAt - b.clickedAt);
  year.orders.sort((a, b) => a.paidAt - b.paidAt);
  return year;
}
