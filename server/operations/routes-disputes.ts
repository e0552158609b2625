import * as contract from '../../contract/operations.ts';
import { offsetOf } from '../../core/paging.ts';
import { countDisputes, staffDisputes } from '../ads/api.ts';
import type { Service } from '../kit/serve.ts';
import type { OperationsContext } from './context.ts';
import { decideClickDispute } from './decide-dispute.ts';
import { namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { presentDispute } from './present.ts';

export function bindDisputes({ serve }: Service, ctx: OperationsContext): void {
  const { db } = ctx;
  serve(contract.listDisputes, async ({ query: { status, page, limit } }) => {
    const [disputes, { count }] = await Promise.all([
      staffDisputes(db, status, { limit, offset: offsetOf({ page, limit }) }),
      countDisputes(db, status),
    ]);
    const names = await namesFor(
      db,
      disputes.map(({ vendorId }) => vendorId),
      disputes.map(({ decision }) => decision?.by ?? null),
    );
    return { data: disputes.map(presentDispute(names)), meta: { page, limit, total: count } };
  });
  serve(contract.decideDispute, async (call) => ({
    data: await decideClickDispute(ctx, operatorOf(call), { clickId: call.params.id, ...call.body }),
  }));
}
