import { describe, expect, it } from 'vitest';
import { spendPerDayIdr } from './pace.ts';

const today = '2026-11-20';
const day = (date: string, spendingIdr: number) => ({ date, spendingIdr });

describe('the pace of spending', () => {
  it.each([
    ['nothing was ever spent', [], 0],
    ['the last seven days are evened out', [day('2026-11-14', 7_000), day('2026-11-20', 7_000)], 2_000],
    ['what is older does not count', [day('2026-11-13', 70_000), day('2026-11-14', 7_000)], 1_000],
    ['one Rupiah counts', [day('2026-11-19', 1), day('2026-11-20', 3)], 2],
    ['a day without spending is not its first', [day('2026-11-19', 0), day('2026-11-20', 3)], 3],
    ['a day that is still to come does not count', [day('2026-11-20', 3), day('2026-11-21', 100)], 3],
    ['an ad that began today spends what it spent today', [day('2026-11-20', 5_000)], 5_000],
    ['days without spending in between lower the pace', [day('2026-11-17', 4_000), day('2026-11-20', 0)], 1_000],
    ['the order of the days does not matter', [day('2026-11-20', 3_000), day('2026-11-18', 3_000)], 2_000],
  ])('%s', (_, days, expected) => {
    expect(spendPerDayIdr(days, today)).toBe(expected);
  });
});
