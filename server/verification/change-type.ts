import type { AgreementAnswer } from '../../contract/verification.ts';
import { blankFields, type BusinessType } from '../../core/verification/form.ts';
import { afterEvent } from '../../core/verification/review.ts';
import { inTransaction, isConflict, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { type Agreement, findSetAside, insertAgreement, lockAgreement, setAside } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { readAgreement, setAsideMs } from './read-agreement.ts';

/** Puts away what is there, if it may be left. `revision` is what the caller saw: 0 for nothing. */
async function leave(ctx: VerificationContext, tx: Tx, current: Agreement | null, revision: number): Promise<void> {
  if ((current?.revision ?? 0) !== revision) refuseWith('verification.changed_elsewhere');
  if (!current) return;
  const outcome = afterEvent(current.state, 'change_type');
  if (!outcome.ok) throw new Refused(outcome.refusals);
  await setAside(tx, current.id, ctx.clock.now());
}

/** Starts the form of a business type. Another one that was started can be brought back for a day; the same one again changes nothing. */
export async function chooseType(
  ctx: VerificationContext,
  vendorId: number,
  wish: { readonly type: BusinessType; readonly revision: number },
): Promise<AgreementAnswer> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const current = await lockAgreement(tx, ctx, vendorId);
      if (current?.type !== wish.type) {
        await leave(ctx, tx, current, wish.revision);
        await insertAgreement(tx, ctx, { vendorId, type: wish.type, fields: blankFields(wish.type), savedAt: ctx.clock.now() });
      }
      return readAgreement(ctx, tx, vendorId);
    });
  } catch (fault) {
    // Two windows chose at once, and there was no row yet on which one could have waited for the other.
    if (isConflict(fault)) refuseWith('verification.changed_elsewhere');
    throw fault;
  }
}

/** Swaps what is there for what the last change of the type put away. */
export async function restoreAgreement(ctx: VerificationContext, vendorId: number, revision: number): Promise<AgreementAnswer> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockAgreement(tx, ctx, vendorId);
    const left = await findSetAside(tx, ctx, vendorId, ctx.clock.now() - setAsideMs);
    if (!left) refuseWith('verification.nothing_set_aside');
    await leave(ctx, tx, current, revision);
    await setAside(tx, left.id, null);
    return readAgreement(ctx, tx, vendorId);
  });
}
