import { dateOf, dayNumberOf } from '../calendar.ts';
import { type Idr, taxOf } from '../money.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { addDays, type BusinessDay, daysBetween, partsOf } from '../time.ts';

/** Plans that can be bought, the lower one first. */
export const soldPlans = ['Silver', 'Gold'] as const;
export type SoldPlan = (typeof soldPlans)[number];
export const terms = ['month', 'year'] as const;
export type Term = (typeof terms)[number];

/** The membership a service has now, if it counts: an active Silver or Gold. `paidIdr` is what was paid before tax for its whole span. */
export type HeldMembership = {
  readonly id: number;
  readonly plan: SoldPlan;
  readonly startsOn: BusinessDay;
  /** The last day on which it counts; null for one without an end. */
  readonly endsOn: BusinessDay | null;
  readonly paidIdr: Idr;
};

export type MembershipRules = {
  /** PPN in basis points: 1 100 is 11 %. */
  readonly taxRateBasisPoints: number;
  readonly orderLifeMs: number;
  /** So many orders of a vendor may wait for their payment at once. */
  readonly unpaidMax: number;
  /** So many days before its end a membership may be renewed, at most so far ahead. */
  readonly renewableDays: number;
  /** Reminders of the end, in days before it. */
  readonly remindDaysBefore: readonly number[];
};
export const defaultMembershipRules: MembershipRules = {
  taxRateBasisPoints: 1_100,
  orderLifeMs: 86_400_000,
  unpaidMax: 20,
  renewableDays: 60,
  remindDaysBefore: [30, 7, 1],
};

/** What an order does: starts a membership, replaces a lower one, or lengthens the one there is. */
export type OrderKind = 'new' | 'upgrade' | 'renewal';
export type Quote = {
  readonly kind: OrderKind;
  readonly priceIdr: Idr;
  /** What is left of the membership that is replaced. */
  readonly creditIdr: Idr;
  readonly subtotalIdr: Idr;
  readonly taxIdr: Idr;
  readonly totalIdr: Idr;
  /** The span if it is paid today. */
  readonly startsOn: BusinessDay;
  readonly endsOn: BusinessDay;
};
export type QuoteRefusal =
  | 'membership.not_an_upgrade'
  | 'membership.without_end'
  | 'membership.renewed_already'
  | 'membership.credit_covers_price';

/**
 * What is left of a membership on a day, in whole Rupiah, rounded down: its days from that day on, of all its days, of what was paid. Nothing of
 * one without an end or before it started to cost. (product 8, Membership)
 */
export function valueLeft({ startsOn, endsOn, paidIdr }: Pick<HeldMembership, 'startsOn' | 'endsOn' | 'paidIdr'>, today: BusinessDay): Idr {
  if (endsOn === null) return 0;
  const allDays = daysBetween(startsOn, endsOn) + 1;
  const daysLeft = Math.min(allDays, Math.max(0, daysBetween(today, endsOn) + 1));
  // Split before it is multiplied, so that no intermediate leaves the safe integers.
  const remainder = paidIdr % allDays;
  return ((paidIdr - remainder) / allDays) * daysLeft + Math.floor((remainder * daysLeft) / allDays);
}

/**
 * The last day of a span that starts on a day and is a month or a year long: the day before the same date. Where the month has no such date,
 * the last day of the month: from 31 January to 27 February, so that the next month starts on its 28th.
 */
export function lastDayOf(startsOn: BusinessDay, term: Term): BusinessDay {
  const { year, month, day } = partsOf(startsOn);
  const target = term === 'year' ? { year: year + 1, month } : { year: month === 12 ? year + 1 : year, month: (month % 12) + 1 };
  const lastOfMonth = dateOf(dayNumberOf({ ...target, month: target.month + 1, day: 1 }) - 1).day;
  const same = `${target.year}-${two(target.month)}-${two(Math.min(day, lastOfMonth))}`;
  return addDays(same, -1);
}

/**
 * What a plan would cost a service today. A higher plan starts at once and what is left of the lower one counts; the same plan is added behind
 * its end. What is left is returned only by moving up, so it has to be less than the price.
 */
export function quoteOf(
  wish: { readonly plan: SoldPlan; readonly term: Term; readonly priceIdr: Idr },
  held: HeldMembership | null,
  today: BusinessDay,
  rules: MembershipRules,
): Outcome<Quote, QuoteRefusal> {
  const { plan, term, priceIdr } = wish;
  if (held === null) return accept(priced({ kind: 'new', priceIdr, creditIdr: 0, startsOn: today, endsOn: lastDayOf(today, term) }, rules));
  if (held.plan === plan) {
    if (held.endsOn === null) return refuse({ code: 'membership.without_end' });
    if (daysBetween(today, held.endsOn) > rules.renewableDays)
      return refuse({ code: 'membership.renewed_already', params: { days: rules.renewableDays } });
    const startsOn = addDays(held.endsOn, 1);
    return accept(priced({ kind: 'renewal', priceIdr, creditIdr: 0, startsOn, endsOn: lastDayOf(startsOn, term) }, rules));
  }
  if (soldPlans.indexOf(held.plan) > soldPlans.indexOf(plan))
    return refuse({ code: 'membership.not_an_upgrade', params: { plan: held.plan } });
  const creditIdr = valueLeft(held, today);
  if (creditIdr >= priceIdr) return refuse({ code: 'membership.credit_covers_price', params: { left: creditIdr } });
  return accept(priced({ kind: 'upgrade', priceIdr, creditIdr, startsOn: today, endsOn: lastDayOf(today, term) }, rules));
}

const priced = (quote: Pick<Quote, 'kind' | 'priceIdr' | 'creditIdr' | 'startsOn' | 'endsOn'>, rules: MembershipRules): Quote => {
  const subtotalIdr = quote.priceIdr - quote.creditIdr;
  const taxIdr = taxOf(subtotalIdr, rules.taxRateBasisPoints);
  return { ...quote, subtotalIdr, taxIdr, totalIdr: subtotalIdr + taxIdr };
};
const two = (n: number): string => String(n).padStart(2, '0');
