import type { AuditAction } from '../../core/operations/audit.ts';
import type { Permission } from '../../contract/endpoint.ts';
import { type ActKind, acts, checkSecond, checkWithdrawal, permissionsToDecide } from '../../core/operations/proposal.ts';
import { isRelated, operatorRightsOf, relatedAmong } from '../identity/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { creditAdjustment } from './adjust-credit.ts';
import type { Operator, OperationsContext } from './context.ts';
import { clickRefund } from './decide-dispute.ts';
import { refundReturned } from './finance.ts';
import { operatorRights, relationEnded } from './operator-rights.ts';
import { payoutFailed, payoutPaid, payoutReturned, payoutStart, payoutUndo } from './payouts.ts';
import { assertUnrelatedToAll, noteOutcome, type Performer } from './propose.ts';
import { closeProposal, findProposal, lockProposal, oneAfterTheOther, type Proposal } from './proposals-store.ts';
import { reasonOf } from './reason.ts';
import { instalmentRefund } from './refund-instalment.ts';
import { settingChange } from './change-setting.ts';
import { vendorStatus } from './vendors.ts';

/** Every kind of act and how it is done. */
const performers: Readonly<Record<ActKind, Performer>> = {
  adjustment: creditAdjustment,
  click_refund: clickRefund,
  payout_start: payoutStart,
  payout_undo: payoutUndo,
  payout_paid: payoutPaid,
  payout_failed: payoutFailed,
  payout_returned: payoutReturned,
  instalment_refund: instalmentRefund,
  refund_returned: refundReturned,
  vendor_status: vendorStatus,
  operator_rights: operatorRights,
  relation_ended: relationEnded,
  setting_change: settingChange,
};

export interface Verdict {
  readonly id: string;
  readonly verdict: 'approved' | 'refused';
  readonly reason: string;
}

/** Which permissions are needed to decide a proposal. */
export const neededFor = ({ kind, terms }: Pick<Proposal, 'kind' | 'terms'>): readonly string[] =>
  permissionsToDecide(
    kind,
    String(terms['permissions'] ?? '')
      .split(',')
      .filter(Boolean),
  );

/**
 * The second person's word. Anyone who asked cannot say it, nor who is related to anyone it is about; of several who do at once one does. What it
 * is on is looked at again under its lock: when that has moved, the proposal is closed and nothing is done.
 */
export async function decideProposal(
  ctx: OperationsContext,
  operator: Operator,
  permissions: readonly Permission[],
  { id, verdict, reason: raw }: Verdict,
): Promise<Proposal> {
  const reason = verdict === 'refused' || raw.trim() !== '' ? reasonOf(raw, 'proposal') : null;
  const known = (await findProposal(ctx.db, id)) ?? refuseWith('request.not_found');
  const performer = performers[known.kind];
  const held: readonly string[] = permissions;
  if (!neededFor(known).every((permission) => held.includes(permission))) refuseWith('identity.forbidden');
  await assertUnrelatedToAll(ctx, operator, known.concerns, performer.action);
  const decided = await inTransaction(ctx.db, async (tx) => {
    await oneAfterTheOther(tx);
    const proposal = (await lockProposal(tx, id)) ?? refuseWith('request.not_found');
    const now = ctx.clock.now();
    const allowed = checkSecond(proposal, operator.accountId, now);
    if (!allowed.ok) throw new Refused(allowed.refusals);
    // Two accounts of one person are no two people.
    if (await isRelated(tx, operator.accountId, proposal.askedBy)) refuseWith('operations.own_request');
    const by = { by: operator.accountId, at: now, reason };
    if (verdict === 'refused') return closed(tx, operator, 'proposals.refused', await closeProposal(tx, id, { ...by, status: 'refused' }));
    if (!(await askerStands(tx, proposal)) || !(await stands(tx, ctx, performer, proposal)))
      return closed(tx, operator, 'proposals.moved_on', await closeProposal(tx, id, { ...by, status: 'moved_on' }));
    const done = await closeProposal(tx, id, { ...by, status: 'done' });
    await performed(tx, ctx, operator, performer, proposal);
    return closed(tx, operator, 'proposals.approved', done);
  });
  return decided.status === 'moved_on' ? refuseWith('operations.facts_changed') : decided;
}

/** Whether what it was asked on is still so; what cannot be done at all any more has moved as well. */
async function stands(tx: Tx, ctx: OperationsContext, performer: Performer, proposal: Proposal): Promise<boolean> {
  try {
    return (await performer.ground(tx, ctx, proposal)).ground === proposal.ground;
  } catch (fault) {
    if (fault instanceof Refused) return false;
    throw fault;
  }
}

/** Whether who asked on the screen could still ask: neither disabled nor without the permission by now, nor found to be related to anyone it is about. */
async function askerStands(tx: Tx, { kind, askedBy, concerns }: Proposal): Promise<boolean> {
  const rights = await operatorRightsOf(tx, askedBy);
  const { permission } = acts[kind];
  if (rights === null || permission === null) return rights !== null;
  return rights.includes(permission) && (await relatedAmong(tx, askedBy, concerns)).size === 0;
}

/** Does it. What is refused is what was asked for: who decides has no field of it. */
async function performed(tx: Tx, ctx: OperationsContext, operator: Operator, performer: Performer, proposal: Proposal): Promise<void> {
  try {
    await performer.perform(tx, ctx, operator, proposal);
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    const [{ code, params }] = fault.refusals;
    refuseWith(code, params && { params });
  }
}

async function closed(tx: Tx, operator: Operator, action: AuditAction, proposal: Proposal): Promise<Proposal> {
  await noteOutcome(tx, operator, proposal, action, proposal.decision?.reason ?? null);
  return proposal;
}

/** Anyone who asked takes it back. */
export async function withdrawProposal(ctx: OperationsContext, operator: Operator, id: string): Promise<Proposal> {
  return inTransaction(ctx.db, async (tx) => {
    const proposal = (await lockProposal(tx, id)) ?? refuseWith('request.not_found');
    const allowed = checkWithdrawal(proposal, operator.accountId);
    if (!allowed.ok) throw new Refused(allowed.refusals);
    const withdrawn = await closeProposal(tx, id, { status: 'withdrawn', by: operator.accountId, at: ctx.clock.now(), reason: null });
    await noteOutcome(tx, operator, withdrawn, 'proposals.withdrawn');
    return withdrawn;
  });
}
