import { expect, test } from 'vitest';
import { checkStatusChange } from './vendor-status.ts';

const statuses = [0, 1, 2] as const;

test('any change of status is allowed, but only a complete profile is published', () => {
  for (const status of statuses)
    for (const wanted of statuses)
      for (const isComplete of [true, false]) {
        const outcome = checkStatusChange({ status, isComplete }, status, wanted);
        if (wanted === status) expect(outcome).toMatchObject({ refusals: [{ code: 'operations.status_unchanged' }] });
        else if (wanted === 1 && !isComplete) expect(outcome).toMatchObject({ refusals: [{ code: 'operations.profile_incomplete' }] });
        else expect(outcome).toEqual({ ok: true, value: wanted });
      }
});

test('a change decided on an old status is refused', () => {
  expect(checkStatusChange({ status: 2, isComplete: true }, 1, 2)).toMatchObject({ refusals: [{ code: 'operations.status_moved_on' }] });
});
