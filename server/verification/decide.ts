import type { AnswerOf } from '../../contract/endpoint.ts';
import type { reviewQueue } from '../../contract/verification-review.ts';
import { pages } from '../../core/identity/pages.ts';
import { cleanText } from '../../core/text.ts';
import { afterEvent, checkDecline, type DeclinedPart } from '../../core/verification/review.ts';
import { approvalEmail, declineEmail } from '../../texts/messages/verification.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { lockAgreement, updateAgreement } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { filesOfVersion } from './file-rows.ts';
import { openCase } from './open-case.ts';
import { presentRows, type Reviewer } from './review-case.ts';
import { forgetLookers } from './review-store.ts';
import { decideVersion, findVersion } from './version-store.ts';

export type Decision = { readonly kind: 'approve' } | { readonly kind: 'decline'; readonly parts: readonly DeclinedPart[] };

const noteLengthMax = 500;

/**
 * Decides a submission, once: of two operators who decide at the same time the second waits for the first and is refused. The vendor is notified
 * by an email that is written in the same transaction.
 */
export async function decideAgreement(
  ctx: VerificationContext,
  operator: Reviewer,
  id: string,
  decision: Decision,
): Promise<AnswerOf<typeof reviewQueue>['data'][number]> {
  const { version: asSeen, vendor } = await openCase(ctx, operator, id, `verification.${decision.kind}`);
  const { vendorId, agreementId } = asSeen;
  return inTransaction(ctx.db, async (tx) => {
    const agreement = await lockAgreement(tx, ctx, vendorId);
    // Read again under the lock: what was open a moment ago may be decided now.
    const version = (await findVersion(tx, ctx, id)) ?? refuseWith('request.not_found');
    const outcome = agreement?.id === agreementId ? afterEvent(agreement.state, decision.kind) : null;
    if (version.state !== 'submitted' || !agreement || !outcome?.ok) refuseWith('verification.already_decided');

    const files = await filesOfVersion(tx, ctx, id);
    const declined = decision.kind === 'decline' ? cleanParts(decision.parts, new Set(files.map(({ document }) => document))) : [];
    const at = ctx.clock.now();
    const state = decision.kind === 'approve' ? 'approved' : 'declined';
    if (!(await decideVersion(tx, id, { state, declined, by: operator.accountId, at }))) refuseWith('verification.already_decided');
    await updateAgreement(tx, ctx, agreement, { state: outcome.value, savedAt: agreement.savedAt });
    await forgetLookers(tx, id);
    await writeAudit(tx, {
      action: `verification.${decision.kind}`,
      accountId: operator.accountId,
      address: operator.address,
      subject: `agreement:${id}`,
      result: 'done',
      detail: {
        vendor: vendorId,
        number: version.number,
        parts: declined.map(({ part, reasons }) => `${part}: ${reasons.join(' ')}`).join('; '),
      },
    });
    const facts = { business: vendor.businessName, number: version.number, link: ctx.addresses.page(pages.agreement, vendor.language) };
    const mail = state === 'approved' ? approvalEmail(vendor.language, facts) : declineEmail(vendor.language, facts, declined);
    await ctx.notifier.email(tx, { to: vendor.email, language: vendor.language, ...mail });
    const [row] = await presentRows(ctx, tx, operator, [{ ...version, state, decidedAt: at }]);
    return row ?? refuseWith('request.not_found');
  });
}

function cleanParts(parts: readonly DeclinedPart[], handedIn: Parameters<typeof checkDecline>[1]): readonly DeclinedPart[] {
  const clean = parts.map((part, index) => {
    const note = cleanText(part.note, { field: `parts.${index}.note`, maxLength: noteLengthMax, isRequired: false });
    if (note.ok) return { ...part, reasons: [...new Set(part.reasons)], note: note.value };
    const [{ code, field = '', params }] = note.refusals;
    return refuseWith(code === 'text.too_long' ? 'verification.text_too_long' : 'verification.text_invalid', {
      field,
      ...(params && { params }),
    });
  });
  const outcome = checkDecline(clean, handedIn);
  if (!outcome.ok) throw new Refused(outcome.refusals);
  return outcome.value;
}
