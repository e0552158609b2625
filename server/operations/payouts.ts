import type { PayoutFailure } from '../../core/payouts/payout.ts';
import { csvOf } from '../kit/csv.ts';
import { audit } from '../kit/audit.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { isRelated } from '../identity/api.ts';
import { vendorContact } from '../catalogue/api.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { operationsMessagesEn } from '../../texts/messages/operations.en.ts';
import { operationsMessagesId } from '../../texts/messages/operations.id.ts';
import type { Language } from '../../texts/typed.ts';
import type { Payout } from '../payouts/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { reasonOf } from './reason.ts';
import { vendorToActOn } from './unrelated.ts';

const referenceLengthMax = 200;
/** Of one file for the bank. */
const batchMax = 1_000;

/** The payout an operator is about to act on: there is one, and its vendor is not the operator's own or of somebody close. */
async function payoutToActOn(ctx: OperationsContext, operator: Operator, id: string, action: string): Promise<Payout> {
  const payout = (await ctx.payouts.find(id)) ?? refuseWith('request.not_found');
  await vendorToActOn(ctx, operator, payout.vendorId, action);
  return payout;
}

const note = (
  tx: Connection,
  operator: Operator,
  action: string,
  { id, number, vendorId, amountIdr }: Payout,
  detail: Readonly<Record<string, string>> = {},
): Promise<void> =>
  audit(tx, {
    action,
    accountId: operator.accountId,
    address: operator.address,
    subject: `payout:${id}`,
    result: 'done',
    detail: { number, vendor: vendorId, amountIdr, ...detail },
  });

/** Checks a large payout, or starts one. Of two operators who do it at once each does one step, or one is told that it moved on. */
export async function start(ctx: OperationsContext, operator: Operator, id: string): Promise<Payout> {
  await payoutToActOn(ctx, operator, id, 'payouts.started');
  return inTransaction(ctx.db, async (tx) => {
    const { payout, did } = await ctx.payouts.start(tx, id, operator.accountId);
    await note(tx, operator, did === 'checked' ? 'payouts.checked' : 'payouts.started', payout);
    return payout;
  });
}

/** The bank sent it, and calls it this. */
export async function pay(ctx: OperationsContext, operator: Operator, id: string, raw: string): Promise<Payout> {
  const reference = reasonOf(raw, 'reference', referenceLengthMax);
  await payoutToActOn(ctx, operator, id, 'payouts.paid');
  return inTransaction(ctx.db, async (tx) => {
    const payout = await ctx.payouts.pay(tx, id, operator.accountId, reference);
    await note(tx, operator, 'payouts.paid', payout, { reference });
    return payout;
  });
}

/** It could not be sent; the vendor reads why. */
export async function fail(ctx: OperationsContext, operator: Operator, id: string, told: ToldFailure): Promise<Payout> {
  const { failure, words } = failureOf(told);
  await payoutToActOn(ctx, operator, id, 'payouts.failed');
  return inTransaction(ctx.db, async (tx) => {
    const payout = await ctx.payouts.fail(tx, id, operator.accountId, { code: failure, note: words });
    await note(tx, operator, 'payouts.failed', payout, { failure, words });
    return payout;
  });
}

/** It was paid and came back; the vendor reads why and can ask again. */
export async function sendBack(ctx: OperationsContext, operator: Operator, id: string, told: ToldFailure): Promise<Payout> {
  const { failure, words } = failureOf(told);
  await payoutToActOn(ctx, operator, id, 'payouts.returned');
  return inTransaction(ctx.db, async (tx) => {
    const payout = await ctx.payouts.sendBack(tx, id, operator.accountId, { code: failure, note: words });
    await note(tx, operator, 'payouts.returned', payout, { failure, words });
    return payout;
  });
}

interface ToldFailure {
  readonly failure: PayoutFailure;
  readonly note: string;
}
function failureOf({ failure, note: raw }: ToldFailure): { readonly failure: PayoutFailure; readonly words: string } {
  if (failure === 'other' && raw.trim() === '') refuseWith('payouts.note_required', { field: 'note' });
  return { failure, words: raw.trim() === '' ? '' : reasonOf(raw, 'note') };
}

/** The whole number, once looked at, once written down (S49). */
export async function revealNumber(ctx: OperationsContext, operator: Operator, id: string): Promise<string> {
  const payout = await payoutToActOn(ctx, operator, id, 'payouts.number_revealed');
  await note(ctx.db, operator, 'payouts.number_revealed', payout);
  return ctx.payouts.numberOf(id);
}

/** What is being processed, as a file for the bank. What belongs to a vendor the operator is related to is left out. */
export async function batchCsv(ctx: OperationsContext, operator: Operator, language: Language): Promise<string> {
  const t = messagesIn(language, operationsMessagesEn, operationsMessagesId);
  const rows: (string | number)[][] = [];
  for (const payout of await ctx.payouts.list('processing', { limit: batchMax, offset: 0 })) {
    const contact = await vendorContact(ctx.db, payout.vendorId);
    if (contact === null || (await isRelated(ctx.db, operator.accountId, contact.accountId))) continue;
    const { holderName, bankName } = payout.account;
    await inTransaction(ctx.db, (tx) => note(tx, operator, 'payouts.batch_exported', payout));
    rows.push([payout.number, holderName, bankName, await ctx.payouts.numberOf(payout.id), payout.amountIdr, contact.businessName]);
  }
  return csvOf([t('batch_number'), t('batch_holder'), t('batch_bank'), t('batch_account'), t('batch_amount'), t('batch_vendor')], rows);
}
