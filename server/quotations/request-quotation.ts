import type { askForQuotation } from '../../contract/inquiries.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { checkInquiry, inquiryRules } from '../../core/quotations/inquiry.ts';
import { businessDayOf } from '../../core/time.ts';
import { vendorContact } from '../catalogue/api.ts';
import { noteWedding } from '../clients/api.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { withinUnfinished } from '../kit/unfinished.ts';
import type { Session } from '../kit/session.ts';
import type { QuotationsContext } from './context.ts';
import { countUnanswered, insertInquiry } from './inquiry-store.ts';

/** Older than this, a request waits for no one any more. */
const openForMs = 90 * 86_400_000;

/**
 * A couple asks a vendor for a quotation. It counts as a contact, hence perhaps as a lead, and opens or continues their conversation. The same
 * request again is the same inquiry and says nothing twice. (product 8; product 4, Leads)
 */
export async function requestQuotation(
  ctx: QuotationsContext,
  from: { readonly couple: Session; readonly visitorKey: string; readonly requestKey: string | null },
  vendorId: number,
  body: BodyOf<typeof askForQuotation>,
): Promise<AnswerOf<typeof askForQuotation>['data']> {
  const { couple, visitorKey, requestKey } = from;
  const coupleId = couple.accountId;
  const at = ctx.clock.now();
  const asked = checkInquiry(
    {
      eventOn: body.event_date ?? null,
      place: body.place,
      guests: body.guests ?? null,
      budgetIdr: body.budget ?? null,
      wishes: body.wishes,
    },
    businessDayOf(at),
  );
  if (!asked.ok) throw new Refused(asked.refusals);
  const vendor = await vendorContact(ctx.db, vendorId);
  if (vendor?.status !== 1) refuseWith('catalogue.not_found');
  const wait = await ctx.throttle.hit(ctx.db, `inquiry:${coupleId}`, { attempts: inquiryRules.perHour, windowSeconds: 3_600 });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });

  return inTransaction(ctx.db, async (tx) => {
    const open = {
      key: `inquiries ${coupleId}`,
      maximum: ctx.rules.openInquiriesMax,
      count: () => countUnanswered(tx, coupleId, at - openForMs),
      refusal: 'quotations.too_many_unanswered',
    } as const;
    const { inquiry, isNew } = await withinUnfinished(tx, open, () =>
      insertInquiry(tx, { ...asked.value, vendorId, coupleId, askedAt: at, requestKey }),
    );
    if (isNew) {
      await noteWedding(tx, coupleId, { day: asked.value.eventOn, guests: asked.value.guests }, at);
      // Ads first, the conversation last: the order of locks.
      await ctx.clients.recordAct(tx, { vendorId, coupleId, visitorKey, kind: 'quotation_request', at });
      const { wishes: text, id: reference, eventOn: weddingOn } = inquiry;
      await ctx.conversations.say(tx, {
        vendorId,
        coupleId,
        author: 'couple',
        kind: 'inquiry',
        text,
        weddingOn,
        reference,
        starts: true,
        at,
      });
    }
    return { id: inquiry.id, asked_at: new Date(inquiry.askedAt).toISOString() };
  });
}
