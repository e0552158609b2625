import type { PaidInstalment as PaidInstalmentAnswer } from '../../contract/instalment-refunds.ts';
import * as contract from '../../contract/instalment-refunds.ts';
import { offsetOf } from '../../core/paging.ts';
import { accountNames } from '../identity/api.ts';
import type { Service } from '../kit/serve.ts';
import { type InstalmentRefund, type PaidInstalment, paidInstalmentIds, paidInstalments } from '../quotations/api.ts';
import type { OperationsContext } from './context.ts';
import { namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { decideInstalmentRefund, refundInstalment } from './refund-instalment.ts';

export function bindInstalments({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.listPaidInstalments, async ({ session, query: { status, search, page, limit } }) => {
    const filter = { isWaiting: status === 'waiting', search: search.trim() };
    const { ids, total } = await paidInstalmentIds(db, filter, { limit, offset: offsetOf({ page, limit }) });
    const instalments = await paidInstalments(db, ids);
    return { data: await presented(ctx, instalments, session.accountId), meta: { page, limit, total } };
  });
  serve(contract.refundInstalment, async (call) => ({
    data: await presentedRefund(
      ctx,
      await refundInstalment(ctx, operatorOf(call), call.params.id, call.body.reason),
      call.session.accountId,
    ),
  }));
  serve(contract.decideInstalmentRefund, async (call) => ({
    data: await presentedRefund(
      ctx,
      await decideInstalmentRefund(ctx, operatorOf(call), { id: call.params.id, ...call.body }),
      call.session.accountId,
    ),
  }));
}

async function presented({ db }: OperationsContext, instalments: readonly PaidInstalment[], me: number): Promise<PaidInstalmentAnswer[]> {
  const [names, couples] = await Promise.all([
    namesFor(
      db,
      instalments.map(({ vendorId }) => vendorId),
      instalments.map(({ refund }) => refund?.askedBy ?? null),
    ),
    accountNames(
      db,
      instalments.map(({ coupleId }) => coupleId),
    ),
  ]);
  return instalments.map((instalment) => ({
    id: instalment.id,
    quotation_number: instalment.number,
    label: instalment.label,
    vendor: names.vendor(instalment.vendorId),
    couple: couples.get(instalment.coupleId)?.name ?? '',
    amount: instalment.amountIdr,
    fee: instalment.feeIdr,
    paid_at: new Date(instalment.paidAt).toISOString(),
    refund: instalment.refund && presentRefund(instalment.refund, names.operator(instalment.refund.askedBy), me),
  }));
}

async function presentedRefund({ db }: OperationsContext, refund: InstalmentRefund, me: number) {
  const names = await namesFor(db, [], [refund.askedBy]);
  return presentRefund(refund, names.operator(refund.askedBy), me);
}

const presentRefund = (refund: InstalmentRefund, askedBy: string | null, me: number) => ({
  id: refund.id,
  status: refund.status,
  reason: refund.reason,
  asked_by: askedBy,
  asked_at: new Date(refund.askedAt).toISOString(),
  is_mine: refund.askedBy === me,
});
