import { checkContent } from '../../core/quotations/check.ts';
import { isUndecided } from '../../core/quotations/status.ts';
import { totalsOf } from '../../core/quotations/totals.ts';
import { businessDayOf, startOfBusinessDay } from '../../core/time.ts';
import { mayRead } from '../clients/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { QuotationsContext } from './context.ts';
import { emailSent } from './emails.ts';
import { closeQuotation, findQuotation, lockVersions, markSent } from './quotation-store.ts';
import { countSent, writeSender } from './sender.ts';
import { sayOf, notifyOfQuotation } from './notify.ts';

/**
 * Sends a draft. All versions are locked together, in their order, so that a couple that accepts the version before at the same moment either
 * was first, and this is refused, or finds it replaced. What is sent is what was checked; amounts follow from it. (product 8)
 */
export async function sendQuotation(
  ctx: QuotationsContext,
  { vendorId, accountId }: { readonly vendorId: number; readonly accountId: number },
  id: string,
  revision: number,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const found = (await findQuotation(tx, { kind: 'vendor', vendorId }, id)) ?? refuseWith('request.not_found');
    const versions = await lockVersions(tx, found.number);
    const draft = versions.find((one) => one.id === id) ?? refuseWith('request.not_found');
    if (draft.state !== 'draft') refuseWith('quotations.status_changed');
    if (versions.some(({ state }) => state === 'accepted')) refuseWith('quotations.accepted_before');
    if (draft.revision !== revision) refuseWith('quotations.edited_elsewhere');
    if (!(await mayRead(tx, vendorId, [draft.coupleId])).has(draft.coupleId)) refuseWith('quotations.contact_closed');
    const at = ctx.clock.now();
    const taxBasisPoints = ctx.taxBasisPointsAt(at);
    const checked = checkContent(draft.content, businessDayOf(at), ctx.rules, taxBasisPoints);
    if (!checked.ok) throw new Refused(checked.refusals);
    const { sentADayMax: maximum } = ctx.rules;
    if ((await countSent(tx, draft, startOfBusinessDay(businessDayOf(at)))) >= maximum)
      refuseWith('quotations.sent_too_often', { params: { maximum } });
    for (const before of versions.filter(({ state }) => isUndecided(state))) {
      await closeQuotation(tx, before.id, { state: 'replaced', at });
      await notifyOfQuotation(tx, ctx, { ...before, state: 'replaced' });
    }
    const { totalIdr } = totalsOf(checked.value, taxBasisPoints);
    await markSent(tx, id, { content: checked.value, taxBasisPoints, totalIdr, at });
    await writeSender(tx, id, accountId);
    const sent = { ...draft, state: 'sent', content: checked.value, validUntil: checked.value.valid_until, totalIdr } as const;
    await writeAudit(tx, {
      action: 'quotation.sent',
      accountId,
      subject: `quotation:${id}`,
      result: 'done',
      detail: { totalIdr, number: draft.number },
    });
    await emailSent(tx, ctx, sent);
    await notifyOfQuotation(tx, ctx, sent);
    await sayOf(tx, ctx, sent, { author: 'vendor', accountId, at });
  });
}
