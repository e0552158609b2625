import * as contract from '../../contract/credit.ts';
import { offsetOf } from '../../core/paging.ts';
import { namesBeside } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
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
import { type CreditOrder, findOwnOrder, listOrders, paidOrders } from './orders-store.ts';
import { presentMovement, presentOrder } from './present.ts';
import { orderReceipt } from './receipt.ts';
import { confirmRefund, settleOrder } from './settle-order.ts';

/** Answers how its orders follow their payments. */
export function registerCredit(service: Service, ctx: CreditContext): PaymentSubject {
  bindTopUp(service, ctx);
  bindOrders(service, ctx);
  bindHistory(service, ctx);
  return { follow: (tx, facts) => settleOrder(tx, ctx, facts), returned: (tx, payment, sent) => confirmRefund(tx, ctx, payment, sent) };
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
      orderedBy: session.accountId,
      businessName: session.vendor.businessName,
      credits: body.credits,
      expectedTotalIdr: body.expected_total_idr,
      appData: body.app_data ?? null,
      utm: utmOf(request),
      language,
      backTo: (path) => ctx.addresses.back(request, path),
      idempotencyKey,
    });
    return { data: { order: presentOrder(order, null), payment: { id: payment.id, payment_url: payment.url } } };
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
    const nameOf = await namesOf(db, session.accountId, orders);
    return {
      data: orders.map((order) => ({
        order: presentOrder(order, nameOf(order.orderedBy), opened.get(order.id)?.refunded),
        payment: presentPayment(opened.get(order.id)),
      })),
      meta: { page: query.page, limit: query.limit, total },
    };
  });
  serve(contract.getOrder, async ({ session, params }) => {
    const order = (await findOwnOrder(db, session.vendor.id, params.id)) ?? refuseWith('request.not_found');
    const opened = await payments.openedFor(db, 'credit_order', [order.id]);
    const nameOf = await namesOf(db, session.accountId, [order]);
    return {
      data: {
        order: presentOrder(order, nameOf(order.orderedBy), opened.get(order.id)?.refunded),
        payment: presentPayment(opened.get(order.id)),
      },
    };
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
    const orders = await paidOrders(db, session.vendor.id);
    const nameOf = await namesOf(db, session.accountId, [...orders.values()]);
    const shown = rows.slice(offsetOf(query), offsetOf(query) + limit);
    return {
      data: shown.map((row) => presentMovement(row, nameOf(orders.get(row.sourceId ?? '')?.orderedBy ?? null))),
      meta: { page, limit, total: rows.length, totals: { in: inIdr, out: outIdr, balance: balanceIdr } },
    };
  });
  serve(contract.creditHistoryCsv, async ({ session, query, language, reply }) => {
    const { rows } = await readHistory(db, session.vendor.id, query);
    const orders = await paidOrders(db, session.vendor.id);
    return reply
      .header('content-disposition', csvNamed('credit-history', session.vendor.slug, query.start_date, query.end_date))
      .send(await historyCsv(rows, orders, language));
  });
}

/** Who made these orders, to someone else of the team. */
const namesOf = (db: Connection, reader: number, orders: readonly Pick<CreditOrder, 'orderedBy'>[]) =>
  namesBeside(
    db,
    reader,
    orders.map(({ orderedBy }) => orderedBy),
  );

const presentPayment = (payment: { readonly id: string; readonly url: string } | undefined): { id: string; payment_url: string } | null =>
  payment ? { id: payment.id, payment_url: payment.url } : null;
