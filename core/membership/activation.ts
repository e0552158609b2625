import { addDays, type BusinessDay } from '../time.ts';
import { type HeldMembership, lastDayOf, type SoldPlan, type Term } from './price.ts';

/** What an order was made on: the membership it replaces or lengthens, as it was on that day; null when there was none. */
export type OrderBasis = Pick<HeldMembership, 'id' | 'plan' | 'endsOn' | 'paidIdr'> | null;

/** What a payment makes of a service's membership. */
export type Activation =
  | { readonly kind: 'begin'; readonly startsOn: BusinessDay; readonly endsOn: BusinessDay; readonly replaces: number | null }
  | { readonly kind: 'lengthen'; readonly membershipId: number; readonly startsOn: BusinessDay; readonly endsOn: BusinessDay }
  | { readonly kind: 'changed' };

/**
 * What a paid order does on the day its money came. The price was made on a membership as it was: when that has been renewed or replaced by
 * another order since, this one no longer fits and its money goes back, so nothing that was paid for is ever lost or counted twice. One that has
 * merely ended since is no reason: the order then starts today. `held` is the membership that counts now, under a lock. (product 5 and 8)
 */
export function activationOf(
  order: { readonly plan: SoldPlan; readonly term: Term; readonly basis: OrderBasis },
  held: HeldMembership | null,
  today: BusinessDay,
): Activation {
  const { plan, term, basis } = order;
  const begin = (replaces: number | null): Activation => ({ kind: 'begin', startsOn: today, endsOn: lastDayOf(today, term), replaces });
  if (held === null) return begin(null);
  if (basis === null || held.id !== basis.id || held.endsOn !== basis.endsOn || held.paidIdr !== basis.paidIdr) return { kind: 'changed' };
  if (held.plan !== plan) return begin(held.id);
  if (held.endsOn === null) return { kind: 'changed' };
  const startsOn = addDays(held.endsOn, 1);
  return { kind: 'lengthen', membershipId: held.id, startsOn, endsOn: lastDayOf(startsOn, term) };
}
