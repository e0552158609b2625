import { expect, test } from 'vitest';
import { checkReason } from './reason.ts';

test('a reason is some text of at most 500 characters', () => {
  expect(checkReason('  The same device, four times  ')).toEqual({ ok: true, value: 'The same device, four times' });
  expect(checkReason('x'.repeat(500)).ok).toBe(true);
  expect(checkReason(`  ${'x'.repeat(19)}  `, 'reason', 500, 20)).toMatchObject({
    refusals: [{ code: 'operations.reason_too_short', field: 'reason', params: { minimum: 20 } }],
  });
  expect(checkReason('x'.repeat(20), 'reason', 500, 20).ok).toBe(true);
  expect(checkReason(' \n ')).toMatchObject({ refusals: [{ code: 'operations.reason_required', field: 'reason' }] });
  expect(checkReason('x'.repeat(501))).toMatchObject({ refusals: [{ code: 'request.too_long', params: { maximum: 500 } }] });
  expect(checkReason('a\u0000b')).toMatchObject({ refusals: [{ code: 'request.invalid' }] });
});
