import { withLanguage } from '../../core/identity/language.ts';
import { pages } from '../../core/identity/pages.ts';
import { type MembershipRules, quoteOf, type SoldPlan, type Term } from '../../core/membership/price.ts';
import { businessDayOf } from '../../core/time.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { membershipMessagesEn } from '../../texts/messages/membership.en.ts';
import { membershipMessagesId } from '../../texts/messages/membership.id.ts';
import type { Language } from '../../texts/typed.ts';
import { allPlans, lockService, type PlanPermissions, type ServiceStatus } from '../catalogue/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { assertExpectedTotal } from '../kit/expected-total.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { withinUnfinished } from '../kit/unfinished.ts';
import type { OpenPayment } from '../payments/api.ts';
import type { MembershipContext } from './context.ts';
import { countUnpaid, findByKey, insertOrder, type MembershipOrder } from './orders-store.ts';

export interface MembershipWish {
  readonly vendorId: number;
  readonly accountId: number;
  /** Who of the vendor's team orders. */
  readonly orderedBy: number;
  readonly businessName: string;
  readonly serviceId: number;
  readonly plan: SoldPlan;
  readonly term: Term;
  /** What the vendor was shown. */
  readonly expectedTotalIdr: number;
  readonly utm: object | null;
  readonly language: Language;
  /** The whole address of a page of ours to which the vendor comes back. */
  readonly backTo: (path: string) => string;
  readonly idempotencyKey: string | null;
}

/** What a plan costs before tax, by term; null when it is not sold. */
export const priceOf = (plans: readonly PlanPermissions[], plan: SoldPlan, term: Term): number | null => {
  const price = plans.find(({ name }) => name === plan)?.price ?? null;
  return price === null ? null : term === 'month' ? price.monthIdr : price.yearIdr;
};

/**
 * Orders a plan for a service and opens the payment for it. The price is made here, under the lock of the service; what the vendor was shown only
 * has to be the same. Order and payment are written together; the gateway is asked after that. (product 5 and 8)
 */
export async function checkoutMembership(
  ctx: MembershipContext,
  wish: MembershipWish,
): Promise<{ order: MembershipOrder; payment: OpenPayment }> {
  const { order, paymentId } = await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const rules = ctx.rulesAt(now);
    const service = await lockService(tx, wish.serviceId, businessDayOf(now));
    if (service?.vendorId !== wish.vendorId) return refuseWith('request.not_found');
    const waiting = {
      key: `membership orders ${wish.vendorId}`,
      maximum: rules.unpaidMax,
      count: () => countUnpaid(tx, wish.vendorId, now),
      refusal: 'membership.too_many_unpaid',
    } as const;
    const order =
      (await orderedBefore(tx, wish)) ?? (await withinUnfinished(tx, waiting, () => createOrder(tx, rules, wish, service, now)));
    const t = messagesIn(wish.language, membershipMessagesEn, membershipMessagesId);
    const paymentId = await ctx.payments.place(tx, {
      subjectKind: 'membership_order',
      subjectId: order.id,
      accountId: wish.accountId,
      amountIdr: order.totalIdr,
      description: t('order_description', { plan: order.plan, term: t(`term_${order.term}`), number: order.number }),
      language: wish.language,
      successUrl: wish.backTo(orderPath(order.id, wish.language)),
      expiresAt: order.expiresAt,
    });
    return { order, paymentId };
  });
  return { order, payment: await ctx.payments.open(paymentId) };
}

async function orderedBefore(tx: Tx, wish: MembershipWish): Promise<MembershipOrder | null> {
  const known = await findByKey(tx, wish.vendorId, wish.idempotencyKey);
  if (known === null) return null;
  const isSame = known.serviceId === wish.serviceId && known.plan === wish.plan && known.term === wish.term;
  return isSame ? known : refuseWith('request.idempotency_key_reused');
}

async function createOrder(
  tx: Tx,
  rules: MembershipRules,
  wish: MembershipWish,
  service: ServiceStatus,
  now: number,
): Promise<MembershipOrder> {
  const { plan, term } = wish;
  const priceIdr = priceOf(await allPlans(tx), plan, term) ?? refuseWith('request.not_found');
  const quote = quoteOf({ plan, term, priceIdr }, service.held, businessDayOf(now), rules);
  if (!quote.ok) throw new Refused(quote.refusals);
  // Also over midnight: a day of the old membership is used up then.
  assertExpectedTotal(quote.value.totalIdr, wish.expectedTotalIdr);
  return insertOrder(tx, {
    vendorId: wish.vendorId,
    orderedBy: wish.orderedBy,
    serviceId: service.id,
    service: { en: `${service.category.en}, ${service.city}`, id: `${service.category.id}, ${service.city}` },
    billedTo: wish.businessName,
    plan,
    term,
    basis: service.held,
    priceIdr,
    creditIdr: quote.value.creditIdr,
    taxIdr: quote.value.taxIdr,
    taxBasisPoints: rules.taxRateBasisPoints,
    utm: wish.utm,
    idempotencyKey: wish.idempotencyKey,
    createdAt: now,
    expiresAt: now + rules.orderLifeMs,
  });
}

/** The page of an order, which waits for its payment. */
export const orderPath = (orderId: string, language: Language): string =>
  withLanguage(pages.membershipOrder.replace(':orderId', orderId), language);
