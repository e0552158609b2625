// A couple's bank account for refunds of payments that cannot be reversed. (decision 0054)
import * as contract from '../../contract/refund-account.ts';
import { lastDigitsOf } from '../../core/bank-accounts/account-number.ts';
import { checkRefundAccount, type RefundAccountDetails } from '../../core/bank-accounts/refund-account.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import { owedBackTo } from '../payments/api.ts';
import type { BankAccountContext } from './context.ts';
import { emailCouple } from './emails.ts';
import { openRefundNumber, encryptRefundNumber } from './number-ciphertext.ts';
import { forgetRefundAccount, lockedRefundAccount, refundAccountOf, saveRefundAccount } from './refund-account-store.ts';

const saving = 'save-refund-account';
const removing = 'remove-refund-account';

interface Couple {
  readonly accountId: number;
  readonly address: string;
}

/** Saving and removing ask for the password and are written to the audit log; the couple is notified by email of a removal. */
export function bindRefundAccount({ serve }: Pick<Service, 'serve'>, ctx: BankAccountContext): void {
  const { db } = ctx;
  serve(contract.getRefundAccount, async ({ session }) => ({ data: await present(db, session.accountId) }));
  serve(contract.saveRefundAccount, async ({ session: { accountId }, request: { ip: address }, body: { password, ...draft } }) => {
    const checked = checkRefundAccount(draft);
    if (!checked.ok) throw new Refused(checked.refusals);
    await ctx.confirmPassword({ accountId, password, field: 'password', action: saving, address });
    await inTransaction(db, (tx) => save(tx, ctx, { accountId, address }, checked.value));
    return { data: await present(db, accountId) };
  });
  serve(contract.removeRefundAccount, async ({ session: { accountId }, request: { ip: address }, body: { password } }) => {
    await ctx.confirmPassword({ accountId, password, field: 'password', action: removing, address });
    await inTransaction(db, async (tx) => {
      const account = (await forgetRefundAccount(tx, accountId)) ?? refuseWith('request.not_found');
      await writeAudit(tx, { action: removing, accountId, address, subject: `account:${accountId}`, result: 'done' });
      await emailCouple(tx, ctx, 'refund_removed', account);
    });
  });
}

/** Writes an account down in place of the one before, and notifies the couple; the same account once more is no news. */
async function save(tx: Tx, ctx: BankAccountContext, { accountId, address }: Couple, { number, ...details }: RefundAccountDetails) {
  const before = await lockedRefundAccount(tx, accountId);
  const numberEnd = lastDigitsOf(number);
  const account = { ...details, accountId, numberCiphertext: encryptRefundNumber(ctx.keys, accountId, number), numberEnd };
  const isNew = await saveRefundAccount(tx, account, ctx.clock.now());
  const detail = { bank: details.bankName, end: numberEnd };
  await writeAudit(tx, { action: saving, accountId, address, subject: `account:${accountId}`, result: 'done', detail });
  const isSame =
    before !== null &&
    before.bankBic === details.bankBic &&
    before.holderName === details.holderName &&
    openRefundNumber(ctx.keys, accountId, before.numberCiphertext) === number;
  if (!isSame) await emailCouple(tx, ctx, isNew ? 'refund_added' : 'refund_changed', account);
}

async function present(db: Connection, accountId: number) {
  const [account, owed] = await Promise.all([refundAccountOf(db, accountId), owedBackTo(db, accountId)]);
  return {
    owed,
    account: account && {
      holder_name: account.holderName,
      bank_bic: account.bankBic,
      bank_name: account.bankName,
      account_number_end: account.numberEnd,
    },
  };
}
