import type { AgreementFile } from '../../contract/verification-shapes.ts';
import { fileRules } from '../../core/files/rules.ts';
import { type DocumentKind, documentsOf, sheetsMax } from '../../core/verification/form.ts';
import { afterEvent } from '../../core/verification/review.ts';
import { keepFile, takeFile } from '../files/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { commitSoFar } from '../kit/unit.ts';
import type { Upload } from '../kit/upload.ts';
import { type Agreement, findAgreement, lockAgreement, updateAgreement } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { forgetFiles } from './file-jobs.ts';
import { announceWithin, filesOf, setFilePosition, locationOf, type StoredFile, takeOut } from './file-rows.ts';
import { presentFile } from './present.ts';
import { openPartsOf } from './read-agreement.ts';
import { versionsOf } from './version-store.ts';

/** Where a file belongs: into which document, instead of which file. */
export interface UploadTarget {
  readonly vendorId: number;
  readonly accountId: number;
  readonly document: DocumentKind;
  readonly replaces: string | undefined;
  readonly address: string;
}

/**
 * Takes a file into the form: read, scanned, looked into, encrypted, stored, and only then placed. A server that dies on the way leaves a file
 * that was announced and never placed, which is swept. What was declined is asked again, so only that may be replaced then.
 */
export async function uploadFile(
  ctx: VerificationContext,
  target: UploadTarget,
  readFile: () => Promise<Upload>,
): Promise<{ file: AgreementFile; revision: number }> {
  const wait = await ctx.throttle.hit(ctx.db, `agreement-upload:${target.vendorId}`, {
    attempts: fileRules.uploadsPerHour,
    windowSeconds: 3_600,
  });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  const agreement = await findAgreement(ctx.db, ctx, target.vendorId);
  if (!agreement) refuseWith('verification.status_changed');
  await assertOpen(ctx.db, agreement, target.document);

  const upload = await readFile();
  const taken = await takeFile(ctx, target.accountId, upload, () => auditUpload(ctx.db, target, 'refused', { reason: 'infected' }));
  const facts = {
    agreementId: agreement.id,
    vendorId: target.vendorId,
    document: target.document,
    name: taken.name,
    mediaType: taken.mediaType,
    sizeBytes: taken.bytes.length,
    width: taken.width,
    height: taken.height,
    pages: taken.pages,
    uploadedAt: ctx.clock.now(),
  };
  const id = await inTransaction(ctx.db, (tx) =>
    announceWithin(tx, fileRules.vendorBytesMax, ctx, { ...facts, contentMac: ctx.keyring.mac(upload.bytes) }),
  );
  // Files no row knows of would never be removed.
  await commitSoFar();
  await keepFile(ctx, locationOf(target.vendorId, id), taken.bytes);
  return inTransaction(ctx.db, async (tx) => {
    const { position, revision } = await addToForm(ctx, tx, agreement.id, target, id);
    await auditUpload(tx, target, 'done', { file: id, bytes: facts.sizeBytes });
    return { file: presentFile({ ...facts, id, position }), revision };
  });
}

/** Refuses what is not asked for, not now, or not again. */
export async function assertOpen(db: Connection, agreement: Agreement, document: DocumentKind): Promise<void> {
  if (!documentsOf(agreement.type).includes(document)) refuseWith('verification.not_asked', { field: `documents.${document}` });
  const outcome = afterEvent(agreement.state, 'save');
  if (!outcome.ok) throw new Refused(outcome.refusals);
  if (!openPartsOf(agreement, await versionsOf(db, agreement.vendorId)).documents.has(document))
    refuseWith('verification.not_declined', { field: `documents.${document}` });
}

/** The form may have changed while the file arrived: everything is asked once more, under its lock. */
async function addToForm(
  ctx: VerificationContext,
  tx: Tx,
  agreementId: string,
  target: UploadTarget,
  id: string,
): Promise<{ position: number; revision: number }> {
  const agreement = await lockAgreement(tx, ctx, target.vendorId);
  if (agreement?.id !== agreementId) refuseWith('verification.status_changed');
  await assertOpen(tx, agreement, target.document);
  const sheets = (await filesOf(tx, ctx, agreement.id)).filter(({ document }) => document === target.document);
  const replaced =
    target.replaces === undefined ? null : (sheets.find((sheet) => sheet.id === target.replaces) ?? refuseWith('request.not_found'));
  const maximum = sheetsMax(target.document);
  if (!replaced && sheets.length >= maximum)
    refuseWith('verification.too_many_sheets', { field: `documents.${target.document}`, params: { maximum } });
  const position = replaced?.position ?? nextPosition(sheets);
  const at = ctx.clock.now();
  if (replaced) {
    await takeOut(tx, replaced.id, at);
    await forgetFiles(ctx, tx, [replaced.id]);
  }
  await setFilePosition(tx, id, position);
  return { position, revision: await updateAgreement(tx, ctx, agreement, { savedAt: at }) };
}

const nextPosition = (sheets: readonly StoredFile[]): number => (sheets.at(-1)?.position ?? -1) + 1;

const auditUpload = (
  db: Connection,
  target: UploadTarget,
  result: 'done' | 'refused',
  detail: Record<string, string | number>,
): Promise<void> =>
  writeAudit(db, {
    action: 'verification.upload',
    accountId: target.accountId,
    address: target.address,
    subject: `vendor:${target.vendorId}`,
    result,
    detail: { document: target.document, ...detail },
  });
