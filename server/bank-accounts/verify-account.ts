import { afterTry, isLocked, minutesUntil, type TryResult, typedCode } from '../../core/bank-accounts/code.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { codeOf, saveCodeState, type StoredCode } from './code-store.ts';
import type { Actor, BankAccountContext } from './context.ts';
import { emailVendor } from './emails.ts';
import { lookupKeys } from './number-ciphertext.ts';
import { phoneOf } from './phone.ts';
import { isCodeSent } from './send-code.ts';
import { findAccount, lockVendor, markVerified, type StoredAccount } from './store.ts';

type Tried = { readonly result: TryResult; readonly code: StoredCode | null; readonly account: StoredAccount };

/**
 * Verifies an account with a typed code. Tries of one vendor are looked at one after the other, and each wrong one is committed before it is
 * answered: however many come at once, five are looked at. (spec 5, Bank account; reliability S9)
 */
export async function verifyAccount(ctx: BankAccountContext, actor: Actor, id: string, raw: string): Promise<StoredAccount> {
  const typed = typedCode(raw, ctx.rules);
  // A look without the lock: a flood of guesses after the fifth does not queue up behind it.
  await assertUnlocked(ctx, actor.vendorId);
  if (typed === null) return refuseWith('bank_accounts.code_wrong', { field: 'code' });
  const { result, code, account } = await inTransaction(ctx.db, async (tx): Promise<Tried> => {
    await lockVendor(tx, actor.vendorId);
    const account = (await findAccount(tx, actor.vendorId, id)) ?? refuseWith('request.not_found');
    if (account.isVerified) return { result: 'right', code: null, account };
    return tryCode(tx, ctx, actor, account, typed);
  });
  if (result === 'right') return account;
  if (result === 'expired') return refuseWith('bank_accounts.code_expired', { field: 'code' });
  if (code !== null && isLocked(code, ctx.clock.now())) return refuseLocked(ctx, code);
  return refuseWith('bank_accounts.code_wrong', { field: 'code' });
}

async function tryCode(tx: Tx, ctx: BankAccountContext, actor: Actor, account: StoredAccount, typed: string): Promise<Tried> {
  const now = ctx.clock.now();
  const phone = await phoneOf(tx, ctx, actor.vendorId);
  const held = await codeOf(tx, actor.vendorId);
  const isForThis =
    held?.bankAccountId === account.id && phone !== null && lookupKeys(ctx.keys, 'phone', phone).some((key) => key.equals(held.phoneKey));
  if (held === null || phone === null || !isForThis) return { result: 'expired', code: held, account };
  const isRight = isCodeSent(ctx.keys, held.codeHash, { accountId: actor.accountId, bankAccountId: account.id, phone, code: typed });
  const { result, state } = afterTry(held, isRight, now, ctx.rules);
  const code = state === null ? null : { ...held, ...state };
  if (code !== null) await saveCodeState(tx, actor.vendorId, code);
  await writeAudit(tx, {
    action: 'verify-bank-account',
    accountId: actor.accountId,
    address: actor.address,
    subject: `bank_account:${account.id}`,
    result: result === 'right' ? 'done' : 'refused',
    detail: { tried: result },
  });
  if (result !== 'right') return { result, code, account };
  await markVerified(tx, account.id, now);
  await emailVendor(tx, ctx, 'verified', account);
  return { result, code, account: { ...account, isVerified: true, verifiedAt: now } };
}

async function assertUnlocked(ctx: BankAccountContext, vendorId: number): Promise<void> {
  const code = await codeOf(ctx.db, vendorId);
  if (code !== null && isLocked(code, ctx.clock.now())) refuseLocked(ctx, code);
}

function refuseLocked(ctx: BankAccountContext, { lockedUntilAt }: StoredCode): never {
  const minutes = minutesUntil(lockedUntilAt, ctx.clock.now());
  return refuseWith('bank_accounts.code_locked', { field: 'code', params: { minutes }, retryAfterSeconds: minutes * 60 });
}
