// Where a couple's refunds are sent, when the way it paid by cannot be reversed. (decision 0054)
import * as contract from '../../contract/refund-account.ts';
import { lastDigitsOf } from '../../core/bank-accounts/account-number.ts';
import { checkRefundAccount } from '../../core/bank-accounts/refund-account.ts';
import { audit } from '../kit/audit.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import { isOwedBack } from '../payments/api.ts';
import type { BankAccountContext } from './context.ts';
import { sealRefundNumber } from './number-box.ts';
import { forgetRefundAccount, refundAccountOf, saveRefundAccount } from './refund-account-store.ts';

const action = 'save-refund-account';

export function bindRefundAccount({ serve }: Pick<Service, 'serve'>, ctx: BankAccountContext): void {
  const { db } = ctx;
  serve(contract.getRefundAccount, async ({ session }) => ({ data: await present(db, session.accountId) }));
  serve(contract.saveRefundAccount, async ({ session: { accountId }, request: { ip: address }, body: { password, ...draft } }) => {
    const checked = checkRefundAccount(draft);
    if (!checked.ok) throw new Refused(checked.refusals);
    await ctx.confirmPassword({ accountId, password, field: 'password', action, address });
    const { number, ...details } = checked.value;
    const numberEnd = lastDigitsOf(number);
    await inTransaction(db, async (tx) => {
      await saveRefundAccount(
        tx,
        { ...details, accountId, numberBox: sealRefundNumber(ctx.keys, accountId, number), numberEnd },
        ctx.clock.now(),
      );
      const detail = { bank: details.bankName, end: numberEnd };
      await audit(tx, { action, accountId, address, subject: `account:${accountId}`, result: 'done', detail });
    });
    return { data: await present(db, accountId) };
  });
  serve(contract.removeRefundAccount, async ({ session: { accountId }, request: { ip: address } }) => {
    await inTransaction(db, async (tx) => {
      if (!(await forgetRefundAccount(tx, accountId))) refuseWith('request.not_found');
      await audit(tx, { action: 'remove-refund-account', accountId, address, subject: `account:${accountId}`, result: 'done' });
    });
  });
}

async function present(db: Connection, accountId: number) {
  const [account, isNeeded] = await Promise.all([refundAccountOf(db, accountId), isOwedBack(db, accountId)]);
  return {
    is_needed: isNeeded,
    account: account && {
      holder_name: account.holderName,
      bank_bic: account.bankBic,
      bank_name: account.bankName,
      account_number_end: account.numberEnd,
    },
  };
}
