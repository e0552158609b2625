import { audit } from '../kit/audit.ts';
import type { Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { findRefund, type InstalmentRefund, type PaidInstalment, paidInstalments } from '../quotations/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { reasonOf } from './reason.ts';
import { assertUnrelated, vendorToActOn } from './unrelated.ts';

const action = 'instalment.refunded';

/** Gives a paid instalment back, or asks a second operator to. Nobody acts on a vendor or couple it is related to. */
export async function refundInstalment(
  ctx: OperationsContext,
  operator: Operator,
  instalmentId: string,
  raw: string,
): Promise<InstalmentRefund> {
  const reason = reasonOf(raw);
  const instalment = await instalmentToActOn(ctx, operator, instalmentId);
  return ctx.quotations.askRefund({ instalmentId, operatorId: operator.accountId, reason }, (tx, refund, isPosted) =>
    note(tx, operator, instalment, refund, isPosted ? action : 'instalment.refund_asked'),
  );
}

export async function decideInstalmentRefund(
  ctx: OperationsContext,
  operator: Operator,
  { id, verdict, reason: raw }: { readonly id: string; readonly verdict: 'approved' | 'refused'; readonly reason: string },
): Promise<InstalmentRefund> {
  const reason = verdict === 'refused' || raw.trim() !== '' ? reasonOf(raw) : null;
  const asked = (await findRefund(ctx.db, id)) ?? refuseWith('request.not_found');
  const instalment = await instalmentToActOn(ctx, operator, asked.instalmentId);
  return ctx.quotations.decideRefund({ refundId: id, operatorId: operator.accountId, verdict, reason }, (tx, refund, isPosted) =>
    note(tx, operator, instalment, refund, isPosted ? action : 'instalment.refund_refused'),
  );
}

async function instalmentToActOn(ctx: OperationsContext, operator: Operator, id: string): Promise<PaidInstalment> {
  const [instalment] = await paidInstalments(ctx.db, [id]);
  if (!instalment) return refuseWith('request.not_found');
  await vendorToActOn(ctx, operator, instalment.vendorId, action);
  await assertUnrelated(ctx, operator, instalment.coupleId, action);
  return instalment;
}

const note = (tx: Tx, operator: Operator, instalment: PaidInstalment, refund: InstalmentRefund, what: string): Promise<void> =>
  audit(tx, {
    action: what,
    accountId: operator.accountId,
    address: operator.address,
    subject: `instalment:${instalment.id}`,
    result: 'done',
    detail: { refund: refund.id, number: instalment.number, amountIdr: refund.amountIdr, reason: refund.reason },
  });
