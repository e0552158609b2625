import type { PayoutStatus } from '../payouts/payout.ts';
import type { ActKind, ProposalStatus } from './proposal.ts';

/** What can happen to a payout, in the order in which it does when it happens at once. The five in the middle are about an act that needs two people. */
export const payoutSteps = [
  'requested',
  'proposed',
  'approved',
  'refused',
  'withdrawn',
  'moved_on',
  'expired',
  'payout_start',
  'payout_undo',
  'number_shown',
  'in_file',
  'payout_paid',
  'payout_failed',
  'payout_returned',
  'cancelled',
] as const;
type PayoutStep = (typeof payoutSteps)[number];

/** What operators can do to a payout. */
export const payoutActs = ['payout_start', 'payout_undo', 'payout_paid', 'payout_failed', 'payout_returned'] as const;
export type PayoutAct = (typeof payoutActs)[number];
/** Whether an act is one on a payout. */
export const isPayoutAct = (kind: ActKind): kind is PayoutAct => payoutActs.some((one) => one === kind);

/** One step of a payout. `at` is epoch milliseconds; `by` an account: an operator's, or the vendor's own for `requested` and `cancelled`. */
export interface PayoutEntry {
  readonly at: number;
  readonly step: PayoutStep;
  /** What was proposed or decided, where the step is about a proposal. */
  readonly act: PayoutAct | null;
  readonly note: string | null;
  readonly by: number | null;
}

interface Step {
  readonly at: number;
  readonly by: number | null;
}
/** What is known of a payout, from its row, from what operators proposed and from the audit log. Instants are epoch milliseconds. */
export interface PayoutFacts {
  readonly state: PayoutStatus;
  readonly requestedAt: number;
  readonly started: Step | null;
  readonly closed: Step | null;
  readonly returned: Step | null;
  readonly reference: string | null;
  readonly failureNote: string | null;
  readonly proposals: readonly {
    readonly act: PayoutAct;
    readonly status: ProposalStatus;
    readonly needsSecond: boolean;
    readonly asked: Step;
    readonly expiresAt: number;
    readonly decision: (Step & { readonly reason: string | null }) | null;
  }[];
  /** Times at which someone saw the whole account number, or a file for the bank was made with it. */
  readonly looks: readonly (Step & { readonly file: string | null })[];
}

/** Everything that became of a payout, oldest first: what was done, who asked for it and who was the second person. */
export function payoutTimeline(facts: PayoutFacts, now: number): readonly PayoutEntry[] {
  const steps = [
    entry('requested', { at: facts.requestedAt, by: null }),
    ...facts.proposals.flatMap((proposal) => stepsOf(proposal, now)),
    ...facts.looks.map((look) => entry(look.file === null ? 'number_shown' : 'in_file', look, look.file)),
    ...actsDone(facts),
  ];
  return steps.toSorted((one, other) => one.at - other.at || payoutSteps.indexOf(one.step) - payoutSteps.indexOf(other.step));
}

const entry = (step: PayoutStep, { at, by }: Step, note: string | null = null, act: PayoutAct | null = null): PayoutEntry => ({
  at,
  step,
  act,
  note,
  by,
});

/** A proposal that waited for a second person, and how that ended. */
function stepsOf({ act, status, needsSecond, asked, expiresAt, decision }: PayoutFacts['proposals'][number], now: number): PayoutEntry[] {
  if (!needsSecond) return [];
  const proposed = entry('proposed', asked, null, act);
  if (decision === null || status === 'waiting' || status === 'expired')
    return status === 'expired' || expiresAt <= now ? [proposed, entry('expired', { at: expiresAt, by: null }, null, act)] : [proposed];
  return [proposed, entry(status === 'done' ? 'approved' : status, decision, decision.reason, act)];
}

/** What was done. A start that was withdrawn is only known from its proposal; the other acts, and who stands for them, from the payout itself. */
function actsDone({ state, started, closed, returned, reference, failureNote, proposals }: PayoutFacts): PayoutEntry[] {
  const performed = (act: PayoutAct) =>
    proposals.flatMap((one) => (one.act === act && one.status === 'done' ? [entry(act, one.decision ?? one.asked)] : []));
  const starts = performed('payout_start');
  return [
    ...(starts.length === 0 && started ? [entry('payout_start', started)] : starts),
    ...performed('payout_undo'),
    ...(closed && (state === 'paid' || state === 'returned') ? [entry('payout_paid', closed, reference)] : []),
    ...(closed && state === 'failed' ? [entry('payout_failed', closed, failureNote)] : []),
    ...(closed && state === 'cancelled' ? [entry('cancelled', closed)] : []),
    ...(returned ? [entry('payout_returned', returned, failureNote)] : []),
  ];
}
