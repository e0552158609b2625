// Files for the bank: each is made once, keeps its payouts and can be read again. (decision 0110)
import { sum } from '../../core/money.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { PayoutsContext } from './context.ts';
import { emailVendor } from './emails.ts';
import { fileUnderKey, insertBankFile, lockUnfiled, markBankInformed, type Payout, payoutsInFile, putInFile } from './store.ts';

/** Of one file. */
export const payoutsMax = 500;

export interface BankFile {
  readonly number: number;
  readonly payouts: readonly Payout[];
  readonly totalIdr: number;
}
const fileOf = (number: number, payouts: readonly Payout[]): BankFile => ({
  number,
  payouts,
  totalIdr: sum(payouts.map(({ amountIdr }) => amountIdr)),
});

/** Who makes a file, and under which key: the same key again is the same file. */
export interface FileMaker {
  readonly operatorId: number;
  readonly idempotencyKey: string | null;
}

/**
 * Makes the next file from what is in process and in no file yet, and notifies the vendors: from now on the bank may know of it. All of it or nothing.
 * `allowed` leaves out what this operator must not touch. Null when nothing is left for a file.
 */
export async function makeBankFile(
  tx: Tx,
  ctx: PayoutsContext,
  maker: FileMaker,
  allowed: (payouts: readonly Payout[]) => Promise<readonly Payout[]>,
): Promise<{ readonly file: BankFile; readonly isNew: boolean } | null> {
  const before = await fileUnderKey(tx, maker);
  if (before !== null) return { file: fileOf(before, await payoutsInFile(tx, before)), isNew: false };
  const payouts = await allowed(await lockUnfiled(tx, payoutsMax));
  if (payouts.length === 0) return null;
  const now = new Date(ctx.clock.now());
  const number = await insertBankFile(tx, maker, now);
  for (const payout of payouts) {
    await putInFile(tx, payout.id, number);
    await markAndNotify(tx, ctx, payout);
  }
  return { file: fileOf(number, payouts), isNew: true };
}

/** The bank may know of it from now on: only now is it true that the payout is being processed, because until here a start can be undone. */
export async function markAndNotify(tx: Tx, ctx: PayoutsContext, payout: Payout): Promise<void> {
  if (payout.bankInformedAt !== null) return;
  await markBankInformed(tx, payout.id, new Date(ctx.clock.now()));
  await emailVendor(tx, ctx, payout.state, payout);
}

/** A file that was made, or null. */
export async function findBankFile(db: Connection, number: number): Promise<BankFile | null> {
  const payouts = await payoutsInFile(db, number);
  return payouts.length === 0 ? null : fileOf(number, payouts);
}
