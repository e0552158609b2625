import * as contract from '../../contract/verification.ts';
import * as files from '../../contract/verification-files.ts';
import type { Service } from '../kit/serve.ts';
import type { Verification } from './api.ts';
import { orderSheets, removeFile } from './change-files.ts';
import { chooseType, restoreAgreement } from './change-type.ts';
import type { VerificationContext } from './context.ts';
import { eraseOld, registerRetention } from './erase-old.ts';
import { exportAgreement, heldAbout } from './export-agreement.ts';
import { registerFileJobs, sweepFiles } from './file-jobs.ts';
import { findFile } from './file-rows.ts';
import { openStoredFile, openStoredPage } from './open-file.ts';
import { orUnavailable } from '../files/api.ts';
import { readAgreement } from './read-agreement.ts';
import { bindReview } from './routes-review.ts';
import { saveFields } from './save-fields.ts';
import { reviseAgreement, submitAgreement } from './submit-agreement.ts';
import { uploadFile } from './upload-file.ts';

/** Binds the agreement form and its review. */
export function registerVerification(service: Service, ctx: VerificationContext): Verification {
  const { serve } = service;
  registerFileJobs(ctx);
  registerRetention(ctx);
  serve(contract.getAgreement, async ({ session }) => ({ data: await readAgreement(ctx, ctx.db, session.vendor.id) }));
  serve(contract.chooseBusinessType, async ({ session, body }) => ({
    data: await chooseType(ctx, session.vendor.id, { type: body.business_type, revision: body.revision }),
  }));
  serve(contract.restoreAgreement, async ({ session, body }) => ({ data: await restoreAgreement(ctx, session.vendor.id, body.revision) }));
  serve(contract.saveAgreement, async ({ session, body }) => ({ data: await saveFields(ctx, session.vendor.id, body) }));
  serve(files.uploadFile, async ({ session, query, request, readFile }) => {
    const place = { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip, ...query };
    return { data: await orUnavailable(ctx, uploadFile(ctx, { ...place, replaces: query.replaces }, readFile)) };
  });
  serve(files.openFile, async ({ session, params, request, reply }) => {
    const file = await findFile(ctx.db, ctx, session.vendor.id, params.id);
    return orUnavailable(ctx, openStoredFile(ctx, { accountId: session.accountId, address: request.ip }, file, reply));
  });
  serve(files.openPage, async ({ session, params, request, reply }) => {
    const file = await findFile(ctx.db, ctx, session.vendor.id, params.id);
    return orUnavailable(ctx, openStoredPage(ctx, { accountId: session.accountId, address: request.ip }, file, params.page, reply));
  });
  serve(files.removeFile, async ({ session, params, request }) => ({
    data: await removeFile(ctx, { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip }, params.id),
  }));
  serve(files.orderSheets, async ({ session, params, body }) => ({
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
  serve(contract.exportAgreement, async ({ session, body, request, reply }) => {
    const by = { vendorId: session.vendor.id, accountId: session.accountId, address: request.ip };
    return exportAgreement(ctx, by, body.password, reply);
  });
  bindReview(service, ctx);
  return { sweep: () => sweepFiles(ctx), eraseOld: () => eraseOld(ctx), heldAbout: (vendorId) => heldAbout(ctx, vendorId) };
}
