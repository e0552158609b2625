import type { AuditAction } from '../../core/operations/audit.ts';
import { feeOn } from '../../core/earnings/fee.ts';
import { accept as accepted, type Outcome } from '../../core/outcome.ts';
import type { DeclineGround } from '../../core/quotations/decline.ts';
import { instalmentAmounts } from '../../core/quotations/schedule.ts';
import { afterAct, type QuotationAct } from '../../core/quotations/status.ts';
import { cleanText, type TextRefusal } from '../../core/text.ts';
import { feeOf } from '../catalogue/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Viewer } from '../clients/api.ts';
import type { QuotationsContext } from './context.ts';
import { insertInstalments } from './instalment-store.ts';
import { emailAccepted, emailDeclined, emailExpired, emailWithdrawn } from './emails.ts';
import { closeQuotation, findQuotation, lockAny, lockQuotation, lockVersions, markViewed, type Quotation } from './quotation-store.ts';
import { sayOf, notifyOfQuotation } from './notify.ts';
import { assertVendorHere } from './vendor-here.ts';

interface By {
  readonly viewer: Viewer;
  readonly accountId: number;
}

/** The couple opened it: the vendor sees that, the first time. */
export async function viewQuotation(ctx: QuotationsContext, viewer: Viewer, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const quotation = (await lockQuotation(tx, viewer, id)) ?? refuseWith('request.not_found');
    if (quotation.state !== 'sent') return;
    await markViewed(tx, id, ctx.clock.now());
    await notifyOfQuotation(tx, ctx, { ...quotation, state: 'viewed' });
  });
}

/**
 * The couple accepts: its day is taken from now on, what we keep by the vendor's plan of this moment is written down with it, and the schedule becomes instalments. A vendor
 * that takes it back at the same moment waits for the same row, and one of both is refused. One that is not published is refused. (product 3, 8)
 */
export async function acceptQuotation(ctx: QuotationsContext, { viewer, accountId }: By, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const quotation = await decided(tx, ctx, viewer, id, 'accept');
    await assertVendorHere(tx, quotation.vendorId);
    const at = ctx.clock.now();
    const feeBasisPoints = await feeOf(tx, quotation.vendorId);
    await closeQuotation(tx, id, { state: 'accepted', at, feeBasisPoints });
    const { schedule } = quotation.content;
    const amounts = instalmentAmounts(schedule, quotation.totalIdr ?? 0);
    await insertInstalments(
      tx,
      id,
      schedule.map(({ label, due_date: due }, index) => {
        const amountIdr = amounts[index] ?? 0;
        return { label, amountIdr, feeIdr: feeOn(amountIdr, feeBasisPoints), dueOn: due ?? '' };
      }),
    );
    const { vendorId, coupleId, content } = quotation;
    const isOverbooked = await ctx.calendar.book(tx, { vendorId, coupleId, quotationId: id, day: content.event_date });
    await note(tx, accountId, quotation, 'quotation.accepted');
    const now = { ...quotation, state: 'accepted' } as const;
    await emailAccepted(tx, ctx, now, isOverbooked);
    await notifyOfQuotation(tx, ctx, now);
    await sayOf(tx, ctx, now, { author: 'couple', accountId, at });
  });
}

/** How a quotation ends that was not accepted. A ground is the couple's alone. */
type End =
  | { readonly act: 'decline'; readonly reason: string; readonly ground: DeclineGround | null }
  | { readonly act: 'withdraw'; readonly reason: string };

/** The couple declines, or the vendor takes it back, with a reason if it likes. */
export async function endQuotation(ctx: QuotationsContext, { viewer, accountId }: By, id: string, end: End): Promise<void> {
  const { act } = end;
  const declineGround = end.act === 'decline' ? end.ground : null;
  const reason = checkReason(end.reason, ctx.rules.declineReasonLengthMax);
  if (!reason.ok) throw new Refused(reason.refusals);
  await inTransaction(ctx.db, async (tx) => {
    const quotation = await decided(tx, ctx, viewer, id, act);
    const at = ctx.clock.now();
    const state = act === 'decline' ? 'declined' : 'withdrawn';
    await closeQuotation(tx, id, { state, at, reason: reason.value, declineGround });
    await note(tx, accountId, quotation, `quotation.${state}`);
    const now = { ...quotation, state, reason: reason.value, declineGround } as const;
    await (act === 'decline' ? emailDeclined(tx, ctx, now) : emailWithdrawn(tx, ctx, now));
    await notifyOfQuotation(tx, ctx, now);
    await sayOf(tx, ctx, now, { author: viewer.kind, accountId, at });
  });
}

/** Its last day is over and no one decided. Does nothing when someone did in the meantime. */
export async function expireQuotation(ctx: QuotationsContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const quotation = await lockAny(tx, id);
    const at = ctx.clock.now();
    if (!afterAct(quotation, 'expire', at).ok) return;
    await closeQuotation(tx, id, { state: 'expired', at });
    const now = { ...quotation, state: 'expired' } as const;
    await emailExpired(tx, ctx, now);
    await notifyOfQuotation(tx, ctx, now);
  });
}

/** The quotation under its lock, if the act is allowed now. Versions are locked together: sending a new one takes the same locks. */
async function decided(tx: Tx, ctx: QuotationsContext, viewer: Viewer, id: string, act: QuotationAct): Promise<Quotation> {
  const found = (await findQuotation(tx, viewer, id)) ?? refuseWith('request.not_found');
  const quotation = (await lockVersions(tx, found.number)).find((one) => one.id === id) ?? refuseWith('request.not_found');
  const outcome = afterAct(quotation, act, ctx.clock.now());
  if (!outcome.ok) throw new Refused(outcome.refusals);
  return quotation;
}

type ReasonRefusal = 'quotations.text_invalid' | 'quotations.text_too_long';
const reasonCodes: Readonly<Record<TextRefusal, ReasonRefusal>> = {
  'text.required': 'quotations.text_invalid',
  'text.too_long': 'quotations.text_too_long',
  'text.forbidden_characters': 'quotations.text_invalid',
};
/** The reason in clean words, null when none was given. */
function checkReason(raw: string, maxLength: number): Outcome<string | null, ReasonRefusal> {
  const text = cleanText(raw, { field: 'reason', maxLength, isRequired: false });
  if (text.ok) return accepted(text.value === '' ? null : text.value);
  const [{ code, ...rest }] = text.refusals;
  return { ok: false, refusals: [{ ...rest, code: reasonCodes[code] }] };
}

const note = (tx: Tx, accountId: number, { id, number, totalIdr }: Quotation, action: AuditAction): Promise<void> =>
  writeAudit(tx, { action, accountId, subject: `quotation:${id}`, result: 'done', detail: { number, totalIdr } });
