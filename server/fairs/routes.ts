import * as contract from '../../contract/fairs.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { offsetOf } from '../../core/paging.ts';
import { businessDayOf } from '../../core/time.ts';
import { statusOfVendor } from '../catalogue/api.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { FairsContext } from './context.ts';
import { createFair, amendFair, presentFair, presentFairs, putVendor, removeVendor } from './keep-fairs.ts';
import { fairsOfVendor, findFairs } from './store.ts';

/** Binds the calls of fairs: those of vendors' profiles, and those of operators. */
export function registerFairs({ serve }: Service, ctx: FairsContext): void {
  const today = () => businessDayOf(ctx.clock.now());
  serve(contract.vendorEvents, async ({ params }) => {
    const [status, fairs] = await Promise.all([statusOfVendor(ctx.db, params.id), fairsOfVendor(ctx.db, params.id, today())]);
    if (status !== vendorPublished) return refuseWith('request.not_found');
    return { data: fairs.map((fair) => ({ ...presentFair(fair), kind: 'fair' as const, stand: fair.stand })) };
  });
  serve(contract.listFairs, async ({ query: { when, page, limit } }) => {
    const { rows, total } = await findFairs(ctx.db, { when, today: today(), limit, offset: offsetOf({ page, limit }) });
    return { data: await presentFairs(ctx.db, rows), meta: { page, limit, total } };
  });
  const keeper = ({ session, request }: { session: { accountId: number }; request: { ip: string } }) => ({
    accountId: session.accountId,
    address: request.ip,
  });
  serve(contract.addFair, async (call) => ({ data: await createFair(ctx, keeper(call), call.body) }));
  serve(contract.changeFair, async (call) => ({ data: await amendFair(ctx, keeper(call), call.params.id, call.body) }));
  serve(contract.putFairVendor, async (call) => ({
    data: await putVendor(ctx, keeper(call), call.params.id, call.params.vendorId, call.body.stand),
  }));
  serve(contract.removeFairVendor, async (call) => ({
    data: await removeVendor(ctx, keeper(call), call.params.id, call.params.vendorId),
  }));
}
