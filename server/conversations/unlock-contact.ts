import type { OpenConversation } from '../../contract/conversations.ts';
import type { Language } from '../../texts/typed.ts';
import { inTransaction } from '../kit/database.ts';
import type { ConversationsContext } from './context.ts';
import { readConversation } from './list-conversations.ts';
import type { Party } from './party.ts';
import { ownConversation } from './reach.ts';
import { notifyOfConversation } from './insert-message.ts';

/** A vendor opens the contact of a couple who wrote to it: what that costs was said before, and again it costs nothing. */
export async function unlockContactIn(
  ctx: ConversationsContext,
  party: Party,
  id: string,
  costMax: number,
  language: Language,
): Promise<OpenConversation> {
  await inTransaction(ctx.db, async (tx) => {
    const conversation = await ownConversation(tx, party, id);
    const { vendorId, coupleId } = conversation;
    const { isNew } = await ctx.clients.unlockContact(tx, { vendorId, coupleId, costMax });
    if (isNew) await notifyOfConversation(tx, ctx, conversation);
  });
  return readConversation(ctx, party, id, language);
}
