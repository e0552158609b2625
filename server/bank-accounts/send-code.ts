import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { afterSending, type SendRefusal } from '../../core/bank-accounts/code.ts';
import { accept, type Outcome, refuse } from '../../core/outcome.ts';
import { vendorContact } from '../catalogue/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { codeOf, countSent, lockPhone, replaceCode } from './code-store.ts';
import type { Actor, BankAccountContext, BankAccountKeys } from './context.ts';
import { wordsIn } from './emails.ts';
import { lookupKeys } from './number-ciphertext.ts';
import { phoneOf } from './phone.ts';
import { findAccount, lockVendor, type StoredAccount } from './store.ts';

type Code = SendRefusal | 'bank_accounts.phone_unusable' | 'bank_accounts.code_too_many' | 'bank_accounts.sms_paused';

/** A code counts for one login, one bank account and one phone. */
interface CodeFor {
  readonly accountId: number;
  readonly bankAccountId: string;
  readonly phone: string;
  readonly code: string;
}
/** Only this of a code is stored (S9). */
const codeHash = (key: Buffer, { accountId, bankAccountId, phone, code }: CodeFor): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([accountId, bankAccountId, phone, code]))
    .digest();

/** Whether this is the code that was sent, under any key that is still believed; the time it takes tells nothing. */
export const isCodeSent = (keys: BankAccountKeys, sentHash: Buffer, tried: CodeFor): boolean =>
  keys.code.filter((key) => timingSafeEqual(sentHash, codeHash(key, tried))).length > 0;

/**
 * Sends a new code for an account, which ends the one before. The caller holds the vendor's lock. Refused, without anything being counted,
 * while a wait or a lock lasts and beyond the limits by number, by vendor and overall. (product 7, Code; reliability S10)
 */
export async function sendCode(tx: Tx, ctx: BankAccountContext, actor: Actor, account: StoredAccount): Promise<Outcome<null, Code>> {
  const { rules, keys } = ctx;
  const now = ctx.clock.now();
  const phone = await phoneOf(tx, ctx, actor.vendorId);
  if (phone === null) return refuse({ code: 'bank_accounts.phone_unusable' });
  const next = afterSending(await codeOf(tx, actor.vendorId), now, rules);
  if (!next.ok) return next;
  const phoneKeys = lookupKeys(keys, 'phone', phone);
  await lockPhone(tx, phoneKeys);
  const { toNumber, byVendor } = await countSent(
    tx,
    { phoneKeys, after: now - rules.perNumber.windowMs },
    { vendorId: actor.vendorId, after: now - rules.perVendor.windowMs },
  );
  if (toNumber >= rules.perNumber.sends || byVendor >= rules.perVendor.sends) return refuse({ code: 'bank_accounts.code_too_many' });
  const { sends: attempts, windowMs } = rules.overall;
  if ((await ctx.throttle.hit(tx, 'bank codes overall', { attempts, windowSeconds: windowMs / 1_000 })) !== null) {
    ctx.log.error({ attempts }, 'no more codes are sent this hour');
    return refuse({ code: 'bank_accounts.sms_paused' });
  }
  const code = String(randomInt(10 ** rules.codeDigits)).padStart(rules.codeDigits, '0');
  await replaceCode(tx, actor.vendorId, {
    ...next.value,
    bankAccountId: account.id,
    phoneKey: phoneKeys[0],
    codeHash: codeHash(keys.code[0], { accountId: actor.accountId, bankAccountId: account.id, phone, code }),
  });
  const contact = await vendorContact(tx, actor.vendorId);
  const t = wordsIn(contact?.language ?? 'en');
  const values = { code, end: account.numberEnd, minutes: rules.codeLifeMs / 60_000 };
  await ctx.notifier.sms(tx, { to: phone, text: t('code_sms', values), worthlessAt: now + rules.codeLifeMs });
  await writeAudit(tx, {
    action: 'send-bank-code',
    accountId: actor.accountId,
    address: actor.address,
    subject: `bank_account:${account.id}`,
    result: 'done',
  });
  return accept(null);
}

/** The vendor asks for a code again, or for an account whose verification was left for later. */
export function resendCode(ctx: BankAccountContext, actor: Actor, id: string): Promise<StoredAccount> {
  return inTransaction(ctx.db, async (tx) => {
    await lockVendor(tx, actor.vendorId);
    const account = (await findAccount(tx, actor.vendorId, id)) ?? refuseWith('request.not_found');
    if (account.isVerified) refuseWith('bank_accounts.already_verified');
    const sent = await sendCode(tx, ctx, actor, account);
    if (!sent.ok) throw new Refused(sent.refusals, retryAfterOf(sent.refusals[0].params));
    return account;
  });
}

function retryAfterOf(params: Readonly<Record<string, string | number>> | undefined): number | undefined {
  if (typeof params?.['seconds'] === 'number') return params['seconds'];
  return typeof params?.['minutes'] === 'number' ? params['minutes'] * 60 : undefined;
}
