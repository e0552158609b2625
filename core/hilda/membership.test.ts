import { expect, test } from 'vitest';
import { afterStep, hildaStatuses, hildaSteps } from './membership.ts';

const drawn: Record<string, string> = {
  'inactive ask': 'pending',
  'inactive leave': 'inactive',
  'pending ask': 'pending',
  'pending leave': 'inactive',
  'pending admit': 'active',
  'pending refuse': 'inactive',
  'active ask': 'active',
  'active leave': 'inactive',
};

test.each(hildaStatuses.flatMap((status) => hildaSteps.map((step) => [status, step] as const)))('%s, %s', (status, step) => {
  const after = afterStep(status, step);
  expect(after.ok ? after.value : after.refusals[0].code).toBe(drawn[`${status} ${step}`] ?? 'hilda.not_waiting');
});
