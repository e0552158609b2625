import type { DocumentKind } from '../../core/verification/form.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { type Agreement, lockAgreement, updateAgreement } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { forgetFiles } from './file-jobs.ts';
import { filesOf, orderFiles, type StoredFile, takeOut } from './file-rows.ts';
import { assertOpen } from './upload-file.ts';

async function lockedForm(ctx: VerificationContext, tx: Tx, vendorId: number): Promise<{ agreement: Agreement; files: StoredFile[] }> {
  const agreement = await lockAgreement(tx, ctx, vendorId);
  if (!agreement) refuseWith('request.not_found');
  return { agreement, files: await filesOf(tx, ctx, agreement.id) };
}

/** Takes a file out of the form; a version that holds it keeps it. */
export async function removeFile(
  ctx: VerificationContext,
  by: { readonly vendorId: number; readonly accountId: number; readonly address: string },
  id: string,
): Promise<{ revision: number }> {
  return inTransaction(ctx.db, async (tx) => {
    const { agreement, files } = await lockedForm(ctx, tx, by.vendorId);
    const file = files.find((known) => known.id === id);
    if (!file) refuseWith('request.not_found');
    await assertOpen(tx, agreement, file.document);
    const at = ctx.clock.now();
    await takeOut(tx, id, at);
    await forgetFiles(ctx, tx, [id]);
    await writeAudit(tx, {
      action: 'verification.remove_file',
      accountId: by.accountId,
      address: by.address,
      subject: `file:${id}`,
      result: 'done',
      detail: { document: file.document },
    });
    return { revision: await updateAgreement(tx, ctx, agreement, { savedAt: at }) };
  });
}

/** Puts the sheets of a document in order. The list must name exactly the sheets there are: another window may have added one. */
export async function orderSheets(
  ctx: VerificationContext,
  vendorId: number,
  document: DocumentKind,
  ids: readonly string[],
): Promise<{ revision: number }> {
  return inTransaction(ctx.db, async (tx) => {
    const { agreement, files } = await lockedForm(ctx, tx, vendorId);
    await assertOpen(tx, agreement, document);
    const sheets = files.filter((file) => file.document === document).map(({ id }) => id);
    if (sheets.length !== ids.length || new Set(ids).size !== ids.length || !sheets.every((id) => ids.includes(id)))
      refuseWith('verification.sheets_changed');
    await orderFiles(tx, ids);
    return { revision: await updateAgreement(tx, ctx, agreement, { savedAt: ctx.clock.now() }) };
  });
}
