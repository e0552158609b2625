import type { writeToClient as writeToClientCall } from '../../contract/conversations.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { checkMessage, messageRules } from '../../core/conversations/message.ts';
import { costOfOpening } from '../clients/api.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { ConversationsContext } from './context.ts';
import { insertMessage } from './insert-message.ts';
import { AlreadySent, sendOnce } from './send-once.ts';
import { beginConversation, messageOfRequest } from './store.ts';

interface Writing {
  readonly vendorId: number;
  readonly accountId: number;
  readonly coupleId: number;
  readonly text: string;
  readonly requestKey: string | null;
}

/**
 * A vendor writes to a client whose contact it opened, also where the couple has not written yet; to anyone else there is nothing to
 * write. The same request again finds the same message.
 */
export async function writeToClient(
  { db, clock, bus, throttle }: ConversationsContext,
  { vendorId, accountId, coupleId, text: raw, requestKey }: Writing,
): Promise<AnswerOf<typeof writeToClientCall>['data']> {
  const text = checkMessage(raw);
  if (!text.ok) throw new Refused(text.refusals);
  if ((await costOfOpening(db, vendorId, coupleId)) === null) refuseWith('request.not_found');
  const pair = { vendorId, coupleId };
  const sentBefore = async () => {
    const known = requestKey === null ? null : await messageOfRequest(db, pair, requestKey);
    return known && { id: known.id, conversation_id: known.conversationId };
  };
  return sendOnce(sentBefore, async () => {
    const wait = await throttle.hit(db, `say:${accountId}`, { attempts: messageRules.perHour, windowSeconds: 3_600 });
    if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
    return inTransaction(db, async (tx) => {
      const at = clock.now();
      const conversation = await beginConversation(tx, vendorId, coupleId, at);
      if (conversation.closedAt !== null) refuseWith('conversations.closed');
      if (requestKey !== null && (await messageOfRequest(tx, pair, requestKey))) throw new AlreadySent();
      const { id } = await insertMessage(tx, bus, conversation, {
        id: null,
        author: 'vendor',
        writtenBy: accountId,
        kind: 'text',
        text: text.value,
        reference: null,
        subject: null,
        weddingOn: null,
        sentAt: at,
        requestKey,
      });
      return { id, conversation_id: conversation.id };
    });
  });
}
