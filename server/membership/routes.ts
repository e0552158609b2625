import * as contract from '../../contract/membership.ts';
import { offsetOf } from '../../core/paging.ts';
import { businessDayOf } from '../../core/time.ts';
import { allPlans, planOfVendor, serviceStatuses } from '../catalogue/api.ts';
import { namesBeside } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import { utmOf } from '../kit/utm.ts';
import type { Memberships } from './api.ts';
import { checkoutMembership } from './checkout.ts';
import type { MembershipContext } from './context.ts';
import { endThoseOver, registerEndings, remindOfEnds } from './endings.ts';
import { findOwnOrder, listOrders, type MembershipOrder } from './orders-store.ts';
import { presentOrder, presentPlan, presentService } from './present.ts';
import { orderReceipt } from './receipt.ts';
import { confirmRefund, settleOrder } from './settle-order.ts';

/** Answers what payments follow and what tests run without waiting for the jobs. */
export function registerMembership(service: Service, ctx: MembershipContext): Memberships {
  registerEndings(ctx);
  bindPlans(service, ctx);
  bindOrders(service, ctx);
  return {
    sold: { follow: (tx, facts) => settleOrder(tx, ctx, facts), returned: (tx, payment, sent) => confirmRefund(tx, ctx, payment, sent) },
    end: () => endThoseOver(ctx),
    remind: () => remindOfEnds(ctx),
  };
}

function bindPlans({ serve }: Service, ctx: MembershipContext): void {
  const { db } = ctx;
  serve(contract.getMembership, async ({ session, language }) => {
    const now = ctx.clock.now();
    const today = businessDayOf(now);
    const rules = ctx.rulesAt(now);
    const [plans, services, { statusPlan }] = await Promise.all([
      allPlans(db),
      serviceStatuses(db, session.vendor.id, today),
      planOfVendor(db, session.vendor.id),
    ]);
    return {
      data: {
        status_plan: statusPlan,
        plans: plans.map(presentPlan),
        services: services.map((service) => presentService(service, { plans, rules, today, language })),
        tax_rate: rules.taxRateBasisPoints / 10_000,
      },
    };
  });
  serve(contract.orderMembership, async ({ body, session, request, language, idempotencyKey }) => {
    const { order, payment } = await checkoutMembership(ctx, {
      vendorId: session.vendor.id,
      accountId: session.vendor.ownerId,
      orderedBy: session.accountId,
      businessName: session.vendor.businessName,
      serviceId: body.service_id,
      plan: body.plan,
      term: body.term,
      expectedTotalIdr: body.expected_total_idr,
      utm: utmOf(request),
      language,
      backTo: (path) => ctx.addresses.back(request, path),
      idempotencyKey,
    });
    return { data: { order: presentOrder(order, null), payment: { id: payment.id, payment_url: payment.url } } };
  });
}

function bindOrders({ serve }: Service, ctx: MembershipContext): void {
  const { db, payments } = ctx;
  serve(contract.listMembershipOrders, async ({ session, query }) => {
    const { orders, total } = await listOrders(db, session.vendor.id, { offset: offsetOf(query), limit: query.limit });
    const opened = await payments.openedFor(
      db,
      'membership_order',
      orders.map(({ id }) => id),
    );
    const nameOf = await namesOf(db, session.accountId, orders);
    return {
      data: orders.map((order) => ({
        order: presentOrder(order, nameOf(order.orderedBy), opened.get(order.id)?.refunded),
        payment: presentPayment(opened.get(order.id)),
      })),
      meta: { page: query.page, limit: query.limit, total },
    };
  });
  serve(contract.getMembershipOrder, async ({ session, params }) => {
    const order = (await findOwnOrder(db, session.vendor.id, params.id)) ?? refuseWith('request.not_found');
    const opened = await payments.openedFor(db, 'membership_order', [order.id]);
    const nameOf = await namesOf(db, session.accountId, [order]);
    return {
      data: {
        order: presentOrder(order, nameOf(order.orderedBy), opened.get(order.id)?.refunded),
        payment: presentPayment(opened.get(order.id)),
      },
    };
  });
  serve(contract.membershipReceipt, async ({ session, params, language, reply }) => {
    const order = (await findOwnOrder(db, session.vendor.id, params.id)) ?? refuseWith('request.not_found');
    if (order.state !== 'paid') refuseWith('membership.order_not_paid');
    return reply.header('content-disposition', `inline; filename="${order.number}.pdf"`).send(
      await ctx.pdfs.drawn(session.accountId, {
        keptAs: order.number.toLowerCase(),
        kind: 'receipt',
        content: orderReceipt(order, language),
        language,
      }),
    );
  });
}

/** Who made these orders, to someone else of the team. */
const namesOf = (db: Connection, reader: number, orders: readonly Pick<MembershipOrder, 'orderedBy'>[]) =>
  namesBeside(
    db,
    reader,
    orders.map(({ orderedBy }) => orderedBy),
  );

const presentPayment = (payment: { readonly id: string; readonly url: string } | undefined): { id: string; payment_url: string } | null =>
  payment ? { id: payment.id, payment_url: payment.url } : null;
