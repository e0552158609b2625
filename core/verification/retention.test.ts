import { describe, expect, test } from 'vitest';
import { dayMs } from '../time.ts';
import { type KeptVersion, keptUntil } from './retention.ts';

const at = Date.UTC(2026, 10, 20);

describe('what was handed in is kept', () => {
  test.each<[string, KeptVersion, number | null]>([
    ['while it is being reviewed', { state: 'submitted', decidedAt: null, endedAt: null }, null],
    ['while it is in force', { state: 'approved', decidedAt: at, endedAt: null }, null],
    ['for a year after it was declined', { state: 'declined', decidedAt: at, endedAt: null }, at + 365 * dayMs],
    ['no longer for a newer one', { state: 'declined', decidedAt: at, endedAt: at + dayMs }, at + 365 * dayMs],
    ['for ten years after a newer one was approved', { state: 'approved', decidedAt: at, endedAt: at + dayMs }, at + 3_651 * dayMs],
  ])('%s', (_, version, until) => expect(keptUntil(version)).toBe(until));
});
