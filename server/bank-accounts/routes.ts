import * as contract from '../../contract/bank-accounts.ts';
import { matchNames } from '../../core/verification/name-match.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import { addAccount } from './add-account.ts';
import { makePrimary, removeAccount, revealNumber } from './change-accounts.ts';
import { purgeSent } from './code-store.ts';
import type { Actor, BankAccountContext, BankAccounts } from './context.ts';
import { factsOf } from './facts.ts';
import { lookupKeys, openNumber, openRefundNumber } from './number-ciphertext.ts';
import { codeStatusOf, presentAccount } from './present.ts';
import { refundAccountOf } from './refund-account-store.ts';
import { bindRefundAccount } from './routes-refund-account.ts';
import { resendCode } from './send-code.ts';
import { accountsOf, hasNumber, lockVendor, numberCiphertextOf, type StoredAccount } from './store.ts';
import { verifyAccount } from './verify-account.ts';

/** Every answer with an account has the state of the code too: a screen shows both, and one changes the other. */
export function registerBankAccounts({ serve }: Service, ctx: BankAccountContext): BankAccounts {
  const { db } = ctx;

  const actorOf = (call: {
    readonly session: Session & { readonly vendor: { readonly id: number } };
    readonly request: { readonly ip: string };
  }): Actor => ({ vendorId: call.session.vendor.id, accountId: call.session.accountId, address: call.request.ip });
  const present = async (account: StoredAccount) => presentAccount(account, await ctx.nameOnFile(db, account.vendorId));
  const withCode = async (account: StoredAccount) => ({
    data: { account: await present(account), code: await codeStatusOf(db, ctx, account.vendorId) },
  });

  serve(contract.listBankAccounts, async ({ session }) => {
    const { id } = session.vendor;
    const [accounts, code, onFile] = await Promise.all([accountsOf(db, id), codeStatusOf(db, ctx, id), ctx.nameOnFile(db, id)]);
    return { data: { accounts: accounts.map((account) => presentAccount(account, onFile)), code, name_on_file: onFile } };
  });
  serve(contract.addBankAccount, async (call) => {
    await ctx.assertFactor(call.session);
    return withCode(await addAccount(ctx, actorOf(call), call.body));
  });
  serve(contract.sendBankAccountCode, async (call) => withCode(await resendCode(ctx, actorOf(call), call.params.id)));
  serve(contract.verifyBankAccount, async (call) => withCode(await verifyAccount(ctx, actorOf(call), call.params.id, call.body.code)));
  serve(contract.makePrimaryBankAccount, async (call) => {
    await ctx.assertFactor(call.session);
    return { data: await present(await makePrimary(ctx, actorOf(call), call.params.id, call.body.password)) };
  });
  serve(contract.removeBankAccount, async (call) => {
    await ctx.assertFactor(call.session);
    await removeAccount(ctx, actorOf(call), call.params.id, call.body.password);
  });
  serve(contract.revealBankAccount, async (call) => ({
    data: { account_number: await revealNumber(ctx, actorOf(call), call.params.id) },
  }));

  bindRefundAccount({ serve }, ctx);

  ctx.jobs.handle({
    name: 'forget-sent-bank-codes',
    retries: 1,
    schedule: '17 3 * * *',
    work: () => purgeSent(db, ctx.clock.now() - Math.max(ctx.rules.perVendor.windowMs, ctx.rules.perNumber.windowMs)),
  });
  return {
    lock: lockVendor,
    async primaryOf(db, vendorId) {
      const account = (await accountsOf(db, vendorId)).find(({ isPrimary }) => isPrimary);
      if (!account) return null;
      const onFile = await ctx.nameOnFile(db, vendorId);
      return { account: factsOf(account), holderMatch: onFile === null ? null : matchNames(account.holderName, onFile.name) };
    },
    async numberOf(db, vendorId, id) {
      const ciphertext = (await numberCiphertextOf(db, vendorId, id)) ?? refuseWith('request.not_found');
      return openNumber(ctx.keys, vendorId, id, ciphertext);
    },
    async refundNumberOf(db, accountId) {
      const { numberCiphertext } = (await refundAccountOf(db, accountId)) ?? refuseWith('request.not_found');
      return openRefundNumber(ctx.keys, accountId, numberCiphertext);
    },
    async sharesNumber(db, vendorId, coupleId) {
      const account = await refundAccountOf(db, coupleId);
      if (account === null) return false;
      const number = openRefundNumber(ctx.keys, coupleId, account.numberCiphertext);
      return hasNumber(db, vendorId, lookupKeys(ctx.keys, 'account', account.bankBic, number));
    },
  };
}
