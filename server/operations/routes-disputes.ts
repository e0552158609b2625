import * as contract from '../../contract/operations.ts';
import { offsetOf } from '../../core/paging.ts';
import { countDisputes, staffDisputes } from '../ads/api.ts';
import type { Service } from '../kit/serve.ts';
import type { OperationsContext } from './context.ts';
import { decideClickDispute } from './decide-dispute.ts';
import { namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { presentDispute } from './present.ts';
import { waitingFor } from './present-proposal.ts';

/** The figures of a click are answered with its dispute: an operator decides by them and by nothing else. */
export function bindDisputes({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.listDisputes, async ({ session, language, query: { status, page, limit } }) => {
    const [disputes, { count }] = await Promise.all([
      staffDisputes(db, status, { limit, offset: offsetOf({ page, limit }) }),
      countDisputes(db, status),
    ]);
    const names = await namesFor(db, language, {
      vendors: disputes.map(({ vendorId }) => vendorId),
      operators: disputes.map(({ decision }) => decision?.by ?? null),
    });
    const subjects = disputes.map(({ clickId }) => `click:${clickId}`);
    const waiting = await waitingFor(db, { session, language }, subjects, ctx.clock.now());
    return { data: disputes.map(presentDispute(names, waiting, language)), meta: { page, limit, total: count } };
  });
  serve(contract.decideDispute, async (call) => ({
    data: await decideClickDispute(ctx, operatorOf(call), { clickId: call.params.id, ...call.body, idempotencyKey: call.idempotencyKey }),
  }));
}
