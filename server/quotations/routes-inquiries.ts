import * as contract from '../../contract/inquiries.ts';
import { offsetOf } from '../../core/paging.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import { requestQuotation } from './request-quotation.ts';
import { partiesOf, type Reader, readerOf } from '../clients/api.ts';
import type { QuotationsContext } from './context.ts';
import { findInquiry, inquiriesOf, type Inquiry } from './inquiry-store.ts';
import { presentInquiry } from './present.ts';
import { quotationsOfInquiries } from './quotation-store.ts';

/** Inquiries: a couple asks, both read. */
export function bindInquiries({ serve }: Service, ctx: QuotationsContext): void {
  const { db, visitors } = ctx;
  serve(contract.askForQuotation, async ({ params, body, session, request, reply, idempotencyKey }) => ({
    data: await requestQuotation(
      ctx,
      { couple: session, visitorKey: visitors.keyOf(request, reply), requestKey: idempotencyKey },
      params.id,
      body,
    ),
  }));
  serve(contract.getInquiry, async ({ params, query, session, language }) => {
    const include = includeOf(query.include);
    const viewer = readerOf(session, language);
    const inquiry = (await findInquiry(db, viewer, params.id)) ?? refuseWith('request.not_found');
    const [shown] = await presented(ctx, viewer, [inquiry], include);
    return { data: shown ?? refuseWith('request.not_found') };
  });
  serve(contract.listInquiries, async ({ session, language, query: { status, client, page, limit } }) => {
    const viewer = { kind: 'vendor', vendorId: session.vendor.id, language } as const;
    const { inquiries, total } = await inquiriesOf(db, { vendorId: session.vendor.id, coupleId: client }, status, {
      limit,
      offset: offsetOf({ page, limit }),
    });
    return { data: await presented(ctx, viewer, inquiries, new Set(['couple', 'quotations'])), meta: { page, limit, total } };
  });
}

async function presented(ctx: QuotationsContext, viewer: Reader, inquiries: readonly Inquiry[], include: ReadonlySet<string>) {
  const [parties, quotations] = await Promise.all([
    partiesOf(ctx.db, viewer, inquiries),
    include.has('quotations')
      ? quotationsOfInquiries(
          ctx.db,
          inquiries.map(({ id }) => id),
        )
      : [],
  ]);
  const taxBasisPoints = ctx.taxBasisPointsAt(ctx.clock.now());
  return inquiries.map((inquiry) => presentInquiry(inquiry, include, { viewer, parties, quotations, taxBasisPoints }));
}

/** The names in `include`, separated by commas; an unknown one is refused. */
function includeOf(raw: string | undefined): ReadonlySet<string> {
  const names = (raw ?? '').split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !contract.inquiryIncludes.some((known) => known === name));
  if (unknown !== undefined) refuseWith('identity.include_unknown', { params: { name: unknown.slice(0, 40) } });
  return new Set(names);
}
