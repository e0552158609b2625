import { accept, type Outcome, refuse } from '../outcome.ts';
import { cleanText, type TextRefusal } from '../text.ts';
import { dayMs } from '../time.ts';
import type { AdRules } from './rules.ts';

export type DisputeRefusal = 'ads.dispute_not_charged' | 'ads.dispute_already' | 'ads.dispute_too_late';

/** What decides whether a click can be disputed. `clickedAt` is in epoch milliseconds. */
export type DisputableClick = {
  readonly outcome: 'charged' | 'free' | 'invalid';
  readonly clickedAt: number;
  readonly isDisputed: boolean;
};

/**
 * Whether a vendor may dispute a click at `now`: it was charged, nobody disputed it before (a decision is final), and it is at most
 * 30 days old. (product 4, Clicked)
 */
export function checkDispute(
  { outcome, clickedAt, isDisputed }: DisputableClick,
  now: number,
  { disputeWindowMs }: Pick<AdRules, 'disputeWindowMs'>,
): Outcome<'disputable', DisputeRefusal> {
  if (outcome !== 'charged') return refuse({ code: 'ads.dispute_not_charged' });
  if (isDisputed) return refuse({ code: 'ads.dispute_already' });
  if (now - clickedAt > disputeWindowMs) return refuse({ code: 'ads.dispute_too_late', params: { days: disputeWindowMs / dayMs } });
  return accept('disputable');
}

/** What is wrong with a click is told in a few sentences; counted in code points. */
export const disputeReasonLengthMax = 500;

export type DisputeReasonRefusal = 'ads.reason_required' | 'request.too_long' | 'request.invalid';

const reasonRefusals: Readonly<Record<TextRefusal, DisputeReasonRefusal>> = {
  'text.required': 'ads.reason_required',
  'text.too_long': 'request.too_long',
  'text.forbidden_characters': 'request.invalid',
};

/** The reason a vendor gives, cleaned: some text, at most 500 characters, several lines allowed. (reliability S28) */
export function checkDisputeReason(raw: string): Outcome<string, DisputeReasonRefusal> {
  const cleaned = cleanText(raw, { field: 'reason', maxLength: disputeReasonLengthMax });
  if (cleaned.ok) return cleaned;
  const [first] = cleaned.refusals;
  return refuse({ ...first, code: reasonRefusals[first.code] });
}
