// Access to conversations: other accounts' conversations are not found. (reliability S20)
import { checkWriting, conversationStatusOf, type ConversationStatus } from '../../core/conversations/status.ts';
import { vendorContact } from '../catalogue/api.ts';
import { mayRead } from '../clients/api.ts';
import { correspondents } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Party } from './party.ts';
import { type Conversation, findBetween, findConversation } from './store.ts';

/** A conversation one takes part in. */
export const ownConversation = async (db: Connection, party: Party, id: string, isLocked = false): Promise<Conversation> =>
  (await findConversation(db, party, id, isLocked)) ?? refuseWith('request.not_found');

/** Whether one may read what was said: couples always, vendors where the contact is open to them. */
const isReadable = async (db: Connection, party: Party, { coupleId }: Conversation): Promise<boolean> =>
  party.side === 'couple' || (await mayRead(db, party.id, [coupleId])).has(coupleId);

/** A conversation one may read. */
export async function readableConversation(db: Connection, party: Party, id: string, isLocked = false): Promise<Conversation> {
  const conversation = await ownConversation(db, party, id, isLocked);
  if (!(await isReadable(db, party, conversation))) refuseWith('conversations.not_opened');
  return conversation;
}

async function stateIn(db: Connection, { vendorId, coupleId, closedAt }: Conversation): Promise<ConversationStatus> {
  const [vendor, couples] = await Promise.all([vendorContact(db, vendorId), correspondents(db, [coupleId])]);
  return conversationStatusOf({
    isClosed: closedAt !== null,
    vendorStatus: vendor?.status ?? 0,
    isCoupleActive: couples.get(coupleId)?.isActive ?? false,
  });
}

/** The conversation of a vendor and a couple, and whether one may write in it; null while there is none. */
export async function talkBetween(
  db: Connection,
  vendorId: number,
  coupleId: number,
): Promise<{ readonly id: string; readonly status: ConversationStatus } | null> {
  const conversation = await findBetween(db, vendorId, coupleId);
  return conversation && { id: conversation.id, status: await stateIn(db, conversation) };
}

/** A conversation one may write in. */
export async function writableConversation(db: Connection, party: Party, id: string, isLocked = false): Promise<Conversation> {
  const conversation = await readableConversation(db, party, id, isLocked);
  const writing = checkWriting(await stateIn(db, conversation));
  if (!writing.ok) throw new Refused(writing.refusals);
  return conversation;
}
