import type { BankAccount, CodeStatus } from '../../contract/bank-accounts.ts';
import { isLocked, secondsUntil, sendableAt } from '../../core/bank-accounts/code.ts';
import type { NameOnFile } from '../../core/bank-accounts/draft.ts';
import { maskedMobile } from '../../core/bank-accounts/mobile-number.ts';
import { matchNames } from '../../core/verification/name-match.ts';
import type { Connection } from '../kit/database.ts';
import { codeOf, type StoredCode } from './code-store.ts';
import type { BankAccountContext } from './context.ts';
import { lookupKeys } from './number-ciphertext.ts';
import { phoneOf } from './phone.ts';
import type { StoredAccount } from './store.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** An account as its vendor sees it: of the number, the end alone (S49). */
export const presentAccount = (account: StoredAccount, onFile: NameOnFile | null): BankAccount => ({
  id: account.id,
  holder_name: account.holderName,
  bank_bic: account.bankBic,
  bank_name: account.bankName,
  account_number_end: account.numberEnd,
  city: account.city,
  branch: account.branch,
  address: account.address,
  swift_code: account.swiftCode,
  is_primary: account.isPrimary,
  verified_at: account.verifiedAt === null ? null : iso(account.verifiedAt),
  added_at: iso(account.addedAt),
  holder_match: onFile === null ? null : matchNames(account.holderName, onFile.name),
});

/** Where a vendor is with its codes, now. */
export async function codeStatusOf(db: Connection, ctx: BankAccountContext, vendorId: number): Promise<CodeStatus> {
  const [phone, code] = await Promise.all([phoneOf(db, ctx, vendorId), codeOf(db, vendorId)]);
  const now = ctx.clock.now();
  const goodUntilAt = code !== null && phone !== null && isGood(ctx, code, phone, now) ? code.goodUntilAt : null;
  return {
    phone: phone === null ? null : maskedMobile(phone),
    bank_account_id: goodUntilAt === null ? null : (code?.bankAccountId ?? null),
    good_for_seconds: secondsUntil(goodUntilAt, now),
    resend_after_seconds: code === null ? 0 : secondsUntil(sendableAt(code, ctx.rules), now),
    locked_for_seconds: secondsUntil(code?.lockedUntilAt ?? null, now),
    tries_left: code === null || code.lockedUntilAt !== null ? ctx.rules.wrongTriesMax : ctx.rules.wrongTriesMax - code.wrongTries,
  };
}

const isGood = (ctx: BankAccountContext, code: StoredCode, phone: string, now: number): boolean =>
  code.goodUntilAt !== null &&
  now < code.goodUntilAt &&
  !isLocked(code, now) &&
  lookupKeys(ctx.keys, 'phone', phone).some((key) => key.equals(code.phoneKey));
