import * as payments from '../../contract/payments.ts';
import * as templates from '../../contract/quotation-templates.ts';
import * as contract from '../../contract/quotations.ts';
import { offsetOf } from '../../core/paging.ts';
import { businessDayOf } from '../../core/time.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import type { Language } from '../../texts/typed.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Quotations } from './api.ts';
import { beginCopy, beginFromInquiry, beginVersion } from './begin-draft.ts';
import type { QuotationsContext } from './context.ts';
import { acceptQuotation, endQuotation, viewQuotation } from './decide.ts';
import { discardDraft, saveQuotationDraft } from './edit-draft.ts';
import { openAttempts } from './instalment-store.ts';
import { expireOverdue, registerQuotationJobs, remindOfInstalment } from './jobs.ts';
import { pageOfCouple, pageOfVendor, totalsOfVendor } from './list-store.ts';
import { partiesOf, readerOf, viewerOf } from '../clients/api.ts';
import { instalmentFor, payInstalment, successUrlOf } from './pay-instalment.ts';
import { statusOf } from './present.ts';
import { findQuotation } from './quotation-store.ts';
import { answerWithQuotation, shownById, shownRows } from './read.ts';
import { lockPaid, refundInstalment } from './refund-instalment.ts';
import { confirmRefund } from './confirm-refund.ts';
import { bindInquiries } from './routes-inquiries.ts';
import { sendQuotation } from './send-quotation.ts';
import { removeTemplate, saveTemplate, templatesOf } from './templates.ts';
import { settleInstalment } from './settle-instalment.ts';

/** Answers what payments follow, what operations refund, and the jobs for tests that do not wait for them. */
export function registerQuotations(service: Service, ctx: QuotationsContext): Quotations {
  bindInquiries(service, ctx);
  bindVendor(service, ctx);
  bindTemplates(service, ctx);
  bindCouple(service, ctx);
  bindBoth(service, ctx);
  bindPayments(service, ctx);
  registerQuotationJobs(ctx);
  return {
    sold: {
      follow: (tx, facts) => settleInstalment(tx, ctx, facts),
      returned: (tx, { subjectId }, sent) => confirmRefund(tx, ctx, subjectId, sent),
    },
    lockPaid,
    refund: (tx, asked) => refundInstalment(tx, ctx, asked),
    expireOverdue: () => expireOverdue(ctx),
    remind: () => remindOfInstalment(ctx),
  };
}

type Vendor = { readonly vendor: { readonly id: number }; readonly accountId: number };
const asVendor = ({ vendor, accountId }: Vendor) => ({ kind: 'vendor', vendorId: vendor.id, accountId }) as const;

/** What a vendor does with its quotations. Each answers the quotation as it then is. */
function bindVendor({ serve }: Service, ctx: QuotationsContext): void {
  const { db } = ctx;
  const now = async (session: Vendor, id: string, language: Language) => ({
    quotation: await shownById(db, ctx, { ...asVendor(session), language }, id),
  });

  serve(contract.listQuotations, async ({ session, language, query: { filter, client, page, limit } }) => {
    const [{ ids, total }, totals] = await Promise.all([
      pageOfVendor(db, session.vendor.id, { filter, coupleId: client }, { limit, offset: offsetOf({ page, limit }) }),
      totalsOfVendor(db, session.vendor.id),
    ]);
    return { data: await shownRows(db, ctx, { ...asVendor(session), language }, ids), meta: { page, limit, total, totals } };
  });
  serve(contract.createQuotation, async ({ session, params, language, idempotencyKey }) => ({
    quotation: await answerWithQuotation(
      db,
      ctx,
      { ...asVendor(session), language },
      await beginFromInquiry(ctx, { vendorId: session.vendor.id, language, requestKey: idempotencyKey }, params.id),
    ),
  }));
  serve(contract.newVersion, async ({ session, params, language, idempotencyKey }) => ({
    quotation: await answerWithQuotation(
      db,
      ctx,
      { ...asVendor(session), language },
      await beginVersion(ctx, { vendorId: session.vendor.id, language, requestKey: idempotencyKey }, params.id),
    ),
  }));
  serve(contract.duplicateQuotation, async ({ session, params, body, language, idempotencyKey }) => ({
    quotation: await answerWithQuotation(
      db,
      ctx,
      { ...asVendor(session), language },
      await beginCopy(ctx, { vendorId: session.vendor.id, language, requestKey: idempotencyKey }, params.id, body.inquiry_id),
    ),
  }));
  serve(contract.saveQuotation, async ({ session, params, body, language }) => {
    await saveQuotationDraft(ctx, session.vendor.id, params.id, body);
    return now(session, params.id, language);
  });
  serve(contract.discardQuotation, ({ session, params }) => discardDraft(ctx, session.vendor.id, params.id));
  serve(contract.sendQuotation, async ({ session, params, body, language }) => {
    await sendQuotation(ctx, { vendorId: session.vendor.id, accountId: session.accountId }, params.id, body.revision);
    return now(session, params.id, language);
  });
  serve(contract.withdrawQuotation, async ({ session, params, body, language }) => {
    await endQuotation(ctx, { viewer: asVendor(session), accountId: session.accountId }, params.id, { act: 'withdraw', ...body });
    return now(session, params.id, language);
  });
}

