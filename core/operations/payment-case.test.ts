import { expect, test } from 'vitest';
import { timelineOf } from './payment-case.ts';

const opened = { createdAt: 1, failedAt: null, paidAt: null, status: 'pending', expiresAt: 50, owed: null, asked: null } as const;
const stepsOf = (facts: Parameters<typeof timelineOf>[0]) => timelineOf(facts).map(({ step }) => step);

test('where the money is can be read from the last step', () => {
  expect(stepsOf(opened)).toEqual(['opened']);
  expect(stepsOf({ ...opened, status: 'expired' })).toEqual(['opened', 'expired']);
  expect(stepsOf({ ...opened, status: 'paid', paidAt: 9 })).toEqual(['opened', 'paid']);
  expect(stepsOf({ ...opened, status: 'failed', failedAt: 5 })).toEqual(['opened', 'failed']);
  expect(stepsOf({ ...opened, status: 'paid', failedAt: 5, paidAt: 9 })).toEqual(['opened', 'failed', 'paid']);
  const late = { reason: 'paid_after_expiry', since: 61, sent: null } as const;
  expect(stepsOf({ ...opened, status: 'paid', paidAt: 60, owed: late })).toEqual(['opened', 'expired', 'paid', 'paid_late']);
  // The gateway closed it before its time.
  const early = timelineOf({ ...opened, status: 'paid', paidAt: 40, owed: { ...late, since: 41 } });
  expect(early.map(({ step, at }) => [step, at])).toEqual([
    ['opened', 1],
    ['expired', 40],
    ['paid', 40],
    ['paid_late', 41],
  ]);
});

test('a refund is asked for, approved and sent, in this order also within one moment', () => {
  const asked = { at: 20, by: 7, reason: 'Acara dibatalkan', refused: null };
  const owed = { reason: 'given_back', since: 20, sent: { at: 30, by: 8, reference: 'BCA 1' } } as const;
  const timeline = timelineOf({ ...opened, status: 'paid', paidAt: 9, asked, owed });
  expect(timeline.map(({ step }) => step)).toEqual(['opened', 'paid', 'refund_asked', 'refund_approved', 'refund_sent']);
  expect(timeline.at(-1)).toEqual({ at: 30, step: 'refund_sent', note: 'BCA 1', by: 8 });
});

test('steps are in the order in which they happened', () => {
  const asked = { at: 50, by: 7, reason: 'Acara dibatalkan', refused: null };
  const twice = { reason: 'paid_twice', since: 10, sent: null } as const;
  expect(stepsOf({ ...opened, status: 'paid', paidAt: 9, asked, owed: twice })).toEqual(['opened', 'paid', 'paid_twice', 'refund_asked']);
});
