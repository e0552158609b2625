import { keysOf } from '../../core/keys.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { saveAgreement } from '../../contract/verification.ts';
import type { Refusal } from '../../core/outcome.ts';
import { cleanDraftText, type FieldCode } from '../../core/verification/fields.ts';
import { type AgreementFields, type BusinessType, type FieldName, needOfField, ownerPosition } from '../../core/verification/form.ts';
import { afterEvent } from '../../core/verification/review.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { lockAgreement, updateAgreement } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { openPartsOf } from './read-agreement.ts';
import { versionsOf } from './version-store.ts';

type Change = BodyOf<typeof saveAgreement>;
type SaveCode = FieldCode | 'verification.not_asked' | 'verification.not_declined' | 'verification.changed_elsewhere';

/**
 * Stores what was typed. A field that another window changed since this one last looked is not overwritten: the save is refused and names
 * it, and the window reads again. Fields it did not touch are merged.
 */
export async function saveFields(
  ctx: VerificationContext,
  vendorId: number,
  { revision, fields }: Change,
): Promise<{ revision: number; saved_at: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const agreement = await lockAgreement(tx, ctx, vendorId);
    if (!agreement) refuseWith('verification.status_changed');
    const outcome = afterEvent(agreement.state, 'save');
    if (!outcome.ok) throw new Refused(outcome.refusals);
    const open = openPartsOf(agreement, await versionsOf(tx, vendorId)).fields;
    const clean = cleanFields(agreement.type, fields);
    const refusals: Refusal<SaveCode>[] = [...clean.refusals];
    const changed = keysOf(clean.fields).filter((field) => clean.fields[field] !== agreement.fields[field]);
    for (const field of changed) {
      if (!open.has(field)) refusals.push({ code: 'verification.not_declined', field });
      else if ((agreement.fieldRevisions[field] ?? 0) > revision) refusals.push({ code: 'verification.changed_elsewhere', field });
    }
    const [first, ...more] = refusals;
    if (first) throw new Refused([first, ...more]);
    if (changed.length === 0) return { revision: agreement.revision, saved_at: new Date(agreement.savedAt).toISOString() };
    const savedAt = ctx.clock.now();
    const next = await updateAgreement(tx, ctx, agreement, { fields: { ...agreement.fields, ...clean.fields }, savedAt });
    return { revision: next, saved_at: new Date(savedAt).toISOString() };
  });
}

function cleanFields(type: BusinessType, raw: Change['fields']): { fields: Partial<AgreementFields>; refusals: Refusal<SaveCode>[] } {
  const fields: Record<string, string | boolean | null> = {};
  const refusals: Refusal<SaveCode>[] = [];
  for (const [field, value] of Object.entries(raw) as [FieldName, string | boolean | null | undefined][]) {
    if (value === undefined) continue;
    if (needOfField(type, field) === 'absent') {
      refusals.push({ code: 'verification.not_asked', field });
    } else if (typeof value !== 'string') {
      fields[field] = value;
    } else {
      const text = cleanDraftText(field, value);
      if (!text.ok) refusals.push(...text.refusals);
      else if (field === 'signatory_position' && type === 'individual' && text.value !== ownerPosition)
        refusals.push({ code: 'verification.position_fixed', field });
      else fields[field] = text.value;
    }
  }
  return { fields, refusals };
}
