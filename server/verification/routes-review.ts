import type { FastifyRequest } from 'fastify';
import * as review from '../../contract/verification-review.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import type { VerificationContext } from './context.ts';
import { decide } from './decide.ts';
import { fileInCase } from './open-case.ts';
import { type Opener, openStoredFile, openStoredPage } from './open-file.ts';
import { orUnavailable } from '../files/api.ts';
import { lookAt, readCase, readQueue, revealNumber } from './review-case.ts';

const openerOf = ({ session, request }: { readonly session: Session; readonly request: FastifyRequest }): Opener => ({
  accountId: session.accountId,
  address: request.ip,
});

/** Binds what operators do with agreements. */
export function registerReview({ serve }: Service, ctx: VerificationContext): void {
  serve(review.reviewQueue, ({ session, query }) => readQueue(ctx, session, query));
  serve(review.getReviewCase, async (call) => ({ data: await readCase(ctx, openerOf(call), call.params.id) }));
  serve(review.lookAtCase, async (call) => ({ data: await lookAt(ctx, openerOf(call), call.params.id) }));
  serve(review.openCaseFile, async (call) => {
    const file = await fileInCase(ctx, openerOf(call), call.params.id, call.params.file);
    return orUnavailable(ctx, openStoredFile(ctx, openerOf(call), file, call.reply));
  });
  serve(review.openCasePage, async (call) => {
    const file = await fileInCase(ctx, openerOf(call), call.params.id, call.params.file);
    return orUnavailable(ctx, openStoredPage(ctx, openerOf(call), file, call.params.page, call.reply));
  });
  serve(review.revealNumber, async (call) => ({ data: await revealNumber(ctx, openerOf(call), call.params.id, call.body.field) }));
  serve(review.approveAgreement, async (call) => ({ data: await decide(ctx, openerOf(call), call.params.id, { kind: 'approve' }) }));
  serve(review.declineAgreement, async (call) => ({
    data: await decide(ctx, openerOf(call), call.params.id, { kind: 'decline', parts: call.body.parts }),
  }));
}
