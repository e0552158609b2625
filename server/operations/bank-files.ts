// Files for the bank, made by one operator and downloaded by anyone who may see all their payouts. (decision 0110)
import { type Idr, sum } from '../../core/money.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { operationsMessagesEn } from '../../texts/messages/operations.en.ts';
import { operationsMessagesId } from '../../texts/messages/operations.id.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorSuspended } from '../../core/identity/vendor-status.ts';
import { vendorsById } from '../catalogue/api.ts';
import { relatedAmong } from '../identity/api.ts';
import { csvOf } from '../kit/csv.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Payout } from '../payouts/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { vendorToActOn } from './unrelated.ts';

/** The next file, from everything that waits for one and does not belong to a vendor that is suspended, or that the operator is related to. */
export function makeBankFile(
  ctx: OperationsContext,
  operator: Operator,
  idempotencyKey: string | null,
): Promise<{ readonly number: number; readonly payouts: number; readonly amount: number }> {
  return inTransaction(ctx.db, async (tx) => {
    const maker = { operatorId: operator.accountId, idempotencyKey };
    const made = (await ctx.payouts.makeBankFile(tx, maker, (all) => ofOthers(tx, operator, all))) ?? refuseWith('payouts.none_for_bank');
    const { number, payouts, totalIdr } = made.file;
    if (made.isNew)
      for (const { id, number: payout, vendorId: vendor, amountIdr } of payouts)
        await noteDone(tx, operator, 'payouts.batch_exported', `payout:${id}`, { number: payout, vendor, amountIdr, file: String(number) });
    return { number, payouts: payouts.length, amount: totalIdr };
  });
}

/** What the next file has if this operator makes it: how many, and how much together. */
export async function nextBankFile({ db, payouts }: OperationsContext, operator: Operator): Promise<{ count: number; amount: Idr }> {
  const all = await ofOthers(db, operator, await payouts.unfiled());
  return { count: all.length, amount: sum(all.map(({ amountIdr }) => amountIdr)) };
}

async function ofOthers(db: Connection, operator: Operator, payouts: readonly Payout[]): Promise<readonly Payout[]> {
  const vendors = await vendorsById(
    db,
    payouts.map(({ vendorId }) => vendorId),
  );
  const related = await relatedAmong(
    db,
    operator.accountId,
    [...vendors.values()].map(({ accountId }) => accountId),
  );
  return payouts.filter(({ vendorId }) => {
    const vendor = vendors.get(vendorId);
    return vendor !== undefined && vendor.status !== vendorSuspended && !related.has(vendor.accountId);
  });
}

/** A file as it was made: the same lines each time. What was closed since is marked and has no whole number, so that it is not paid again. */
export async function bankFileCsv(ctx: OperationsContext, operator: Operator, number: number, language: Language): Promise<string> {
  const t = messagesIn(language, operationsMessagesEn, operationsMessagesId);
  const { payouts, totalIdr } = (await ctx.payouts.findBankFile(number)) ?? refuseWith('request.not_found');
  const lines: (string | number)[][] = [];
  for (const payout of payouts) {
    const { businessName } = await vendorToActOn(ctx, operator, payout.vendorId, 'payouts.file_downloaded');
    const { account, amountIdr, state } = payout;
    const bank = [account.holderName, account.bankName, await ctx.payouts.numberInFile(payout)];
    lines.push([payout.number, ...bank, amountIdr, businessName, number, state === 'processing' ? '' : t('batch_closed')]);
  }
  await noteDone(ctx.db, operator, 'payouts.file_downloaded', `bank_file:${number}`, { file: String(number), amountIdr: totalIdr });
  const heads = ['number', 'holder', 'bank', 'account', 'amount', 'vendor', 'file', 'remark'] as const;
  return csvOf(
    language,
    heads.map((head) => t(`batch_${head}`)),
    lines,
  );
}
