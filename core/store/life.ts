import { accept, type Outcome, refuse } from '../outcome.ts';
import type { BusinessDay } from '../time.ts';

/** What a vendor has decided about a product. (product 9, Store) */
export const productStatuses = ['draft', 'active', 'inactive', 'sold_out', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** What a vendor does with a product besides writing: a draft is published or thrown away, and never comes back to being one. */
export const productSteps = ['publish', 'hide', 'sell_out', 'archive', 'restore', 'restore_shown', 'restore_sold_out'] as const;
export type ProductStep = (typeof productSteps)[number];

const draws: Readonly<Record<ProductStep, { readonly from: readonly ProductStatus[]; readonly to: ProductStatus }>> = {
  publish: { from: ['draft', 'active', 'inactive', 'sold_out'], to: 'active' },
  hide: { from: ['active', 'sold_out'], to: 'inactive' },
  sell_out: { from: ['active', 'inactive'], to: 'sold_out' },
  archive: { from: ['active', 'inactive', 'sold_out'], to: 'archived' },
  restore: { from: ['archived'], to: 'inactive' },
  // An archiving that is undone.
  restore_shown: { from: ['archived'], to: 'active' },
  restore_sold_out: { from: ['archived'], to: 'sold_out' },
};

/** Whether there is such a line from here. */
export const mayTake = (status: ProductStatus, step: ProductStep): boolean => draws[step].from.includes(status);

/**
 * The status after a step. Where the product already is what the step makes it, nothing changes: the answer to the first request was lost.
 * Refused with `store.status_changed` when there is no such line from here: another tab was faster.
 */
export function afterStep(status: ProductStatus, step: ProductStep): Outcome<ProductStatus, 'store.status_changed'> {
  return mayTake(status, step) || status === draws[step].to ? accept(draws[step].to) : refuse({ code: 'store.status_changed' });
}

/** Whether its vendor may still write on it. */
export const isEditable = (status: ProductStatus): boolean => status !== 'archived';

/** Days on which a product is shown, Jakarta; null is no limit. */
export type ShownDays = { readonly from: BusinessDay | null; readonly until: BusinessDay | null };

/**
 * Whether a product takes one of the slots of its vendor's plan: it is active and its time is not over. A promo gives its slot back at
 * the midnight, in Jakarta, after its last day, without anyone doing anything. (product 3, store products)
 */
export const takesSlot = (status: ProductStatus, { until }: ShownDays, today: BusinessDay): boolean =>
  status === 'active' && (until === null || until >= today);

/**
 * How a product is with couples on a business day. `shown`: they see it on the profile. `sold_out`: its page says so. `scheduled` and
 * `ended`: it is active, but its days are not these. `over_limit`: older products take all slots of the plan.
 */
export type ProductVisibility = ProductStatus | 'shown' | 'scheduled' | 'ended' | 'over_limit';

/** `slot` counts from 1 among the products that take one, the longest published first; null when it takes none. */
export function visibilityOf(
  product: { readonly status: ProductStatus; readonly days: ShownDays; readonly slot: number | null },
  today: BusinessDay,
  max: number | null,
): Exclude<ProductVisibility, 'active'> {
  const { status, days, slot } = product;
  if (status !== 'active') return status;
  if (!takesSlot(status, days, today)) return 'ended';
  if (max !== null && slot !== null && slot > max) return 'over_limit';
  return days.from !== null && days.from > today ? 'scheduled' : 'shown';
}

/** Refuses one more where all slots of the plan are taken. `max` null: there is no limit. (product 3) */
export function checkSlot(taken: number, max: number | null): Outcome<'a slot is free', 'store.limit_reached'> {
  return max === null || taken < max ? accept('a slot is free') : refuse({ code: 'store.limit_reached', params: { maximum: max } });
}
