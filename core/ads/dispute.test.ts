import { describe, expect, test } from 'vitest';
import { checkDispute, checkDisputeReason, type DisputableClick } from './dispute.ts';
import { defaultAdRules as rules } from './rules.ts';

const clickedAt = 1_800_000_000_000;
const thirtyDays = 30 * 86_400_000;
const check = (change: Partial<DisputableClick> = {}, now = clickedAt) =>
  checkDispute({ outcome: 'charged', clickedAt, isDisputed: false, ...change }, now, rules);

describe('a click can be disputed', () => {
  test('when it was charged', () => expect(check().ok).toBe(true));
  test('until it is thirty days old', () => {
    expect(check({}, clickedAt + thirtyDays).ok).toBe(true);
    expect(check({}, clickedAt + thirtyDays + 1)).toEqual({
      ok: false,
      refusals: [{ code: 'ads.dispute_too_late', params: { days: 30 } }],
    });
  });
  test.each(['free', 'invalid'] as const)('not when it was %s', (outcome) =>
    expect(check({ outcome })).toEqual({ ok: false, refusals: [{ code: 'ads.dispute_not_charged' }] }),
  );
  test('not twice', () => expect(check({ isDisputed: true })).toEqual({ ok: false, refusals: [{ code: 'ads.dispute_already' }] }));
});

describe('the reason of a dispute', () => {
  test('is cleaned and may have several lines', () =>
    expect(checkDisputeReason('  that was me\r\n and my team ')).toEqual({ ok: true, value: 'that was me\n and my team' }));
  test('has at most 500 characters, counted as people count them', () => {
    expect(checkDisputeReason('🌸'.repeat(500)).ok).toBe(true);
    expect(checkDisputeReason('🌸'.repeat(501))).toMatchObject({ refusals: [{ code: 'request.too_long', field: 'reason' }] });
  });
  test.each(['', ' \n '])('cannot be empty', (raw) =>
    expect(checkDisputeReason(raw)).toEqual({ ok: false, refusals: [{ code: 'ads.reason_required', field: 'reason' }] }),
  );
  test('has no control characters', () =>
    expect(checkDisputeReason('me\u202Eem')).toMatchObject({ refusals: [{ code: 'request.invalid' }] }));
});