function bindTemplates({ serve }: Service, { db, clock }: QuotationsContext): void {
  serve(templates.listTemplates, async ({ session, language }) => ({ data: await templatesOf(db, session.vendor.id, language) }));
  serve(templates.saveTemplate, async ({ session, body, language }) => ({
    data: await saveTemplate(db, { vendorId: session.vendor.id, language, at: clock.now() }, body),
  }));
  serve(templates.removeTemplate, ({ session, params }) => removeTemplate(db, session.vendor.id, params.id));
}

/** What a couple does with the quotations it was sent. */
function bindCouple({ serve }: Service, ctx: QuotationsContext): void {
  const { db } = ctx;
  const asCouple = (accountId: number) => ({ kind: 'couple', coupleId: accountId }) as const;
  const now = async (accountId: number, id: string, language: Language) => ({
    quotation: await shownById(db, ctx, { ...asCouple(accountId), language }, id),
  });

  serve(contract.myQuotations, async ({ session: { accountId }, language, query: { page, limit } }) => {
    const { ids, total } = await pageOfCouple(db, accountId, { limit, offset: offsetOf({ page, limit }) });
    return { data: await shownRows(db, ctx, { ...asCouple(accountId), language }, ids), meta: { page, limit, total } };
  });
  serve(contract.viewQuotation, ({ session: { accountId }, params }) => viewQuotation(ctx, asCouple(accountId), params.id));
  serve(contract.acceptQuotation, async ({ session: { accountId }, params, language }) => {
    await acceptQuotation(ctx, { viewer: asCouple(accountId), accountId }, params.id);
    return now(accountId, params.id, language);
  });
  serve(contract.declineQuotation, async ({ session: { accountId }, params, body, language }) => {
    await endQuotation(ctx, { viewer: asCouple(accountId), accountId }, params.id, { act: 'decline', ...body });
    return now(accountId, params.id, language);
  });
}

/** What both may read. */
function bindBoth({ serve }: Service, ctx: QuotationsContext): void {
  const { db } = ctx;
  serve(contract.getQuotation, async ({ session, params, language }) => ({
    quotation: await shownById(db, ctx, readerOf(session, language), params.id),
  }));
  serve(contract.quotationPdf, async ({ session, params, language, reply }) => {
    const viewer = viewerOf(session);
    const quotation = (await findQuotation(db, viewer, params.id)) ?? refuseWith('request.not_found');
    const name = `${quotation.number}-v${quotation.version}.pdf`;
    const pdf = await ctx.pdfs.drawn(session.accountId, {
      // The couple gets the same document without the vendor's private fields.
      keptAs: quotation.state === 'draft' ? null : `${quotation.id}-${viewer.kind}`,
      kind: 'quotation',
      content: await answerWithQuotation(db, ctx, { ...viewer, language }, quotation),
      language,
    });
    return reply.header('content-disposition', `inline; filename="${name}"`).send(pdf);
  });
}

function bindPayments({ serve }: Service, ctx: QuotationsContext): void {
  const { db } = ctx;
  serve(contract.getPaymentSchedule, async ({ session, params, language }) => {
    const viewer = viewerOf(session);
    const { instalment, quotation } = (await instalmentFor(db, viewer, params.id)) ?? refuseWith('request.not_found');
    const [parties, attempts] = await Promise.all([partiesOf(db, { ...viewer, language }, [quotation]), openAttempts(db, [instalment.id])]);
    const attempt = attempts.get(instalment.id);
    // The way to pay is the couple's.
    const payment =
      attempt && viewer.kind === 'couple' ? (await ctx.payments.openedFor(db, 'instalment', [attempt.id])).get(attempt.id) : undefined;
    return {
      data: {
        id: instalment.id,
        label: instalmentName(instalment.label, language),
        amount: instalment.amountIdr,
        currency: 'IDR' as const,
        due_date: instalment.dueOn,
        status: statusOf(instalment, businessDayOf(ctx.clock.now())),
        paid_at: instalment.paidAt === null ? null : new Date(instalment.paidAt).toISOString(),
        quotation: {
          id: quotation.id,
          number: quotation.number,
          total: quotation.totalIdr ?? 0,
          vendor: parties.vendor(quotation.vendorId),
        },
        payment:
          payment && attempt && (payment.status === 'pending' || payment.status === 'failed')
            ? { id: payment.id, payment_url: payment.url, status: payment.status, expires_at: new Date(attempt.expiresAt).toISOString() }
            : null,
      },
    };
  });
  serve(payments.createPayment, async ({ session, body, language, request }) => {
    const [item] = body.product_items;
    if (!item) return refuseWith('request.invalid');
    const { payment, amountIdr, expiresAt } = await payInstalment(ctx, {
      coupleId: session.accountId,
      instalmentId: item.data.payment_schedule_id,
      successUrl: successUrlOf(ctx, body.success_url, request),
      expectedTotalIdr: body.expected_total_idr,
      language,
    });
    const expires = new Date(expiresAt).toISOString();
    return { data: { id: payment.id, payment_url: payment.url, amount: amountIdr, currency: 'IDR' as const, expires_at: expires } };
  });
}
