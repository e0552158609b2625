import type { PaidInstalment as PaidInstalmentAnswer } from '../../contract/instalment-refunds.ts';
import * as contract from '../../contract/instalment-refunds.ts';
import { acts } from '../../core/operations/proposal.ts';
import { offsetOf } from '../../core/paging.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import type { Service } from '../kit/serve.ts';
import { type PaidInstalment, paidInstalmentIds, paidInstalments } from '../quotations/api.ts';
import type { OperationsContext } from './context.ts';
import { namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { presentProposals, type Reader, waitingFor } from './present-proposal.ts';
import { refundInstalment } from './refund-instalment.ts';

/** Only instalments that are paid can be refunded; beyond `alone_max` a second operator has to agree. */
export function bindInstalments({ serve }: Service, ctx: OperationsContext): void {
  const { db, clock, limits } = ctx;
  serve(contract.listPaidInstalments, async ({ session, language, query: { search, page, limit } }) => {
    const { ids, total } = await paidInstalmentIds(db, { search: search.trim() }, { limit, offset: offsetOf({ page, limit }) });
    const instalments = await paidInstalments(db, ids);
    return {
      data: await presented(ctx, instalments, { session, language }),
      meta: { page, limit, total, alone_max: limits[acts.instalment_refund.allowance] },
    };
  });
  serve(contract.refundInstalment, async (call) => {
    const asked = { id: call.params.id, reason: call.body.reason, idempotencyKey: call.idempotencyKey };
    const [data] = await presentProposals(db, call, [await refundInstalment(ctx, operatorOf(call), asked)], clock.now());
    if (data === undefined) throw new RangeError('one refund is presented as one');
    return { data };
  });
}

async function presented(
  { db, clock }: OperationsContext,
  instalments: readonly PaidInstalment[],
  reader: Reader,
): Promise<PaidInstalmentAnswer[]> {
  const [names, waiting] = await Promise.all([
    namesFor(db, reader.language, {
      vendors: instalments.map(({ vendorId }) => vendorId),
      couples: instalments.map(({ coupleId }) => coupleId),
    }),
    waitingFor(
      db,
      reader,
      instalments.map(({ id }) => `instalment:${id}`),
      clock.now(),
    ),
  ]);
  return instalments.map((instalment) => ({
    id: instalment.id,
    quotation_number: instalment.number,
    label: instalmentName(instalment.label, reader.language),
    vendor: names.vendor(instalment.vendorId),
    couple: names.couple(instalment.coupleId),
    amount: instalment.amountIdr,
    fee: instalment.feeIdr,
    paid_at: new Date(instalment.paidAt).toISOString(),
    status: instalment.state,
    proposal: waiting.get(`instalment:${instalment.id}`) ?? null,
  }));
}
