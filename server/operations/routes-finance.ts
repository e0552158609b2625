import * as contract from '../../contract/operations.ts';
import { offsetOf } from '../../core/paging.ts';
import type { Service } from '../kit/serve.ts';
import { countPaymentAlerts, countRefundTasks, paymentAlerts, refundTasks } from '../payments/api.ts';
import type { OperationsContext } from './context.ts';
import { answerPaymentAlert, markReturned } from './finance.ts';
import { namesFor, originsOf } from './names.ts';
import { operatorOf } from './operator.ts';
import { presentAlert, presentRefund } from './present.ts';

export function bindFinance({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.listRefunds, async ({ query: { status, page, limit } }) => {
    const [tasks, { count }] = await Promise.all([
      refundTasks(db, status, { limit, offset: offsetOf({ page, limit }) }),
      countRefundTasks(db, status),
    ]);
    const origins = await originsOf(
      db,
      tasks.map(({ subject }) => subject),
    );
    const names = await namesFor(
      db,
      [...origins.values()].map(({ vendorId }) => vendorId),
      tasks.map(({ returned }) => returned?.by ?? null),
    );
    return { data: tasks.map(presentRefund(names, origins)), meta: { page, limit, total: count } };
  });
  serve(contract.markReturned, (call) => markReturned(ctx, operatorOf(call), call.params.id, call.body.reference));
  serve(contract.listPaymentAlerts, async ({ query: { status, page, limit } }) => {
    const [alerts, { count }] = await Promise.all([
      paymentAlerts(db, status, { limit, offset: offsetOf({ page, limit }) }),
      countPaymentAlerts(db, status),
    ]);
    const origins = await originsOf(
      db,
      alerts.map(({ subject }) => subject),
    );
    const names = await namesFor(
      db,
      [...origins.values()].map(({ vendorId }) => vendorId),
      alerts.map(({ answer }) => answer?.by ?? null),
    );
    return { data: alerts.map(presentAlert(names, origins)), meta: { page, limit, total: count } };
  });
  serve(contract.answerPaymentAlert, (call) => answerPaymentAlert(ctx, operatorOf(call), call.params.id, call.body.reason));
}
