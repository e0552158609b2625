import { expect, test } from 'vitest';
import { checkNote, checkReason, checkReference, type ReasonedDecision, reasonLengthMin } from './reason.ts';

test('a reason is some text of at most 500 characters', () => {
  expect(checkReason('  The same device, four times  ', 'dispute')).toEqual({ ok: true, value: 'The same device, four times' });
  expect(checkReason('x'.repeat(500), 'dispute').ok).toBe(true);
  expect(checkReason(' \n ', 'proposal')).toMatchObject({ refusals: [{ code: 'operations.reason_required', field: 'reason' }] });
  expect(checkReason('', 'dispute', 'note')).toMatchObject({ refusals: [{ code: 'operations.reason_required', field: 'note' }] });
  expect(checkReason('x'.repeat(501), 'setting')).toMatchObject({ refusals: [{ code: 'request.too_long', params: { maximum: 500 } }] });
  expect(checkReason('a\u0000b', 'setting')).toMatchObject({ refusals: [{ code: 'request.invalid' }] });
});

test.each<ReasonedDecision>([
  'adjustment',
  'agreement_declined',
  'dispute',
  'hilda_declined',
  'instalment_refund',
  'payout_failed',
  'review_case',
  'spam_report',
  'vendor_status',
])('the one for %s is read by whom it concerns: a sentence of twenty characters', (decision) => {
  expect(checkReason(`  ${'é'.repeat(19)}  `, decision)).toMatchObject({
    refusals: [{ code: 'operations.reason_too_short', field: 'reason', params: { minimum: 20 } }],
  });
  expect(checkReason('é'.repeat(20), decision).ok).toBe(true);
  expect(reasonLengthMin(decision)).toBe(20);
});

test.each<ReasonedDecision>(['application_dismissed', 'payment_alert', 'proposal', 'sessions_ended', 'setting'])(
  'the one for %s is read by operators alone: a word will do',
  (decision) => {
    expect(checkReason('Test', decision)).toEqual({ ok: true, value: 'Test' });
    expect(reasonLengthMin(decision)).toBe(0);
  },
);

test('a reference of a transfer is what the bank calls it', () => {
  expect(checkReference(' BCA 1 ')).toEqual({ ok: true, value: 'BCA 1' });
  expect(checkReference('')).toMatchObject({ refusals: [{ code: 'operations.reason_required', field: 'reference' }] });
  expect(checkReference('x'.repeat(201))).toMatchObject({ refusals: [{ code: 'request.too_long', params: { maximum: 200 } }] });
});

test('what is added to a reason may be nothing, and has 500 characters at most', () => {
  expect(checkNote(' ', 'note')).toEqual({ ok: true, value: '' });
  expect(checkNote(' twice ', 'note')).toEqual({ ok: true, value: 'twice' });
  expect(checkNote('x'.repeat(501), 'note')).toMatchObject({ refusals: [{ code: 'request.too_long', field: 'note' }] });
});
