import * as contract from '../../contract/operations.ts';
import type { ProposalStatus } from '../../core/operations/proposal.ts';
import { offsetOf } from '../../core/paging.ts';
import type { Service } from '../kit/serve.ts';
import { askAdjustment } from './adjust-credit.ts';
import type { OperationsContext } from './context.ts';
import { operatorOf } from './operator.ts';
import { presentAdjustment } from './present.ts';
import { presentProposals, type Reader } from './present-proposal.ts';
import { countProposals, listProposals, type Proposal } from './proposals-store.ts';

/** An adjustment is a proposal about credit; on its page it waits, is posted, or came to nothing. */
const statusesOf: Readonly<Record<contract.Adjustment['status'], readonly ProposalStatus[]>> = {
  waiting: ['waiting'],
  posted: ['done'],
  refused: ['refused', 'withdrawn', 'moved_on', 'expired'],
};
const everyStatus: readonly ProposalStatus[] = Object.values(statusesOf).flat();

/** `alone_max` is how much, in Rupiah, one operator may post in a day without a second, `maximum` how much an adjustment may be at all. */
export function bindAdjustments({ serve }: Service, ctx: OperationsContext): void {
  const { db, rules, limits, clock } = ctx;
  const present = async (reader: Reader, adjustments: readonly Proposal[]) =>
    (await presentProposals(db, reader, adjustments, clock.now())).map(presentAdjustment);
  serve(contract.listAdjustments, async ({ query: { status, vendor_id: vendorId, page, limit }, session, language }) => {
    const statuses = status === undefined ? everyStatus : statusesOf[status];
    const filter = { kinds: ['adjustment'], statuses, vendorId, now: clock.now() } as const;
    const [adjustments, { count }] = await Promise.all([
      listProposals(db, filter, { limit, offset: offsetOf({ page, limit }) }),
      countProposals(db, filter),
    ]);
    return {
      data: await present({ session, language }, adjustments),
      meta: { page, limit, total: count, alone_max: limits.credit, maximum: rules.maximumIdr },
    };
  });
  serve(contract.askAdjustment, async (call) => {
    const { vendor_id: vendorId, amount, reason } = call.body;
    const asked = await askAdjustment(ctx, operatorOf(call), { vendorId, amount, reason, idempotencyKey: call.idempotencyKey });
    const [data] = await present(call, [asked]);
    if (data === undefined) throw new RangeError('one adjustment is presented as one');
    return { data };
  });
}
