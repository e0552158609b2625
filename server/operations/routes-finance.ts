import * as contract from '../../contract/operations-finance.ts';
import { offsetOf } from '../../core/paging.ts';
import { refundAccountsOf } from '../bank-accounts/api.ts';
import { accountNames } from '../identity/api.ts';
import type { Service } from '../kit/serve.ts';
import { countPaymentAlerts, countRefundTasks, paymentAlerts, refundTasks } from '../payments/api.ts';
import type { OperationsContext } from './context.ts';
import { answerPaymentAlert, markReturned, revealRefundNumber } from './finance.ts';
import { namesFor, originsOf } from './names.ts';
import { operatorOf } from './operator.ts';
import { presentAlert, presentRefund } from './present.ts';
import { waitingFor } from './present-proposal.ts';

/** Refunds that a person has to send, and messages of the gateway that fit no payment. */
export function bindFinance({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.listRefunds, async ({ session, language, query: { status, page, limit } }) => {
    const [tasks, { count }] = await Promise.all([
      refundTasks(db, status, { limit, offset: offsetOf({ page, limit }) }),
      countRefundTasks(db, status),
    ]);
    const origins = await originsOf(
      db,
      tasks.map(({ subject }) => subject),
    );
    const names = await namesFor(db, language, {
      vendors: [...origins.values()].map(({ vendorId }) => vendorId),
      operators: tasks.map(({ returned }) => returned?.by ?? null),
    });
    const subjects = tasks.map(({ paymentId }) => `payment:${paymentId}`);
    const payerIds = tasks.map(({ accountId }) => accountId);
    const [payers, accounts, waiting] = await Promise.all([
      accountNames(db, payerIds),
      refundAccountsOf(db, payerIds),
      waitingFor(db, { session, language }, subjects, ctx.clock.now()),
    ]);
    return { data: tasks.map(presentRefund({ names, language, origins, payers, waiting, accounts })), meta: { page, limit, total: count } };
  });
  serve(contract.revealRefundNumber, async (call) => ({
    data: { account_number: await revealRefundNumber(ctx, operatorOf(call), call.params.id) },
  }));
  serve(contract.markReturned, async (call) => ({
    data: await markReturned(ctx, operatorOf(call), call.params.id, { ...call.body, idempotencyKey: call.idempotencyKey }),
  }));
  serve(contract.listPaymentAlerts, async ({ language, query: { status, page, limit } }) => {
    const [alerts, { count }] = await Promise.all([
      paymentAlerts(db, status, { limit, offset: offsetOf({ page, limit }) }),
      countPaymentAlerts(db, status),
    ]);
    const origins = await originsOf(
      db,
      alerts.map(({ subject }) => subject),
    );
    const names = await namesFor(db, language, {
      vendors: [...origins.values()].map(({ vendorId }) => vendorId),
      operators: alerts.map(({ answer }) => answer?.by ?? null),
    });
    return { data: alerts.map(presentAlert(names, origins)), meta: { page, limit, total: count } };
  });
  serve(contract.answerPaymentAlert, (call) => answerPaymentAlert(ctx, operatorOf(call), call.params.id, call.body.reason));
}
