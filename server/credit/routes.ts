import * as contract from '../../contract/credit.ts';
import { offsetOf } from '../../core/paging.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import { csvNamed } from '../kit/csv.ts';
import { utmOf } from '../kit/utm.ts';
import type { PaymentSubject } from '../payments/api.ts';
import { balanceOf } from './api.ts';
import { checkoutCredit } from './checkout.ts';
import type { CreditContext } from './context.ts';
import { readHistory } from './history.ts';
import { historyCsv } from './history-csv.ts';
import { findOwnOrder, listOrders, orderNumbers } from './orders-store.ts';
import { presentMovement, presentOrder } from './present.ts';
import { orderReceipt } from './receipt.ts';
import { settleOrder } from './settle-order.ts';

/** Answers how its orders follow their payments. */
export function registerCredit(service: Service, ctx: CreditContext): PaymentSubject {
  bindTopUp(service, ctx);
  bindOrders(service, ctx);
  bindHistory(service, ctx);
  return { follow: (tx, facts) => settleOrder(tx, ctx, facts), returned: null };
}

function bindTopUp({ serve }: Service, ctx: CreditContext): void {
  serve(contract.getCredit, async ({ session }) => {
    const { packages, custom, taxRateBasisPoints } = ctx.rulesAt(ctx.clock.now());
    return {
      data: {
        balance: await balanceOf(ctx.db, session.vendor.id),
        packages: packages.map(({ creditsIdr, isDefault }) => ({ credits: creditsIdr, is_default: isDefault })),
        custom: { min: custom.minimumIdr, max: custom.maximumIdr, step: custom.stepIdr },
        tax_rate: taxRateBasisPoints / 10_000,
      },
    };
  });

  serve(contract.checkout, async ({ body, session, request, language, idempotencyKey }) => {
    const { order, payment } = await checkoutCredit(ctx, {
      vendorId: session.vendor.id,
      accountId: session.vendor.ownerId,
      businessName: session.vendor.businessName,
      credits: body.credits,
      expectedTotalIdr: body.expected_total_idr,
      appData: body.app_data ?? null,
      utm: utmOf(request),
      language,
      backTo: (path) => ctx.addresses.back(request, path),
      idempotencyKey,
    });
    return { data: { order: presentOrder(order), payment: { id: payment.id, payment_url: payment.url } } };
  });
}

function bindOrders({ serve }: Service, ctx: CreditContext): void {
  const { db, payments } = ctx;
  serve(contract.listOrders, async ({ session, query }) => {
    const { orders, total } = await listOrders(db, session.vendor.id, { offset: offsetOf(query), limit: query.limit });
    const opened = await payments.openedFor(
      db,
      'credit_order',
      orders.map(({ id }) => id),
    );
    return {
      data: orders.map((order) => ({ order: presentOrder(order), payment: presentPayment(opened.get(order.id)) })),
      meta: { page: query.page, limit: query.limit, total },
    };
  });
  serve(contract.getOrder, async ({ session, params }) => {
    const order = (await findOwnOrder(db, session.vendor.id, params.id)) ?? refuseWith('request.not_found');
    const opened = await payments.openedFor(db, 'credit_order', [order.id]);
    return { data: { order: presentOrder(order), payment: presentPayment(opened.get(order.id)) } };
  });
  serve(contract.orderReceipt, async ({ session, params, language, reply }) => {
    const order = (await findOwnOrder(db, session.vendor.id, params.id)) ?? refuseWith('request.not_found');
    if (order.state !== 'paid') refuseWith('credit.order_not_paid');
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

function bindHistory({ serve }: Service, { db }: CreditContext): void {
  serve(contract.creditHistory, async ({ session, query }) => {
    const { rows, inIdr, outIdr, balanceIdr } = await readHistory(db, session.vendor.id, query);
    const { page, limit } = query;
    return {
      data: rows.slice(offsetOf(query), offsetOf(query) + limit).map(presentMovement),
      meta: { page, limit, total: rows.length, totals: { in: inIdr, out: outIdr, balance: balanceIdr } },
    };
  });
  serve(contract.creditHistoryCsv, async ({ session, query, language, reply }) => {
    const { rows } = await readHistory(db, session.vendor.id, query);
    const numbers = await orderNumbers(db, session.vendor.id);
    return reply
      .header('content-disposition', csvNamed('credit-history', session.vendor.slug, query.start_date, query.end_date))
      .send(await historyCsv(rows, numbers, language));
  });
}

const presentPayment = (payment: { readonly id: string; readonly url: string } | undefined): { id: string; payment_url: string } | null =>
  payment ? { id: payment.id, payment_url: payment.url } : null;
