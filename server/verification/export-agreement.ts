import type { FastifyReply } from 'fastify';
import { retentionRules } from '../../core/verification/retention.ts';
import { writeAudit } from '../kit/audit.ts';
import { sendAttachment } from '../kit/upload.ts';
import { type Agreement, agreementsOf } from './agreement-store.ts';
import type { VerificationContext } from './context.ts';
import { filesOf, filesOfVersion } from './file-rows.ts';
import { presentFile, presentVersion } from './present.ts';
import { findVersion, type Version, versionsOf } from './version-store.ts';

/**
 * Everything we hold about a vendor's agreement, its numbers in full, for the vendor alone: so the password is asked again and the export
 * written down. Documents are listed; each is saved from the form. (reliability S48, S49)
 */
export async function exportAgreement(
  ctx: VerificationContext,
  by: { readonly vendorId: number; readonly accountId: number; readonly address: string },
  password: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const action = 'verification.export';
  const { vendorId, accountId, address } = by;
  await ctx.confirmPassword({ accountId, address, password, field: 'password', action });
  const held = await heldAbout(ctx, vendorId);
  await writeAudit(ctx.db, {
    action,
    accountId,
    address,
    subject: `vendor:${vendorId}`,
    result: 'done',
    detail: { versions: held.versions.length },
  });
  const bytes = Buffer.from(`${JSON.stringify(held, null, 2)}\n`);
  return sendAttachment(reply, { name: 'pelaminan-agreement.json', mediaType: 'application/json', bytes });
}

/** The same without asking: for anyone who asked already. */
export async function heldAbout(ctx: VerificationContext, vendorId: number) {
  const forms = await agreementsOf(ctx.db, ctx, vendorId);
  const versions = await versionsOf(ctx.db, vendorId);
  return {
    exported_at: new Date(ctx.clock.now()).toISOString(),
    kept: retentionRules,
    forms: await Promise.all(forms.map((form) => written(ctx, form))),
    versions: await Promise.all(versions.map((version) => signed(ctx, version))),
  };
}

const written = async (ctx: VerificationContext, form: Agreement) => ({
  state: form.state,
  business_type: form.type,
  saved_at: new Date(form.savedAt).toISOString(),
  is_left_behind: form.setAsideAt !== null,
  fields: form.fields,
  files: (await filesOf(ctx.db, ctx, form.id)).map(presentFile),
});

async function signed(ctx: VerificationContext, version: Version) {
  const found = await findVersion(ctx.db, ctx, version.id);
  if (found === null) return presentVersion(version);
  const { terms, fields } = found;
  return {
    ...presentVersion(version),
    fields,
    files: (await filesOfVersion(ctx.db, ctx, version.id)).map(presentFile),
    terms: { version: terms.version, hash: terms.hash.toString('hex'), language: terms.language, accepted_from: terms.acceptedFrom },
  };
}
