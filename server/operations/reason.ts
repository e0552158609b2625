import type { Outcome } from '../../core/outcome.ts';
import { checkReason, type ReasonedDecision, type ReasonRefusal } from '../../core/operations/reason.ts';
import { Refused } from '../kit/refused.ts';
import { keptReason } from '../../texts/stock-reasons.ts';

/** The reason for a decision as it is kept, by code when it is one from the list; refuses when there is none, or too little of it. */
export const reasonOf = (raw: string, decision: ReasonedDecision, field?: string): string =>
  keptReason(kept(checkReason(raw, decision, field)), decision);

/** What was checked, or the refusal. */
export function kept(given: Outcome<string, ReasonRefusal>): string {
  if (!given.ok) throw new Refused(given.refusals);
  return given.value;
}
