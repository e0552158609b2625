import type { messageVendor } from '../../contract/clients.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { checkMessage, clientRules } from '../../core/clients/rules.ts';
import { messageMail } from '../../texts/messages/clients.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { ClientsContext } from './context.ts';
import { publishedVendor } from './find-vendor.ts';
import { recordAct } from './record-act.ts';
import { insertMessage } from './store.ts';

/** Stores a couple's message and mails it to the vendor. The same request again finds the same message and mails nothing. */
export async function sendMessage(
  context: ClientsContext,
  from: { readonly couple: Session; readonly visitorKey: string; readonly requestKey: string | null },
  vendorId: number,
  body: BodyOf<typeof messageVendor>,
): Promise<AnswerOf<typeof messageVendor>['data']> {
  const { db, clock, post, throttle } = context;
  const { couple, visitorKey, requestKey } = from;
  if (!couple.isEmailConfirmed) refuseWith('identity.email_not_confirmed');
  const text = checkMessage(body.text);
  if (!text.ok) throw new Refused(text.refusals);
  await publishedVendor(db, vendorId);
  const wait = await throttle.hit(db, `message:${couple.accountId}`, { attempts: clientRules.messagesPerHour, windowSeconds: 3_600 });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });

  return inTransaction(db, async (tx) => {
    const vendor = await publishedVendor(tx, vendorId);
    const at = clock.now();
    const weddingOn = body.wedding_date ?? null;
    const message = await insertMessage(tx, {
      vendorId,
      coupleId: couple.accountId,
      subject: body.subject,
      text: text.value,
      weddingOn,
      sentAt: at,
      requestKey,
    });
    if (message.isNew) {
      await recordAct(tx, context, { vendorId, kind: 'message', coupleId: couple.accountId, visitorKey, at });
      const mail = {
        business: vendor.businessName,
        couple: couple.displayName,
        email: couple.email,
        subject: body.subject,
        text: text.value,
        weddingOn,
      };
      await post.mail(tx, { to: vendor.email, ...messageMail(vendor.language, mail) });
    }
    return { id: message.id, sent_at: message.sentAt.toISOString() };
  });
}
