import { accept, type Outcome, refuse } from '../outcome.ts';
import { dayMs } from '../time.ts';

/**
 * What one operator's word may move in a day, added up by what it does: `credit` makes or takes advertising credit, `send` sets money on its
 * way out, `leave` says that money has left us, `back` gives a vendor back what may already be on its way, `status` changes what vendors may do.
 * Each step of the same money has its own, so that a day's honest work is not counted twice.
 */
export const allowances = ['credit', 'send', 'leave', 'back', 'status'] as const;
export type Allowance = (typeof allowances)[number];
/** Up to here one person's word is enough on one day: of one operator over all vendors, and for one vendor from all operators. */
export type AllowanceLimits = Readonly<Record<Allowance, number>>;
/** Whole Rupiah; of statuses, how many. */
export const defaultAllowanceLimits: AllowanceLimits = {
  credit: 5_000_000,
  send: 50_000_000,
  leave: 50_000_000,
  back: 50_000_000,
  status: 10,
};

/** Everything an operator does that moves or releases money or rights, and which permission it takes. */
export const acts = {
  adjustment: { allowance: 'credit', permission: 'finance' },
  click_refund: { allowance: 'credit', permission: 'support' },
  payout_start: { allowance: 'send', permission: 'finance' },
  payout_undo: { allowance: 'back', permission: 'finance' },
  payout_paid: { allowance: 'leave', permission: 'finance' },
  payout_failed: { allowance: 'back', permission: 'finance' },
  payout_returned: { allowance: 'back', permission: 'finance' },
  instalment_refund: { allowance: 'send', permission: 'finance' },
  refund_returned: { allowance: 'leave', permission: 'finance' },
  vendor_status: { allowance: 'status', permission: 'support' },
  operator_rights: { allowance: 'status', permission: null },
  relation_ended: { allowance: 'status', permission: null },
  setting_change: { allowance: 'status', permission: 'finance' },
} as const satisfies Readonly<Record<string, { allowance: Allowance; permission: 'finance' | 'support' | null }>>;
export type ActKind = keyof typeof acts;
export const actKinds = Object.keys(acts).filter((kind): kind is ActKind => kind in acts);

/** How much an act weighs: nothing when it can do no harm, `always` when it takes two whatever its amount. */
export type Weight = number | 'always';

/** What was done today on one person's word in one allowance: by this operator, and for this vendor. It never shrinks. */
export type DoneAlone = { readonly byOperator: number; readonly forVendor: number };

/**
 * Whether an act waits for a second person. What became of earlier ones (returned, failed, undone) does not matter: the sums are of what was done,
 * not of what is left of it. (reliability S63)
 */
export function needsSecond(weight: Weight, alone: DoneAlone, limit: number): boolean {
  if (weight === 'always') return true;
  return weight > 0 && weight + Math.max(alone.byOperator, alone.forVendor) > limit;
}

/** A payout that the bank may have been notified of is not returned without weight: no one can be sure that it is not sent. */
export const weightOfGivingBack = (amountIdr: number, isBankTold: boolean): number => (isBankTold ? amountIdr : 0);

/** Ending a suspension gives rights back, which takes two; every other change counts as one. */
export const weightOfStatus = (from: number): Weight => (from === 2 ? 'always' : 1);

export const proposalStatuses = ['waiting', 'done', 'refused', 'withdrawn', 'moved_on', 'expired'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Long enough for a weekend and a holiday; anyone who still wants it then asks again. */
export const proposalLifeMs = 7 * dayMs;

/** A proposal as the rules see it. `ground` is what it was made on: amount, state, version, in one line. */
export type ProposalFacts = {
  readonly kind: ActKind;
  readonly status: ProposalStatus;
  readonly askedBy: number;
  readonly expiresAt: number;
  readonly ground: string;
};

/** What is left of a proposal at an instant: one that no one decided in time waits no more. */
export const statusAt = ({ status, expiresAt }: Pick<ProposalFacts, 'status' | 'expiresAt'>, now: number): ProposalStatus =>
  status === 'waiting' && expiresAt <= now ? 'expired' : status;

export type DecisionRefusal =
  | 'operations.already_decided'
  | 'operations.proposal_withdrawn'
  | 'operations.own_request'
  | 'operations.proposal_expired';

/** Whether this operator may be the second person. */
export function checkSecond(proposal: ProposalFacts, operatorId: number, now: number): Outcome<'may decide', DecisionRefusal> {
  const status = statusAt(proposal, now);
  if (status === 'expired') return refuse({ code: 'operations.proposal_expired' });
  if (status === 'withdrawn') return refuse({ code: 'operations.proposal_withdrawn' });
  if (status !== 'waiting') return refuse({ code: 'operations.already_decided' });
  return proposal.askedBy === operatorId ? refuse({ code: 'operations.own_request' }) : accept('may decide');
}

export type WithdrawalRefusal = 'operations.already_decided' | 'operations.not_your_request';

/** Whether this operator may take a proposal back: its own, and while it waits. */
export function checkWithdrawal(
  { status, askedBy }: Pick<ProposalFacts, 'status' | 'askedBy'>,
  operatorId: number,
): Outcome<'may withdraw', WithdrawalRefusal> {
  if (askedBy !== operatorId) return refuse({ code: 'operations.not_your_request' });
  return status === 'waiting' ? accept('may withdraw') : refuse({ code: 'operations.already_decided' });
}

/** Which permissions the second person needs. No one gives a permission it does not hold. */
export function permissionsToDecide(kind: ActKind, given: readonly string[]): readonly string[] {
  const { permission } = acts[kind];
  if (permission !== null) return [permission];
  return kind === 'operator_rights' ? given : ['finance'];
}
