import type { Message, sendMessage } from '../../contract/conversations.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { checkMessage, messageRules } from '../../core/conversations/message.ts';
import type { Language } from '../../texts/typed.ts';
import { type Connection, inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { ConversationsContext } from './context.ts';
import { addToMessage } from './file-rows.ts';
import { findMessage } from './messages-store.ts';
import type { Party } from './party.ts';
import { writableConversation } from './reach.ts';
import { insertMessage } from './insert-message.ts';
import { AlreadySent, sendOnce } from './send-once.ts';

export interface Sender {
  readonly party: Party;
  readonly visitorKey: string;
  readonly language: Language;
}

/**
 * Says something in a conversation. The sender's browser made the id before it first tried, and tries until it has an answer: the same id is
 * the same message, on whatever process and however late it comes.
 */
export async function writeMessage(
  ctx: ConversationsContext,
  { party, visitorKey, language }: Sender,
  conversationId: string,
  body: BodyOf<typeof sendMessage>,
): Promise<Message> {
  const text = checkMessage(body.text, body.files.length);
  if (!text.ok) throw new Refused(text.refusals);
  if (body.files.length > messageRules.filesMax)
    refuseWith('conversations.too_many_files', { field: 'files', params: { maximum: messageRules.filesMax } });
  const { vendorId, coupleId } = await writableConversation(ctx.db, party, conversationId);
  const wish = { party, language, text: text.value, files: body.files };

  return sendOnce(
    () => sentBefore(ctx, ctx.db, conversationId, body.id, wish),
    async () => {
      const wait = await ctx.throttle.hit(ctx.db, `say:${party.accountId}`, { attempts: messageRules.perHour, windowSeconds: 3_600 });
      if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
      return inTransaction(ctx.db, async (tx) => {
        const at = ctx.clock.now();
        // Takes the lock of the vendor's ad, which comes before that of the conversation.
        if (party.side === 'couple') await ctx.clients.recordAct(tx, { vendorId, coupleId, kind: 'message', visitorKey, at });
        const conversation = await writableConversation(tx, party, conversationId, true);
        if (await sentBefore(ctx, tx, conversationId, body.id, wish)) throw new AlreadySent();
        await insertMessage(tx, ctx.bus, conversation, {
          id: body.id,
          author: party.side,
          writtenBy: party.side === 'vendor' ? party.accountId : null,
          kind: 'text',
          text: text.value,
          reference: null,
          subject: null,
          weddingOn: null,
          sentAt: at,
          requestKey: null,
        });
        const added = await addToMessage(tx, { conversationId, side: party.side, messageId: body.id }, body.files);
        if (added !== body.files.length) refuseWith('conversations.file_unknown', { field: 'files' });
        return (await findMessage(tx, ctx, conversationId, body.id, wish)) ?? refuseWith('request.not_found');
      });
    },
  );
}

interface Sent extends Pick<Sender, 'party' | 'language'> {
  readonly text: string;
  readonly files: readonly string[];
}

/** The message of this id, when it says the same; another one under the same id is refused. */
async function sentBefore(
  ctx: ConversationsContext,
  db: Connection,
  conversationId: string,
  id: string,
  wish: Sent,
): Promise<Message | null> {
  const { party, text, files } = wish;
  const known = await findMessage(db, ctx, conversationId, id, wish);
  if (known === null) return null;
  const isSame = known.author === party.side && known.text === text && known.files.map((file) => file.id).join() === files.join();
  return isSame ? known : refuseWith('conversations.message_id_taken');
}
