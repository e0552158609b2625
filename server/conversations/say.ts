import type { LiveEvent } from '../../contract/identity.ts';
import { vendorContact } from '../catalogue/api.ts';
import { costOfOpening } from '../clients/api.ts';
import type { Tx } from '../kit/database.ts';
import type { Bus } from '../kit/live.ts';
import { addMessage, type Author, beginConversation, type Conversation, type MessageKind, type NewMessage } from './store.ts';

/** Something said between a couple and a vendor, or told to both. */
export interface Said {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly author: Author;
  readonly kind: MessageKind;
  /** At most 2 000 code points, checked by whoever says it. */
  readonly text: string;
  /** The inquiry, quotation or meeting it tells of; null for text. */
  readonly reference: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Tells the open pages of both that a conversation changed; they fetch what they have not seen. */
export async function tellBoth(
  tx: Tx,
  bus: Bus,
  { id, vendorId, coupleId }: Pick<Conversation, 'id' | 'vendorId' | 'coupleId'>,
): Promise<void> {
  const vendor = await vendorContact(tx, vendorId);
  const payload = JSON.stringify({ kind: 'conversation', id } satisfies LiveEvent);
  const accounts = vendor ? [vendor.accountId, coupleId] : [coupleId];
  await bus.publishAll(
    tx,
    accounts.map((account) => ({ channel: `account:${account}`, payload })),
  );
}

/** Adds a message to a locked conversation and tells both. */
export async function put(tx: Tx, bus: Bus, conversation: Conversation, message: NewMessage): Promise<{ id: string; number: number }> {
  const { vendorId, coupleId } = conversation;
  const isReply = message.author === 'vendor' && conversation.replyAt === null && ((await costOfOpening(tx, vendorId, coupleId)) ?? 0) > 0;
  const added = await addMessage(tx, conversation, message, { isReply });
  await tellBoth(tx, bus, conversation);
  return added;
}

/** Says something on behalf of another capability, in its transaction. Begins the conversation where there is none. */
export async function say(tx: Tx, bus: Bus, said: Said): Promise<{ conversationId: string; messageId: string }> {
  const conversation = await beginConversation(tx, said.vendorId, said.coupleId, said.at);
  const { author, kind, text, reference } = said;
  const { id } = await put(tx, bus, conversation, {
    id: null,
    author,
    kind,
    text,
    reference,
    subject: null,
    weddingOn: null,
    sentAt: said.at,
    requestKey: null,
  });
  return { conversationId: conversation.id, messageId: id };
}
