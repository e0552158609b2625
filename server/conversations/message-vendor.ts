import type { messageVendor } from '../../contract/conversations.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { checkWeddingDay } from '../../core/clients/wedding.ts';
import { checkMessage, messageRules } from '../../core/conversations/message.ts';
import { allOf } from '../../core/outcome.ts';
import { businessDayOf } from '../../core/time.ts';
import { type VendorContact, vendorContact } from '../catalogue/api.ts';
import { noteWedding } from '../clients/api.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { ConversationsContext } from './context.ts';
import { insertMessage } from './insert-message.ts';
import { AlreadySent, sendOnce } from './send-once.ts';
import { beginConversation, messageOfRequest } from './store.ts';

/** A vendor that couples may see; any other is not found. */
async function publishedVendor(db: Connection, vendorId: number): Promise<VendorContact> {
  const vendor = await vendorContact(db, vendorId);
  if (vendor?.status !== 1) refuseWith('catalogue.not_found');
  return vendor;
}

/** A couple writes to a vendor from its profile, or from the page of one of its products. The same request again finds the same message. */
export async function writeToVendor(
  { db, clock, bus, throttle, clients, productFor }: ConversationsContext,
  from: { readonly couple: Session; readonly visitorKey: string; readonly requestKey: string | null },
  vendorId: number,
  body: BodyOf<typeof messageVendor>,
): Promise<AnswerOf<typeof messageVendor>['data']> {
  const { couple, visitorKey, requestKey } = from;
  const checked = allOf({
    text: checkMessage(body.text),
    weddingOn: checkWeddingDay(body.wedding_date ?? null, businessDayOf(clock.now())),
  });
  if (!checked.ok) throw new Refused(checked.refusals);
  const { text, weddingOn } = checked.value;
  await publishedVendor(db, vendorId);
  const pair = { vendorId, coupleId: couple.accountId };
  const wait = await throttle.hit(db, `message:${couple.accountId}`, { attempts: messageRules.firstPerHour, windowSeconds: 3_600 });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  const sentBefore = async () => {
    const known = requestKey === null ? null : await messageOfRequest(db, pair, requestKey);
    return known && { id: known.id, conversation_id: known.conversationId, sent_at: known.sentAt.toISOString() };
  };

  return sendOnce(sentBefore, () =>
    inTransaction(db, async (tx) => {
      await publishedVendor(tx, vendorId);
      const at = clock.now();
      const asked = body.product_id === undefined ? null : await productFor(tx, { vendorId, productId: body.product_id, at });
      if (body.product_id !== undefined && asked === null) refuseWith('store.not_offered', { field: 'product_id' });
      await clients.recordAct(tx, { ...pair, kind: 'message', visitorKey, at });
      await noteWedding(tx, couple.accountId, { day: weddingOn }, at);
      const conversation = await beginConversation(tx, vendorId, couple.accountId, at);
      if (conversation.closedAt !== null) refuseWith('conversations.closed');
      if (requestKey !== null && (await messageOfRequest(tx, pair, requestKey))) throw new AlreadySent();
      const { id } = await insertMessage(tx, bus, conversation, {
        id: null,
        author: 'couple',
        kind: 'text',
        text,
        reference: null,
        subject: body.subject,
        weddingOn,
        sentAt: at,
        requestKey,
        product: asked && body.product_id !== undefined ? { id: body.product_id, ...asked } : null,
      });
      return { id, conversation_id: conversation.id, sent_at: new Date(at).toISOString() };
    }),
  );
}
