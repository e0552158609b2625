// Reading, archiving, and reporting spam.
import type { reportSpam, moveConversation } from '../../contract/conversations.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { checkSpamNote } from '../../core/conversations/spam.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused } from '../kit/refused.ts';
import type { ConversationsContext } from './context.ts';
import type { Party } from './party.ts';
import { ownConversation, readableConversation } from './reach.ts';
import { notifyOfConversation } from './insert-message.ts';
import { moveTo, noteReplyOpened, readUpTo } from './sides-store.ts';
import { insertReport, withdrawReport } from './spam-store.ts';

/** Everything up to a message has been seen; both sides' pages learn of it. A number beyond the last means the last. */
export async function markRead(ctx: ConversationsContext, party: Party, id: string, number: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const conversation = await readableConversation(tx, party, id, true);
    const seen = Math.min(number, conversation.lastNumber);
    const at = ctx.clock.now();
    if (!(await readUpTo(tx, id, party.side, seen, at))) return;
    if (party.side === 'couple') await noteReplyOpened(tx, id, seen, at);
    await notifyOfConversation(tx, ctx, conversation);
  });
}

/** Puts a conversation into the archive or back into the inbox. Anyone who takes it out of spam no longer reports it. */
export async function putIntoFolder(
  ctx: ConversationsContext,
  party: Party,
  id: string,
  { folder }: BodyOf<typeof moveConversation>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const conversation = await ownConversation(tx, party, id, true);
    await withdrawReport(tx, id, party.side);
    await moveTo(tx, id, party.side, folder);
    await notifyOfConversation(tx, ctx, conversation);
  });
}

/** Reports a conversation as spam: it leaves the reporter's inbox immediately, and an operator decides. A repeated report has no effect. */
export async function reportConversation(
  ctx: ConversationsContext,
  party: Party,
  id: string,
  { reason, note: raw }: BodyOf<typeof reportSpam>,
  address: string,
): Promise<void> {
  const note = checkSpamNote(raw);
  if (!note.ok) throw new Refused(note.refusals);
  await inTransaction(ctx.db, async (tx) => {
    const conversation = await readableConversation(tx, party, id, true);
    const { accountId, side } = party;
    await moveTo(tx, id, side, 'spam');
    if (await insertReport(tx, { conversationId: id, side, accountId, reason, note: note.value, at: ctx.clock.now() }))
      await writeAudit(tx, {
        action: 'conversations.spam_reported',
        accountId,
        address,
        subject: `conversation:${id}`,
        result: 'done',
        detail: { reason },
      });
    await notifyOfConversation(tx, ctx, conversation);
  });
}
