import { expect, test } from 'vitest';
import { followUpDue } from './follow-up.ts';

test.each([
  ['2026-11-20', '2026-12-04', '2026-11-20', null],
  ['2026-11-20', '2026-12-04', '2026-11-22', null],
  ['2026-11-20', '2026-12-04', '2026-11-23', 'waiting'],
  ['2026-11-20', '2026-12-04', '2026-12-01', 'waiting'],
  ['2026-11-20', '2026-12-04', '2026-12-02', 'ends'],
  ['2026-11-20', '2026-12-04', '2026-12-04', 'ends'],
  ['2026-11-20', '2026-12-04', '2026-12-05', null],
  // One for two days: on the day it is sent there is nothing to say.
  ['2026-11-20', '2026-11-21', '2026-11-20', null],
  ['2026-11-20', '2026-11-21', '2026-11-21', 'ends'],
] as const)('sent on %s, valid until %s, on %s: %s', (sentOn, validUntil, today, due) =>
  expect(followUpDue({ sentOn, validUntil }, today)).toBe(due),
);
