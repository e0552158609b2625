import type { AuditAction } from '../../core/operations/audit.ts';
import { checkNote, checkReference } from '../../core/operations/reason.ts';
import * as z from 'zod';
import type { RefusalCode } from '../../contract/refusals.ts';
import { closeAs, mayBeSent, payoutFailures, type PayoutFailure, returnOf, startOf, undoOf } from '../../core/payouts/payout.ts';
import type { Outcome } from '../../core/outcome.ts';
import { weightOfGivingBack } from '../../core/operations/proposal.ts';
import { vendorSuspended } from '../../core/identity/vendor-status.ts';
import { vendorContact } from '../catalogue/api.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Payout } from '../payouts/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { type Deed, type Performer, proposeAct } from './propose.ts';
import type { Terms } from './proposals-store.ts';
import { kept, reasonOf } from './reason.ts';
import { vendorToActOn } from './unrelated.ts';

/** What is asked of a payout, under which key, and what of it. */
interface PayoutAsked {
  readonly id: string;
  readonly idempotencyKey: string | null;
}

const note = (
  tx: Connection,
  operator: Operator,
  action: AuditAction,
  { id, number, vendorId, amountIdr }: Payout,
  detail: Readonly<Record<string, string>> = {},
): Promise<void> => noteDone(tx, operator, action, `payout:${id}`, { number, vendor: vendorId, amountIdr, ...detail });

/** Proposes something about a payout and answers it as it is then. No one acts on a vendor it is related to. */
async function ask(
  ctx: OperationsContext,
  performer: Performer,
  operator: Operator,
  asked: PayoutAsked,
  told: Terms = {},
): Promise<Payout> {
  const payout = (await ctx.payouts.find(asked.id)) ?? refuseWith('request.not_found');
  const vendor = await vendorToActOn(ctx, operator, payout.vendorId, performer.action);
  const { holderName: holder, bankName: bank, numberEnd: end } = payout.account;
  await proposeAct(ctx, performer, operator, {
    subject: `payout:${payout.id}`,
    vendorId: vendor.id,
    amountIdr: payout.amountIdr,
    concerns: [vendor.accountId],
    terms: { number: payout.number, bank, holder, end, ...told },
    reason: null,
    idempotencyKey: asked.idempotencyKey,
  });
  return (await ctx.payouts.find(asked.id)) ?? refuseWith('request.not_found');
}

/** Takes a payout into the next batch for the bank. Anyone who approved the vendor's agreement does not do so alone. (decision 0121) */
export const startPayout = (ctx: OperationsContext, operator: Operator, asked: PayoutAsked): Promise<Payout> =>
  ask(ctx, { ...payoutStart, ground: (tx, _ctx, about) => startedBy(tx, ctx, operator, about) }, operator, asked);

async function startedBy(tx: Tx, ctx: OperationsContext, operator: Operator, asked: Parameters<Performer['ground']>[2]) {
  const found = await payoutStart.ground(tx, ctx, asked);
  return { ...found, takesTwo: (await ctx.approverOf(tx, asked.vendorId ?? 0)) === operator.accountId };
}

/** It was started by mistake, and the bank has not been told. */
export const undoPayout = (ctx: OperationsContext, operator: Operator, asked: PayoutAsked): Promise<Payout> =>
  ask(ctx, payoutUndo, operator, asked);

/** The bank sent it, and calls it this. */
export async function payPayout(ctx: OperationsContext, operator: Operator, asked: PayoutAsked, raw: string): Promise<Payout> {
  return ask(ctx, payoutPaid, operator, asked, { reference: kept(checkReference(raw)) });
}

interface FailureReport {
  readonly failure: PayoutFailure;
  readonly note: string;
}
/** It could not be sent; the vendor reads why. */
export async function failPayout(ctx: OperationsContext, operator: Operator, asked: PayoutAsked, told: FailureReport): Promise<Payout> {
  return ask(ctx, payoutFailed, operator, asked, failureOf(told));
}
/** It was paid and came back; the vendor reads why and can ask again. */
export async function sendBack(ctx: OperationsContext, operator: Operator, asked: PayoutAsked, told: FailureReport): Promise<Payout> {
  return ask(ctx, payoutReturned, operator, asked, failureOf(told));
}
function failureOf({ failure, note: raw }: FailureReport): Terms {
  if (failure === 'other' && raw.trim() === '') refuseWith('payouts.note_required', { field: 'note' });
  return { failure, note: failure === 'other' ? reasonOf(raw, 'payout_failed', 'note') : kept(checkNote(raw, 'note')) };
}

