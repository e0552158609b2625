import type { Idr } from '../../core/money.ts';
import { refuseWith } from './refused.ts';

/**
 * Refuses what would cost something else than its payer was shown: a price, a fee or a tax may have changed between the screen and the
 * press, and no one pays what they did not see. Callers that show nothing expect nothing. What the transaction has written goes with it.
 */
export function assertExpectedTotal(totalIdr: Idr, expectedIdr: Idr | undefined): void {
  if (expectedIdr !== undefined && expectedIdr !== totalIdr)
    refuseWith('payments.total_changed', { field: 'expected_total_idr', params: { total: totalIdr } });
}
