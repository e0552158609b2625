import { dayMs } from '../time.ts';

/** How long what a vendor handed in is kept once it is no longer needed, in days. (terms 4; reliability S48) */
export const retentionRules = {
  /** A form no one has touched and that was never approved. */
  draftDays: 365,
  /** What was declined, after the decision. */
  declinedDays: 365,
  /** An approved agreement, after a newer one took its place or its vendor's account was deleted: the period of tax and company law. */
  supersededDays: 3_650,
} as const;

/** A decided submission. Instants are epoch milliseconds. */
export interface KeptVersion {
  readonly state: 'submitted' | 'approved' | 'declined';
  readonly decidedAt: number | null;
  /** Since when it is not in force: a newer version of the same vendor was approved, or the vendor's account was deleted. Null while it is. */
  readonly endedAt: number | null;
}

/** Until when a submission is kept; null while it is being reviewed or in force. */
export function keptUntil({ state, decidedAt, endedAt }: KeptVersion): number | null {
  if (state === 'declined' && decidedAt !== null) return decidedAt + retentionRules.declinedDays * dayMs;
  if (state === 'approved' && endedAt !== null) return endedAt + retentionRules.supersededDays * dayMs;
  return null;
}
