import type { QuotationContent } from '../../core/quotations/content.ts';
import { scheduleOf, schedulePresets } from '../../core/quotations/schedule.ts';
import { mayFollow } from '../../core/quotations/status.ts';
import { addDays, businessDayOf } from '../../core/time.ts';
import { instalmentNames } from '../../texts/catalogue/instalment-names.ts';
import type { Language } from '../../texts/typed.ts';
import { mayRead } from '../clients/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { withinUnfinished } from '../kit/unfinished.ts';
import type { QuotationsContext } from './context.ts';
import { findInquiry, type Inquiry } from './inquiry-store.ts';
import { countDrafts, findQuotation, insertDraft, lockVersions, type NewDraft, nextNumber, type Quotation } from './quotation-store.ts';

interface Wish {
  readonly vendorId: number;
  readonly language: Language;
  readonly requestKey: string | null;
}

/** Starts a quotation from an inquiry. One that has been started and not sent is answered instead of a second one. (spec 7; product 8) */
export async function beginFromInquiry(
  ctx: QuotationsContext,
  { vendorId, language, requestKey }: Wish,
  inquiryId: string,
): Promise<Quotation> {
  return inTransaction(ctx.db, async (tx) => {
    const inquiry = await openInquiry(tx, vendorId, inquiryId);
    const at = ctx.clock.now();
    const content = firstContent(ctx, inquiry, language, at);
    const { id, coupleId } = inquiry;
    const draft = { number: await nextNumber(tx, at), version: 1, inquiryId: id, vendorId, coupleId, content, at, requestKey };
    return (await addDraft(tx, ctx, draft)).quotation;
  });
}

/** Starts the next version of a quotation that the couple has had. The version before stays as it is until this one is sent. */
export async function beginVersion(ctx: QuotationsContext, { vendorId, requestKey }: Wish, quotationId: string): Promise<Quotation> {
  return inTransaction(ctx.db, async (tx) => {
    const base = (await findQuotation(tx, { kind: 'vendor', vendorId }, quotationId)) ?? refuseWith('request.not_found');
    const allowed = mayFollow(base.state);
    if (!allowed.ok) throw new Refused(allowed.refusals);
    const versions = await lockVersions(tx, base.number);
    if (versions.some(({ state }) => state === 'accepted')) refuseWith('quotations.status_changed');
    const { number, inquiryId, coupleId } = base;
    const version = Math.max(...versions.map((one) => one.version)) + 1;
    const content = withFreshDays(ctx, base.content);
    const begun = await addDraft(tx, ctx, { number, version, inquiryId, vendorId, coupleId, content, at: ctx.clock.now(), requestKey });
    return begun.isNew || begun.quotation.number === number ? begun.quotation : refuseWith('quotations.draft_exists');
  });
}

/** Starts another quotation with the same content, for the same inquiry or another one of this vendor. */
export async function beginCopy(
  ctx: QuotationsContext,
  { vendorId, requestKey }: Wish,
  quotationId: string,
  forInquiry: string | undefined,
): Promise<Quotation> {
  return inTransaction(ctx.db, async (tx) => {
    const base = (await findQuotation(tx, { kind: 'vendor', vendorId }, quotationId)) ?? refuseWith('request.not_found');
    const inquiry = await openInquiry(tx, vendorId, forInquiry ?? base.inquiryId);
    const at = ctx.clock.now();
    const ofOther = forInquiry !== undefined && forInquiry !== base.inquiryId;
    const copied = withFreshDays(ctx, base.content);
    const content = ofOther ? { ...copied, event_date: inquiry.eventOn, event_place: inquiry.place } : copied;
    const { id, coupleId } = inquiry;
    const draft = { number: await nextNumber(tx, at), version: 1, inquiryId: id, vendorId, coupleId, content, at, requestKey };
    const begun = await addDraft(tx, ctx, draft);
    return begun.isNew ? begun.quotation : refuseWith('quotations.draft_exists');
  });
}

/** Drafts are started in seconds and finished in days: a vendor may have so many of them. */
const addDraft = (tx: Tx, ctx: QuotationsContext, draft: NewDraft): Promise<{ quotation: Quotation; isNew: boolean }> =>
  withinUnfinished(
    tx,
    {
      key: `quotation drafts ${draft.vendorId}`,
      maximum: ctx.rules.draftsMax,
      count: () => countDrafts(tx, draft.vendorId),
      refusal: 'quotations.too_many_drafts',
    },
    () => insertDraft(tx, draft),
  );

/** An inquiry of this vendor whose contact it has opened. */
async function openInquiry(tx: Tx, vendorId: number, id: string): Promise<Inquiry> {
  const inquiry = (await findInquiry(tx, { kind: 'vendor', vendorId }, id)) ?? refuseWith('request.not_found');
  if (!(await mayRead(tx, vendorId, [inquiry.coupleId])).has(inquiry.coupleId)) refuseWith('quotations.contact_closed');
  return inquiry;
}

function firstContent(ctx: QuotationsContext, inquiry: Inquiry, language: Language, at: number): QuotationContent {
  const today = businessDayOf(at);
  const eventOn = inquiry.eventOn !== null && inquiry.eventOn >= today ? inquiry.eventOn : null;
  return {
    event_date: eventOn,
    event_place: inquiry.place,
    items: [{ name: '', quantity: 1, unit: '', price: null }],
    discount: { kind: 'none' },
    is_taxed: false,
    valid_until: addDays(today, ctx.rules.validDays),
    schedule: scheduleOf(schedulePresets[0], today, eventOn, instalmentNames(language)),
    notes: '',
    terms: '',
  };
}

/** A copy of an older content: days that have passed are moved to where they can be sent, the rest stays. */
function withFreshDays(ctx: QuotationsContext, content: QuotationContent): QuotationContent {
  const today = businessDayOf(ctx.clock.now());
  return {
    ...content,
    valid_until: content.valid_until !== null && content.valid_until > today ? content.valid_until : addDays(today, ctx.rules.validDays),
    schedule: content.schedule.map((row) => (row.due_date !== null && row.due_date < today ? { ...row, due_date: today } : row)),
  };
}
