import { randomUUID } from 'node:crypto';
import { lastDigitsOf } from '../../core/bank-accounts/account-number.ts';
import { afterChange } from '../../core/bank-accounts/code.ts';
import { type BankAccountDetails, type BankAccountDraft, checkBankAccount } from '../../core/bank-accounts/draft.ts';
import { isPrimaryFromStart } from '../../core/bank-accounts/primary.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { codeOf, saveCodeState } from './code-store.ts';
import type { Actor, BankAccountContext } from './context.ts';
import { bankOf, lookupKeys, encryptNumber } from './number-ciphertext.ts';
import { sendCode } from './send-code.ts';
import { accountsOf, findAccount, insertAccount, lockVendor, type NewAccount, type StoredAccount, updateAccount } from './store.ts';

/**
 * Adds an account and sends its code. The same number again, while it is not verified, is the same account with what was fixed in it, so
 * that "Re-check" and a repeated request make no second one. When no code can be sent now, the account is there all the same and can be
 * verified later. (spec 2, Bank account add page; product 7)
 */
export async function addAccount(
  ctx: BankAccountContext,
  actor: Actor,
  { password, ...draft }: BankAccountDraft & { readonly password: string },
): Promise<StoredAccount> {
  const checked = checkBankAccount(draft, await ctx.nameOnFile(ctx.db, actor.vendorId));
  if (!checked.ok) throw new Refused(checked.refusals);
  const { accountId, address } = actor;
  await ctx.confirmPassword({ accountId, password, field: 'password', action: 'add-bank-account', address });
  return inTransaction(ctx.db, async (tx) => {
    await lockVendor(tx, actor.vendorId);
    const account = await write(tx, ctx, actor, checked.value);
    const code = await codeOf(tx, actor.vendorId);
    const hasGoodCode = code?.bankAccountId === account.id && code.goodUntilAt !== null && ctx.clock.now() < code.goodUntilAt;
    if (!hasGoodCode) await sendCode(tx, ctx, actor, account);
    return account;
  });
}

async function write(tx: Tx, ctx: BankAccountContext, actor: Actor, details: BankAccountDetails): Promise<StoredAccount> {
  const all = await accountsOf(tx, actor.vendorId);
  const numberKeys = lookupKeys(ctx.keys, 'account', bankOf(details), details.number);
  const known = all.find((account) => numberKeys.some((key) => key.equals(account.numberKey)));
  if (known?.isVerified) refuseWith('bank_accounts.already_added', { field: 'account_number' });
  if (!known && all.length >= ctx.rules.accountsMax) refuseWith('bank_accounts.too_many', { params: { maximum: ctx.rules.accountsMax } });
  const id = known?.id ?? randomUUID();
  const account: NewAccount = {
    id,
    vendorId: actor.vendorId,
    holderName: details.holderName,
    bankBic: details.bankBic,
    bankName: details.bankName,
    swiftCode: details.swiftCode,
    numberCiphertext: encryptNumber(ctx.keys, actor.vendorId, id, details.number),
    numberEnd: lastDigitsOf(details.number),
    numberKey: numberKeys[0],
    city: details.city,
    branch: details.branch,
    address: details.address,
    isPrimary: known?.isPrimary ?? isPrimaryFromStart(all),
    addedAt: known?.addedAt ?? ctx.clock.now(),
  };
  if (!known) await insertAccount(tx, account);
  else if (hasChanged(known, account)) {
    await updateAccount(tx, account);
    const code = await codeOf(tx, actor.vendorId);
    if (code?.bankAccountId === id) await saveCodeState(tx, actor.vendorId, afterChange(code));
  }
  await writeAudit(tx, {
    action: known ? 'mend-bank-account' : 'add-bank-account',
    accountId: actor.accountId,
    address: actor.address,
    subject: `bank_account:${id}`,
    result: 'done',
    detail: { bank: account.bankName, end: account.numberEnd, holderMatch: details.holderMatch },
  });
  return (await findAccount(tx, actor.vendorId, id)) ?? refuseWith('request.not_found');
}

const typed = ['holderName', 'bankName', 'swiftCode', 'city', 'branch', 'address'] as const;
const hasChanged = (before: StoredAccount, after: NewAccount): boolean => typed.some((name) => before[name] !== after[name]);
