import type { MembershipOrder as WireOrder, MembershipService, Offer, Plan } from '../../contract/membership.ts';
import { type MembershipRules, quoteOf, soldPlans, terms } from '../../core/membership/price.ts';
import type { BusinessDay } from '../../core/time.ts';
import { refusalText } from '../../texts/refusals.ts';
import type { Language } from '../../texts/typed.ts';
import type { Allowance, PlanPermissions, ServiceStatus } from '../catalogue/api.ts';
import type { Sent } from '../payments/api.ts';
import { priceOf } from './checkout.ts';
import type { MembershipOrder } from './orders-store.ts';

const iso = (at: number): string => new Date(at).toISOString();
const maximum = (allowance: Allowance): number | null => (allowance.kind === 'unlimited' ? null : allowance.max);

/** Prices in whole Rupiah before tax, fees in basis points; null means not sold, or without a limit. */
export const presentPlan = (plan: PlanPermissions): Plan => ({
  name: plan.name,
  price_month: plan.price?.monthIdr ?? null,
  price_year: plan.price?.yearIdr ?? null,
  contact_cost: plan.contactCost,
  city_max: maximum(plan.cities),
  store_product_max: maximum(plan.storeProducts),
  has_online_meeting: plan.hasOnlineMeeting,
  csv_export: plan.csvExport,
  client_fee_basis_points: plan.clientFeeBasisPoints,
});

interface Sale {
  readonly plans: readonly PlanPermissions[];
  readonly rules: MembershipRules;
  readonly today: BusinessDay;
  readonly language: Language;
}

/** A service with what every plan would cost it today. */
export const presentService = (service: ServiceStatus, sale: Sale): MembershipService => ({
  id: service.id,
  category: service.category,
  city: service.city,
  is_main: service.isMain,
  membership: service.held && { plan: service.held.plan, starts_on: service.held.startsOn, ends_on: service.held.endsOn },
  offers: soldPlans.flatMap((plan) => terms.flatMap((term) => offerOf(service, plan, term, sale) ?? [])),
});

function offerOf({ held }: ServiceStatus, plan: (typeof soldPlans)[number], term: (typeof terms)[number], sale: Sale): Offer | null {
  const priceIdr = priceOf(sale.plans, plan, term);
  if (priceIdr === null) return null;
  const quote = quoteOf({ plan, term, priceIdr }, held, sale.today, sale.rules);
  if (!quote.ok) {
    const [refusal] = quote.refusals;
    return { plan, term, quote: null, refusal: { code: refusal.code, message: refusalText(refusal.code, refusal.params, sale.language) } };
  }
  const { kind, creditIdr, subtotalIdr, taxIdr, totalIdr, startsOn, endsOn } = quote.value;
  return {
    plan,
    term,
    quote: {
      kind,
      price: priceIdr,
      credit: creditIdr,
      subtotal: subtotalIdr,
      tax: taxIdr,
      total: totalIdr,
      starts_on: startsOn,
      ends_on: endsOn,
    },
    refusal: null,
  };
}

/** An order as its vendor sees it. Money that goes back does not change that the order is closed. */
export const presentOrder = (order: MembershipOrder, orderedBy: string | null, refunded: Sent | null = null): WireOrder => ({
  id: order.id,
  number: order.number,
  plan: order.plan,
  term: order.term,
  kind: order.kind,
  replaces: order.creditIdr === 0 ? null : (order.basis?.plan ?? null),
  service: order.service,
  price: order.priceIdr,
  credit: order.creditIdr,
  subtotal: order.priceIdr - order.creditIdr,
  tax: order.taxIdr,
  total: order.totalIdr,
  tax_rate: order.taxBasisPoints / 10_000,
  status: wireStatus(order.state),
  created_at: iso(order.createdAt),
  ordered_by: orderedBy,
  expires_at: iso(order.expiresAt),
  paid_at: order.paidAt === null ? null : iso(order.paidAt),
  starts_on: order.startsOn,
  ends_on: order.endsOn,
  refund_due: order.state === 'refund_due' && refunded === null,
  refunded: refunded && { at: iso(refunded.at), reference: refunded.reference },
});

/** To the vendor an order whose money came too late has expired; that the money goes back is told beside. */
export const wireStatus = (state: MembershipOrder['state']): WireOrder['status'] => (state === 'refund_due' ? 'expired' : state);
