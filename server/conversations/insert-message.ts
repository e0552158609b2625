import type { Notice } from '../../texts/notices.ts';
import { costOfOpening, keepContact, notifyBoth } from '../clients/api.ts';
import type { Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import { refuseWith } from '../kit/refused.ts';
import { addMessage, type Author, beginConversation, type Conversation, type NewMessage } from './store.ts';

interface SaidBetween {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly author: Author;
  /** Who of the vendor’s team did it. */
  readonly writtenBy?: number | null;
  /** The inquiry, quotation or meeting it tells of. */
  readonly reference: string;
  /** It starts something between the two. What continues something, or ends it, is said in a closed conversation too. */
  readonly starts?: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}
/** A message between a couple and a vendor: a person's text, or a notice rendered in each reader's language. */
export type Said = SaidBetween &
  (
    | {
        readonly kind: 'inquiry' /** At most 2 000 code points, checked by anyone who says it. */;
        readonly text: string;
        readonly weddingOn: string | null;
      }
    | { readonly kind: 'quotation' | 'meeting'; readonly notice: Notice }
  );

/** Tells the open pages of both that a conversation changed; they fetch what they have not seen. */
export const notifyOfConversation = (
  tx: Tx,
  ctx: { readonly bus: Bus },
  conversation: Pick<Conversation, 'id' | 'vendorId' | 'coupleId'>,
): Promise<void> => notifyBoth(tx, ctx, conversation, { kind: 'conversation', id: conversation.id });

/** Adds a message to a locked conversation and notifies both. */
export async function insertMessage(
  tx: Tx,
  bus: Bus,
  conversation: Conversation,
  message: NewMessage,
): Promise<{ id: string; number: number }> {
  const { vendorId, coupleId } = conversation;
  const isReply = message.author === 'vendor' && conversation.replyAt === null && ((await costOfOpening(tx, vendorId, coupleId)) ?? 0) > 0;
  if (message.author === 'vendor' || message.kind === 'meeting') await keepContact(tx, { vendorId, coupleId, at: message.sentAt });
  const added = await addMessage(tx, conversation, message, { isReply });
  await notifyOfConversation(tx, { bus }, conversation);
  return added;
}

/**
 * Says something on behalf of another capability, in its transaction. Starts the conversation where there is none. Refuses with `conversations.closed`
 * to start something where it was closed as spam.
 */
export async function writeOnBehalf(tx: Tx, bus: Bus, said: Said): Promise<{ conversationId: string; messageId: string }> {
  const conversation = await beginConversation(tx, said.vendorId, said.coupleId, said.at);
  if (said.starts === true && conversation.closedAt !== null) refuseWith('conversations.closed');
  const { author, kind, reference } = said;
  const { id } = await insertMessage(tx, bus, conversation, {
    id: null,
    author,
    writtenBy: said.writtenBy ?? null,
    kind,
    ...(said.kind === 'inquiry' ? { text: said.text, notice: null } : { text: '', notice: said.notice }),
    reference,
    subject: null,
    weddingOn: said.kind === 'inquiry' ? said.weddingOn : null,
    sentAt: said.at,
    requestKey: null,
  });
  return { conversationId: conversation.id, messageId: id };
}
