/** What can have happened to a payment, in the order in which it does when it happens at once. */
export const caseSteps = [
  'opened',
  'failed',
  'expired',
  'paid',
  'refund_asked',
  'refund_refused',
  'refund_approved',
  'paid_late',
  'paid_twice',
  'refund_sent',
] as const;
type CaseStep = (typeof caseSteps)[number];

/** One step of it. `at` is epoch milliseconds; `by` the account of an operator. */
export interface CaseEntry {
  readonly at: number;
  readonly step: CaseStep;
  readonly note: string | null;
  readonly by: number | null;
}

/** What is known of a payment and of its refund. Instants are epoch milliseconds. */
export interface PaymentFacts {
  readonly createdAt: number;
  /** When an attempt to pay first failed; whether one did later is not kept. */
  readonly failedAt: number | null;
  readonly paidAt: number | null;
  readonly status: 'pending' | 'failed' | 'expired' | 'paid' | 'refunded';
  readonly expiresAt: number;
  /** Money that is the payer's again. */
  readonly owed: {
    readonly reason: 'paid_after_expiry' | 'paid_twice' | 'given_back';
    readonly since: number;
    readonly sent: { readonly at: number; readonly by: number | null; readonly reference: string | null } | null;
  } | null;
  /** A refund that was asked for. */
  readonly asked: {
    readonly at: number;
    readonly by: number;
    readonly reason: string;
    readonly refused: { readonly at: number; readonly by: number | null; readonly reason: string | null } | null;
  } | null;
}

const owedSteps = { paid_after_expiry: 'paid_late', paid_twice: 'paid_twice', given_back: 'refund_approved' } as const;

/** Everything that became of a payment, oldest first. */
export function timelineOf({ createdAt, failedAt, paidAt, status, expiresAt, owed, asked }: PaymentFacts): readonly CaseEntry[] {
  const entry = (step: CaseStep, at: number, note: string | null = null, by: number | null = null): CaseEntry => ({ at, step, note, by });
  const isExpired = status === 'expired' || owed?.reason === 'paid_after_expiry';
  const steps = [
    entry('opened', createdAt),
    ...(failedAt === null ? [] : [entry('failed', failedAt)]),
    // A gateway may close a payment before its time; money that was late came after that.
    ...(isExpired ? [entry('expired', Math.min(expiresAt, paidAt ?? expiresAt))] : []),
    ...(paidAt === null ? [] : [entry('paid', paidAt)]),
    ...(asked === null ? [] : [entry('refund_asked', asked.at, asked.reason, asked.by)]),
    ...(asked?.refused ? [entry('refund_refused', asked.refused.at, asked.refused.reason, asked.refused.by)] : []),
    ...(owed === null ? [] : [entry(owedSteps[owed.reason], owed.since)]),
    ...(owed?.sent ? [entry('refund_sent', owed.sent.at, owed.sent.reference, owed.sent.by)] : []),
  ];
  // Steps of one moment stay in the order above.
  return steps.toSorted((one, other) => one.at - other.at);
}
