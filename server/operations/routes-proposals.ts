import * as contract from '../../contract/proposals.ts';
import { type ActKind, actKinds, acts, type ProposalStatus } from '../../core/operations/proposal.ts';
import { offsetOf } from '../../core/paging.ts';
import type { Permission } from '../../contract/endpoint.ts';
import type { Service } from '../kit/serve.ts';
import { decideProposal, withdrawProposal } from './decide-proposal.ts';
import type { OperationsContext } from './context.ts';
import { operatorOf } from './operator.ts';
import { presentProposals, type Reader } from './present-proposal.ts';
import { countProposals, listProposals, type Proposal, type ProposalFilter } from './proposals-store.ts';

/** What an operator may read of: what it has the permission for, and what takes no permission of its own. */
export const kindsFor = (permissions: readonly Permission[]): ActKind[] =>
  actKinds.filter((kind) => {
    const { permission } = acts[kind];
    return permission === null || permissions.includes(permission);
  });

const closedStatuses: readonly ProposalStatus[] = ['done', 'refused', 'withdrawn', 'moved_on', 'expired'];

/** Operators see proposals of the kinds their permissions are about; a kind they cannot decide is not there for them. */
export function bindProposals({ serve }: Service, ctx: OperationsContext): void {
  const { db, clock } = ctx;
  const presentOne = async (reader: Reader, proposal: Proposal) => {
    const [data] = await presentProposals(db, reader, [proposal], clock.now());
    if (data === undefined) throw new RangeError('one proposal is presented as one');
    return { data };
  };
  serve(contract.listProposals, async ({ session, language, query: { status, page, limit } }) => {
    const filter: ProposalFilter = {
      kinds: kindsFor(session.permissions),
      statuses: status === 'closed' ? closedStatuses : ['waiting'],
      needsSecond: true,
      askedBy: status === 'mine' ? session.accountId : undefined,
      now: clock.now(),
    };
    const [proposals, { count }] = await Promise.all([
      listProposals(db, filter, { limit, offset: offsetOf({ page, limit }) }),
      countProposals(db, filter),
    ]);
    return { data: await presentProposals(db, { session, language }, proposals, clock.now()), meta: { page, limit, total: count } };
  });
  serve(contract.decideProposal, async (call) => {
    const decided = await decideProposal(ctx, operatorOf(call), call.session.permissions, { id: call.params.id, ...call.body });
    return presentOne(call, decided);
  });
  serve(contract.withdrawProposal, async (call) => presentOne(call, await withdrawProposal(ctx, operatorOf(call), call.params.id)));
}
