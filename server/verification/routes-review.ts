import * as review from '../../contract/verification-review.ts';
import type { Service } from '../kit/serve.ts';
import type { VerificationContext } from './context.ts';
import { decide } from './decide.ts';
import { filesOfVersion } from './file-rows.ts';
import { openStoredFile } from './open-file.ts';
import { orUnavailable } from '../files/api.ts';
import { knownVersion, lookAt, readCase, readQueue, revealNumber } from './review-case.ts';

/** Binds what operators do with agreements. */
export function registerReview({ serve }: Service, ctx: VerificationContext): void {
  serve(review.reviewQueue, ({ session, query }) => readQueue(ctx, session, query));
  serve(review.getReviewCase, async ({ session, params }) => ({ data: await readCase(ctx, session, params.id) }));
  serve(review.lookAtCase, async ({ session, params }) => ({ data: await lookAt(ctx, session, params.id) }));
  serve(review.openCaseFile, async ({ session, params, request, reply }) => {
    const version = await knownVersion(ctx, ctx.db, params.id);
    const file = (await filesOfVersion(ctx.db, ctx, version.id)).find(({ id }) => id === params.file) ?? null;
    return orUnavailable(ctx, openStoredFile(ctx, { accountId: session.accountId, address: request.ip }, file, reply));
  });
  serve(review.revealNumber, async ({ session, params, body, request }) => ({
    data: await revealNumber(ctx, { accountId: session.accountId, address: request.ip }, params.id, body.field),
  }));
  serve(review.approveAgreement, async ({ session, params, request }) => ({
    data: await decide(ctx, { session, address: request.ip }, params.id, { kind: 'approve' }),
  }));
  serve(review.declineAgreement, async ({ session, params, body, request }) => ({
    data: await decide(ctx, { session, address: request.ip }, params.id, { kind: 'decline', parts: body.parts }),
  }));
}
