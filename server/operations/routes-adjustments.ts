import * as contract from '../../contract/operations.ts';
import { offsetOf } from '../../core/paging.ts';
import type { Service } from '../kit/serve.ts';
import { askAdjustment, decideAdjustment } from './adjust-credit.ts';
import { type Adjustment, countAdjustments, listAdjustments } from './adjustments-store.ts';
import type { OperationsContext } from './context.ts';
import { namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { presentAdjustment } from './present.ts';

export function bindAdjustments({ serve }: Service, ctx: OperationsContext): void {
  const { db, rules } = ctx;
  const presentAll = async (adjustments: readonly Adjustment[], operatorId: number) => {
    const names = await namesFor(
      db,
      adjustments.map(({ vendorId }) => vendorId),
      adjustments.flatMap(({ askedBy, decision }) => [askedBy, decision?.by ?? null]),
    );
    return adjustments.map(presentAdjustment(names, operatorId));
  };
  const presentOne = async (adjustment: Adjustment, operatorId: number) => {
    const names = await namesFor(db, [adjustment.vendorId], [adjustment.askedBy, adjustment.decision?.by ?? null]);
    return { data: presentAdjustment(names, operatorId)(adjustment) };
  };
  serve(contract.listAdjustments, async ({ query: { status, vendor_id: vendorId, page, limit }, session }) => {
    const [adjustments, { count }] = await Promise.all([
      listAdjustments(db, { status, vendorId }, { limit, offset: offsetOf({ page, limit }) }),
      countAdjustments(db, { status, vendorId }),
    ]);
    return {
      data: await presentAll(adjustments, session.accountId),
      meta: { page, limit, total: count, alone_max: rules.aloneMaxIdr, maximum: rules.maximumIdr },
    };
  });
  serve(contract.askAdjustment, async (call) => {
    const { vendor_id: vendorId, amount, reason } = call.body;
    const asked = await askAdjustment(ctx, operatorOf(call), { vendorId, amount, reason, idempotencyKey: call.idempotencyKey });
    return presentOne(asked, call.session.accountId);
  });
  serve(contract.decideAdjustment, async (call) => {
    const decided = await decideAdjustment(ctx, operatorOf(call), { id: call.params.id, ...call.body });
    return presentOne(decided, call.session.accountId);
  });
}
