import type { Connection } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { type PaidInstalment, paidInstalments } from '../quotations/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { type Performer, proposeAct } from './propose.ts';
import type { Proposal } from './proposals-store.ts';
import { reasonOf } from './reason.ts';
import { vendorToActOn } from './unrelated.ts';

const action = 'instalment.refunded';

/** Gives a paid instalment back, or asks a second operator to. No one acts on a vendor or couple it is related to. */
export async function refundInstalment(
  ctx: OperationsContext,
  operator: Operator,
  { id, reason: raw, idempotencyKey }: { readonly id: string; readonly reason: string; readonly idempotencyKey: string | null },
): Promise<Proposal> {
  const reason = reasonOf(raw, 'instalment_refund');
  const instalment = await paidOne(ctx.db, id);
  const vendor = await vendorToActOn(ctx, operator, instalment.vendorId, action);
  return proposeAct(ctx, instalmentRefund, operator, {
    subject: `instalment:${id}`,
    vendorId: vendor.id,
    amountIdr: instalment.amountIdr,
    concerns: [vendor.accountId, instalment.coupleId],
    terms: { label: instalment.label, quotation: instalment.number },
    reason,
    idempotencyKey,
  });
}

async function paidOne(db: Connection, id: string): Promise<PaidInstalment> {
  const [instalment] = await paidInstalments(db, [id]);
  return instalment ?? refuseWith('request.not_found');
}
const idOf = (subject: string): string => subject.slice('instalment:'.length);

export const instalmentRefund: Performer = {
  kind: 'instalment_refund',
  action,
  async ground(tx, ctx, { subject }) {
    const { amountIdr } = await ctx.quotations.lockPaid(tx, idOf(subject));
    return { ground: `paid ${amountIdr}`, weight: amountIdr };
  },
  async perform(tx, ctx, operator, { subject, reason, askedBy }) {
    const refund = await ctx.quotations.refund(tx, { instalmentId: idOf(subject), askedBy, reason: reason ?? '' });
    const { id, number } = await paidOne(tx, refund.instalmentId);
    await noteDone(tx, operator, action, `instalment:${id}`, { refund: refund.id, number, amountIdr: refund.amountIdr, reason });
  },
};
