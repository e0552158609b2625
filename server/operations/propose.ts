// Proposal, approval, effect: how operators change anything that moves money or grants permissions. (decision 0045)
import type { AuditAction } from '../../core/operations/audit.ts';
import type { Idr } from '../../core/money.ts';
import { type ActKind, acts, needsSecond, proposalLifeMs, type Weight } from '../../core/operations/proposal.ts';
import { businessDayOf } from '../../core/time.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import {
  doneAlone,
  expireAbout,
  findByKey,
  insertProposal,
  oneAfterTheOther,
  type Proposal,
  type Terms,
  waitingAbout,
} from './proposals-store.ts';
import { assertUnrelated } from './unrelated.ts';

/** What one operator wants to do. */
export interface Asked {
  /** What it is about, `kind:id`. Of two proposals about the same thing one waits. */
  readonly subject: string;
  readonly vendorId: number | null;
  readonly amountIdr: Idr | null;
  /** Accounts it is about: anyone who is related to one of them neither asks nor decides. */
  readonly concerns: readonly number[];
  readonly terms: Terms;
  readonly reason: string | null;
  readonly idempotencyKey: string | null;
}
export type Deed = Pick<Proposal, 'id' | 'askedBy'> & Omit<Asked, 'idempotencyKey'>;

interface Ground {
  readonly ground: string;
  readonly weight: Weight;
  /** It waits for a second person whatever it weighs. */
  readonly takesTwo?: boolean;
}

/** How one kind of act is done. */
export interface Performer {
  readonly kind: ActKind;
  /** What the audit log calls it when it is refused. */
  readonly action: AuditAction;
  /**
   * Locks what it is about and says what it is on (amount, state, version) and what it weighs. Refuses what cannot be done at all. The same
   * ground is found by the second person, or nothing is done.
   */
  ground(tx: Tx, ctx: OperationsContext, asked: Omit<Asked, 'idempotencyKey'>): Promise<Ground>;
  /** The effect, under the locks of `ground`, once. `operator` said the last word. */
  perform(tx: Tx, ctx: OperationsContext, operator: Operator, deed: Deed): Promise<void>;
}

/** Everyone who must stay away from an act does. Outside any transaction, so that the note of a refused attempt stays. */
export async function assertUnrelatedToAll(
  ctx: OperationsContext,
  operator: Operator,
  accountIds: readonly number[],
  action: AuditAction,
): Promise<void> {
  for (const accountId of accountIds) await assertUnrelated(ctx, operator, accountId, action);
}

/**
 * Does an act on this operator's word, or lets it wait for a second person. Which of both is decided under one lock from what was done alone on
 * this day. The same key again is the same proposal. Refuses with `operations.already_waiting`.
 */
export async function proposeAct(ctx: OperationsContext, performer: Performer, operator: Operator, asked: Asked): Promise<Proposal> {
  await assertUnrelatedToAll(ctx, operator, asked.concerns, performer.action);
  return inTransaction(ctx.db, async (tx) => {
    await oneAfterTheOther(tx);
    const before = await findByKey(tx, operator.accountId, performer.kind, asked.idempotencyKey);
    if (before) return before;
    const { allowance } = acts[performer.kind];
    const now = ctx.clock.now();
    await expireAbout(tx, asked.subject, now);
    if ((await waitingAbout(tx, [asked.subject], now)).size > 0) refuseWith('operations.already_waiting');
    const { ground, weight, takesTwo = false } = await performer.ground(tx, ctx, asked);
    const alone = await doneAlone(tx, { operatorId: operator.accountId, vendorId: asked.vendorId, allowance, day: businessDayOf(now) });
    const proposal = await insertProposal(tx, {
      ...asked,
      kind: performer.kind,
      allowance,
      ground,
      weight: weight === 'always' ? 1 : weight,
      limitThen: ctx.limits[allowance],
      needsSecond: takesTwo || needsSecond(weight, alone, ctx.limits[allowance]),
      askedBy: operator.accountId,
      askedAt: now,
      expiresAt: now + proposalLifeMs,
    });
    if (proposal.needsSecond) await noteOutcome(tx, operator, proposal, 'proposals.asked');
    else await performer.perform(tx, ctx, operator, proposal);
    return proposal;
  });
}

/** Writes down what became of a proposal. */
export const noteOutcome = (tx: Tx, operator: Operator, proposal: Proposal, action: AuditAction, reason = proposal.reason): Promise<void> =>
  noteDone(tx, operator, action, proposal.subject, {
    proposal: proposal.id,
    act: proposal.kind,
    ...(proposal.vendorId !== null && { vendor: proposal.vendorId }),
    ...(proposal.amountIdr !== null && { amountIdr: proposal.amountIdr }),
    ...(reason !== null && { reason }),
  });
