// One payout that waits for finance.
import { payoutTransfer } from '../../core/earnings/transfers.ts';
import { defaultPayoutRules } from '../../core/payouts/request.ts';
import { hourMs } from '../../core/time.ts';
import { bankAccountsOf } from '../bank-accounts/api.ts';
import type { Tx } from '../kit/database.ts';
import { lockAccounts, postTransfers } from '../ledger/api.ts';
import { expectedDays } from '../payouts/expected.ts';
import { insertPayout } from '../payouts/store.ts';

const amountIdr = 12_500_000;

/** A vendor whose earnings and documents permit it asked for some of its money this morning. */
export async function fillPayout(tx: Tx, vendorId: number, now: number): Promise<void> {
  const requestedAt = now - 3 * hourMs;
  const [account] = await bankAccountsOf(tx, vendorId);
  if (!account) throw new Error('who is paid out has a bank account');
  const { from, by } = await expectedDays(tx, defaultPayoutRules, requestedAt);
  const payout = await insertPayout(tx, {
    vendorId,
    amountIdr,
    account,
    expectedFrom: from,
    expectedBy: by,
    requestedAt,
    // Accounts of vendors have the ids of their vendors.
    requestedBy: vendorId,
    idempotencyKey: null,
  });
  await lockAccounts(tx, 'vendor_earnings', [vendorId]);
  await postTransfers(tx, [payoutTransfer({ payoutId: payout.id, vendorId, amountIdr })], requestedAt);
}
