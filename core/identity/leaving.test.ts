import { describe, expect, test } from 'vitest';
import { eraseAt, type Ties, tiesThatHold } from './leaving.ts';

const free: Ties = {
  hasPayoutUnderWay: false,
  earningsIdr: 0,
  hasRefundOpen: false,
  hasRunningQuotation: false,
  hasMeetingAhead: false,
  hasAgreementInReview: false,
  hasTeam: false,
};

test('an account is erased fourteen days after it was asked to go (decision 0059)', () =>
  expect(new Date(eraseAt(Date.parse('2026-11-23T10:00:00Z'))).toISOString()).toBe('2026-12-07T10:00:00.000Z'));

describe('an account stays while', () => {
  test.each<[string, Partial<Ties>, string]>([
    ['a payout is under way', { hasPayoutUnderWay: true }, 'identity.payout_under_way'],
    ['a refund is open', { hasRefundOpen: true }, 'identity.refund_open'],
    ['a quotation is running', { hasRunningQuotation: true }, 'identity.quotation_running'],
    ['one Rupiah of earnings is left', { earningsIdr: 1 }, 'identity.earnings_left'],
    ['its agreement is in review', { hasAgreementInReview: true }, 'identity.agreement_in_review'],
    ['other people work in its team', { hasTeam: true }, 'identity.team_left'],
    ['a meeting is ahead', { hasMeetingAhead: true }, 'identity.meeting_ahead'],
  ])('%s', (_, ties, code) => expect(tiesThatHold({ ...free, ...ties })).toEqual([code]));
  test('and may go when nothing holds it, also with a debt', () => {
    expect(tiesThatHold(free)).toEqual([]);
    expect(tiesThatHold({ ...free, earningsIdr: -1 })).toEqual([]);
  });
  test('what has to be settled first is said first', () =>
    expect(tiesThatHold({ ...free, hasMeetingAhead: true, earningsIdr: 5, hasRefundOpen: true })).toEqual([
      'identity.refund_open',
      'identity.earnings_left',
      'identity.meeting_ahead',
    ]));
});