/** Whether something can be done to a payout as it stands, and how much it weighs. */
interface Rule {
  readonly allows: (payout: Payout) => Outcome<unknown, RefusalCode>;
  readonly weigh: (payout: Payout) => number;
}
/** What a payout is on: its state, amount and account. What cannot be done to it now is not proposed either. */
const groundOf = ({ allows, weigh }: Rule): Performer['ground'] =>
  async function ground(tx, ctx, { subject }) {
    const payout = await ctx.payouts.lock(tx, idOf(subject));
    const allowed = allows(payout);
    if (!allowed.ok) throw new Refused(allowed.refusals);
    return { ground: `${payout.state} ${payout.amountIdr} ${payout.account.id}`, weight: weigh(payout) };
  };
const idOf = (subject: string): string => subject.slice('payout:'.length);
const whole = ({ amountIdr }: Payout): number => amountIdr;

const act = (
  kind: Performer['kind'],
  action: AuditAction,
  rule: Rule,
  perform: (tx: Tx, ctx: OperationsContext, operator: Operator, deed: Deed & { readonly payoutId: string }) => Promise<void>,
): Performer => ({
  kind,
  action,
  ground: groundOf(rule),
  perform: (tx, ctx, operator, deed) => perform(tx, ctx, operator, { ...deed, payoutId: idOf(deed.subject) }),
});
const paidTerms = z.object({ reference: z.string() });
const failureTerms = z.object({ failure: z.enum(payoutFailures), note: z.string() });

const started = act('payout_start', 'payouts.started', { allows: startOf, weigh: whole }, async (tx, ctx, operator, { payoutId }) => {
  await note(tx, operator, 'payouts.started', await ctx.payouts.start(tx, payoutId, operator.accountId));
});
/** Not of a suspended vendor (decision 0189). */
export const payoutStart: Performer = {
  ...started,
  async ground(tx, ctx, asked) {
    await assertNotSuspended(tx, asked.vendorId ?? 0);
    return started.ground(tx, ctx, asked);
  },
};

async function assertNotSuspended(db: Connection, vendorId: number): Promise<void> {
  if ((await vendorContact(db, vendorId))?.status === vendorSuspended) refuseWith('payouts.vendor_suspended');
}

export const payoutUndo = act(
  'payout_undo',
  'payouts.start_undone',
  { allows: undoOf, weigh: () => 0 },
  async (tx, ctx, operator, { payoutId }) => {
    await note(tx, operator, 'payouts.start_undone', await ctx.payouts.undo(tx, payoutId));
  },
);
export const payoutPaid = act(
  'payout_paid',
  'payouts.paid',
  { allows: (payout) => closeAs(payout, 'paid'), weigh: whole },
  async (tx, ctx, operator, { payoutId, terms }) => {
    const { reference } = paidTerms.parse(terms);
    await note(tx, operator, 'payouts.paid', await ctx.payouts.pay(tx, payoutId, operator.accountId, reference), { reference });
  },
);
export const payoutFailed = act(
  'payout_failed',
  'payouts.failed',
  { allows: (payout) => closeAs(payout, 'failed'), weigh: (payout) => weightOfGivingBack(payout.amountIdr, mayBeSent(payout)) },
  async (tx, ctx, operator, { payoutId, terms }) => {
    const { failure, note: words } = failureTerms.parse(terms);
    const payout = await ctx.payouts.fail(tx, payoutId, operator.accountId, { code: failure, note: words });
    await note(tx, operator, 'payouts.failed', payout, { failure, words });
  },
);
export const payoutReturned = act(
  'payout_returned',
  'payouts.returned',
  { allows: returnOf, weigh: whole },
  async (tx, ctx, operator, { payoutId, terms }) => {
    const { failure, note: words } = failureTerms.parse(terms);
    const payout = await ctx.payouts.sendBack(tx, payoutId, operator.accountId, { code: failure, note: words });
    await note(tx, operator, 'payouts.returned', payout, { failure, words });
  },
);

/** The whole number, once looked at, once written down (S49). From then on the bank may know of the payout. */
export async function revealNumber(ctx: OperationsContext, operator: Operator, id: string): Promise<string> {
  const payout = (await ctx.payouts.find(id)) ?? refuseWith('request.not_found');
  await vendorToActOn(ctx, operator, payout.vendorId, 'payouts.number_revealed');
  return inTransaction(ctx.db, async (tx) => {
    // Of one that the bank may know of already the number is needed to find it there.
    if (payout.bankInformedAt === null) await assertNotSuspended(tx, payout.vendorId);
    await note(tx, operator, 'payouts.number_revealed', payout);
    return ctx.payouts.numberOf(tx, id);
  });
}
