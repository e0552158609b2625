import type { AuditAction } from '../../core/operations/audit.ts';
import { vendorContact, type VendorContact } from '../catalogue/api.ts';
import { isRelated } from '../identity/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { refuseWith } from '../kit/refused.ts';
import type { VerificationContext } from './context.ts';
import { filesOfVersion, type StoredFile } from './file-rows.ts';
import type { Opener } from './open-file.ts';
import { findVersion, type SignedVersion } from './version-store.ts';

/**
 * A submission an operator may see: there is one, and its vendor is not the operator's own or of someone close. Outside any transaction: a
 * refusal would take the note of it back with everything else. (reliability S23, S50)
 */
export async function openCase(
  ctx: VerificationContext,
  operator: Opener,
  id: string,
  action: AuditAction,
): Promise<{ readonly version: SignedVersion; readonly vendor: VendorContact }> {
  const version = (await findVersion(ctx.db, ctx, id)) ?? refuseWith('request.not_found');
  const vendor = (await vendorContact(ctx.db, version.vendorId)) ?? refuseWith('request.not_found');
  if (!(await isRelated(ctx.db, operator.accountId, vendor.accountId))) return { version, vendor };
  await writeAudit(ctx.db, {
    action,
    accountId: operator.accountId,
    address: operator.address,
    subject: `agreement:${id}`,
    result: 'refused',
    detail: { code: 'verification.own_vendor', vendor: version.vendorId },
  });
  return refuseWith('verification.own_vendor');
}

/** One document of such a submission, or null when it is none of it. */
export async function fileInCase(ctx: VerificationContext, operator: Opener, id: string, file: string): Promise<StoredFile | null> {
  const { version } = await openCase(ctx, operator, id, 'verification.open_file');
  return (await filesOfVersion(ctx.db, ctx, version.id)).find((known) => known.id === file) ?? null;
}
