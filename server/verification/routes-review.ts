import type { FastifyRequest } from 'fastify';
import * as review from '../../contract/verification-review.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import type { Language } from '../../texts/typed.ts';
import type { VerificationContext } from './context.ts';
import { decideAgreement } from './decide.ts';
import { fileInCase } from './open-case.ts';
import { openStoredFile, openStoredPage } from './open-file.ts';
import { orUnavailable } from '../files/api.ts';
import { lookAt, readCase, readQueue, revealNumber, type Reviewer } from './review-case.ts';

type Reading = { readonly session: Session; readonly request: FastifyRequest; readonly language: Language };
const openerOf = ({ session, request, language }: Reading): Reviewer => ({
  accountId: session.accountId,
  address: request.ip,
  language,
});

/** Binds what operators do with agreements. */
export function bindReview({ serve }: Service, ctx: VerificationContext): void {
  serve(review.reviewQueue, (call) => readQueue(ctx, openerOf(call), call.query));
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
  serve(review.approveAgreement, async (call) => ({
    data: await decideAgreement(ctx, openerOf(call), call.params.id, { kind: 'approve' }),
  }));
  serve(review.declineAgreement, async (call) => ({
    data: await decideAgreement(ctx, openerOf(call), call.params.id, { kind: 'decline', parts: call.body.parts }),
  }));
}
