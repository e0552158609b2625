import { expect, test } from 'vitest';
import type { VendorStatus } from '../identity/vendor-status.ts';
import { checkStatusChange } from './vendor-status.ts';

const statuses = [0, 1, 2] as const;
const everyCase = statuses.flatMap((status) =>
  statuses.flatMap((wanted) => [true, false].map((isComplete) => ({ status, wanted, isComplete }))),
);
const expected = (status: VendorStatus, wanted: VendorStatus, isComplete: boolean): string => {
  if (status === wanted) return 'operations.status_unchanged';
  return wanted === 1 && !isComplete ? 'operations.profile_incomplete' : 'done';
};

test.each(everyCase)('from $status to $wanted, complete: $isComplete', ({ status, wanted, isComplete }) => {
  const outcome = checkStatusChange({ status, isComplete }, status, wanted);
  expect(outcome.ok ? 'done' : outcome.refusals[0].code).toBe(expected(status, wanted, isComplete));
});

test('a change decided on an old status is refused', () => {
  expect(checkStatusChange({ status: 2, isComplete: true }, 1, 2)).toMatchObject({ refusals: [{ code: 'operations.status_changed' }] });
});
