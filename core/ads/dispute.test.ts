import { describe, expect, test } from 'vitest';
import { checkDispute, type DisputableClick } from './dispute.ts';
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
