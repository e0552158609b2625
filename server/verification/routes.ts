import * as contract from '../../contract/verification.ts';
import type { Service } from '../kit/serve.ts';
import { InspectorBusy } from '../ports/file-inspector.ts';
import { FilesOutage } from '../ports/files.ts';
import { ScanOutage } from '../ports/virus-scan.ts';
import { refuseWith } from '../kit/refused.ts';
import { orderSheets, removeFile } from './change-files.ts';
import { chooseType, restoreAgreement } from './change-type.ts';
import type { VerificationContext } from './context.ts';
import { decide } from './decide.ts';
import { registerFileJobs, sweepFiles } from './file-jobs.ts';
import { filesOfVersion, findFile } from './file-rows.ts';
import { openStoredFile } from './open-file.ts';
import { readAgreement } from './read-agreement.ts';
import { knownVersion, lookAt, readCase, readQueue, revealNumber } from './review-case.ts';
import { saveFields } from './save-fields.ts';
import { reviseAgreement, submitAgreement } from './submit-agreement.ts';
import { uploadFile } from './upload-file.ts';

/** Without its store or its scanner nothing of files works: the caller should come back, nothing was changed. (reliability S52) */
async function orUnavailable<T>(ctx: VerificationContext, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof InspectorBusy) refuseWith('server.busy', { retryAfterSeconds: 5 });
    if (!(fault instanceof FilesOutage) && !(fault instanceof ScanOutage)) throw fault;
    ctx.log.warn({ err: fault }, 'files outage');
    return refuseWith('server.unavailable', { retryAfterSeconds: 5 });
  }
}

/** What the rest of the system may ask of a running verification. */
export interface Verification {
  /** Removes uploads that died and drafts that nobody brought back; a job does it every hour. */
  sweep(): Promise<void>;
}

/** Binds the agreement form and its review. */
export function registerVerification(service: Service, ctx: VerificationContext): Verification {
  const { serve } = service;
  registerFileJobs(ctx);
  serve(contract.getAgreement, async ({ session }) => ({ data: await readAgreement(ctx, ctx.db, session.vendor.id) }));
  serve(contract.chooseBusinessType, async ({ session, body }) => ({
    data: await chooseType(ctx, session.vendor.id, { type: body.business_type, revision: body.revision }),
  }));
  serve(contract.restoreAgreement, async ({ session, body }) => ({ data: await restoreAgreement(ctx, session.vendor.id, body.revision) }));
  serve(contract.saveAgreement, async ({ session, body }) => ({ data: await saveFields(ctx, session.vendor.id, body) }));
  serve(contract.uploadFile, async ({ session, query, request, readFile }) => {
    const place = { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip, ...query };
    return { data: await orUnavailable(ctx, uploadFile(ctx, { ...place, replaces: query.replaces }, readFile)) };
  });
  serve(contract.openFile, async ({ session, params, request, reply }) =>
    orUnavailable(
      ctx,
      openStoredFile(
        ctx,
        { accountId: session.accountId, address: request.ip },
        await findFile(ctx.db, ctx, session.vendor.id, params.id),
        reply,
      ),
    ),
  );
  serve(contract.removeFile, async ({ session, params, request }) => ({
    data: await removeFile(ctx, { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip }, params.id),
  }));
  serve(contract.orderSheets, async ({ session, params, body }) => ({
    data: await orderSheets(ctx, session.vendor.id, params.document, body.files),
  }));
  serve(contract.submitAgreement, async ({ session, body, request }) => ({
    data: await submitAgreement(ctx, {
      vendorId: session.vendor.id,
      accountId: session.accountId,
      address: request.ip,
      revision: body.revision,
      termsVersion: body.terms_version,
      language: body.language,
    }),
  }));
  serve(contract.reviseAgreement, async ({ session, body, request }) => ({
    data: await reviseAgreement(ctx, { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip }, body.revision),
  }));
  registerReview(service, ctx);
  return { sweep: () => sweepFiles(ctx) };
}

function registerReview({ serve }: Service, ctx: VerificationContext): void {
  serve(contract.reviewQueue, ({ session, query }) => readQueue(ctx, session, query));
  serve(contract.getReviewCase, async ({ session, params }) => ({ data: await readCase(ctx, session, params.id) }));
  serve(contract.lookAtCase, async ({ session, params }) => ({ data: await lookAt(ctx, session, params.id) }));
  serve(contract.openCaseFile, async ({ session, params, request, reply }) => {
    const version = await knownVersion(ctx, ctx.db, params.id);
    const file = (await filesOfVersion(ctx.db, ctx, version.id)).find(({ id }) => id === params.file) ?? null;
    return orUnavailable(ctx, openStoredFile(ctx, { accountId: session.accountId, address: request.ip }, file, reply));
  });
  serve(contract.revealNumber, async ({ session, params, body, request }) => ({
    data: await revealNumber(ctx, { accountId: session.accountId, address: request.ip }, params.id, body.field),
  }));
  serve(contract.approveAgreement, async ({ session, params, request }) => ({
    data: await decide(ctx, { session, address: request.ip }, params.id, { kind: 'approve' }),
  }));
  serve(contract.declineAgreement, async ({ session, params, body, request }) => ({
    data: await decide(ctx, { session, address: request.ip }, params.id, { kind: 'decline', parts: body.parts }),
  }));
}
