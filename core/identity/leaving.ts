import { dayMs } from '../time.ts';

/** For so many days after it was asked to go, an account can be kept; then its person is taken out. (decision 0059) */
export const leavingDays = 14;

/** From when on the person behind an account is taken out of every table; both are epoch milliseconds. */
export const eraseAt = (askedAt: number): number => askedAt + leavingDays * dayMs;

/** What keeps an account from going, in the order in which it is said. `earningsIdr` is whole Rupiah. */
export interface Ties {
  readonly hasPayoutUnderWay: boolean;
  readonly earningsIdr: number;
  readonly hasRefundOpen: boolean;
  readonly hasRunningQuotation: boolean;
  readonly hasMeetingAhead: boolean;
  readonly hasAgreementInReview: boolean;
  /** Other people work in its team. */
  readonly hasTeam: boolean;
}
export type TieRefusal =
  | 'identity.payout_under_way'
  | 'identity.earnings_left'
  | 'identity.refund_open'
  | 'identity.quotation_running'
  | 'identity.meeting_ahead'
  | 'identity.agreement_in_review'
  | 'identity.team_left';

/** Every reason why an account cannot go now, the first to be settled first; none when it can. (decision 0059) */
export function tiesThatHold(ties: Ties): readonly TieRefusal[] {
  const held: readonly (readonly [boolean, TieRefusal])[] = [
    [ties.hasPayoutUnderWay, 'identity.payout_under_way'],
    [ties.hasRefundOpen, 'identity.refund_open'],
    [ties.hasRunningQuotation, 'identity.quotation_running'],
    [ties.earningsIdr > 0, 'identity.earnings_left'],
    [ties.hasAgreementInReview, 'identity.agreement_in_review'],
    [ties.hasMeetingAhead, 'identity.meeting_ahead'],
    [ties.hasTeam, 'identity.team_left'],
  ];
  return held.filter(([holds]) => holds).map(([, code]) => code);
}
