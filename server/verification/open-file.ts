import type { FastifyReply } from 'fastify';
import { contentsOf, pageOf } from '../files/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { refuseWith } from '../kit/refused.ts';
import { sendAttachment } from '../kit/upload.ts';
import type { VerificationContext } from './context.ts';
import { locationOf, type StoredFile } from './file-rows.ts';

/** Who opens a file, and from where. */
export interface Opener {
  readonly accountId: number;
  readonly address: string;
}

/** Hands a file out; that it was opened is written down before a byte of it leaves. */
export async function openStoredFile(
  ctx: VerificationContext,
  opener: Opener,
  file: StoredFile | null,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!file) refuseWith('request.not_found');
  const bytes = await contentsOf(ctx, locationOf(file.vendorId, file.id));
  await writeDown(ctx, opener, file);
  return sendAttachment(reply, { name: file.name, mediaType: file.mediaType, bytes });
}

/** Hands out one page of a PDF as a picture, drawn far from everything else; the file itself stays here. */
export async function openStoredPage(
  ctx: VerificationContext,
  opener: Opener,
  file: StoredFile | null,
  page: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!file || file.pages === null || page > file.pages) refuseWith('request.not_found');
  const bytes = await pageOf(ctx, opener.accountId, locationOf(file.vendorId, file.id), page);
  await writeDown(ctx, opener, file, page);
  return sendAttachment(reply, { name: `${file.name} ${page}.jpg`, mediaType: 'image/jpeg', bytes });
}

const writeDown = (ctx: VerificationContext, opener: Opener, file: StoredFile, page?: number): Promise<void> =>
  writeAudit(ctx.db, {
    action: 'verification.open_file',
    accountId: opener.accountId,
    address: opener.address,
    subject: `file:${file.id}`,
    result: 'done',
    detail: { document: file.document, vendor: file.vendorId, ...(page !== undefined && { page }) },
  });
