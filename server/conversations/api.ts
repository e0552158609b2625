// What other capabilities may do with conversations.
import { sql } from 'kysely';
import type { Connection, Tx } from '../kit/database.ts';
import type { Said } from './say.ts';

/** A running inbox. */
export interface Conversations {
  /**
   * Says something between a couple and a vendor in the caller's transaction: begins their conversation where there is none, reaches the open
   * pages of both at commit, and is mailed to whom it is for while that side is away. Each call is one message: what may be asked twice is
   * guarded by the caller. Takes the lock of the conversation, which comes after those of ads and ledger accounts.
   */
  say(tx: Tx, said: Said): Promise<{ conversationId: string; messageId: string }>;
}

/** How many conversations hold words of a couple that this vendor has not read. */
export async function unreadOf(db: Connection, vendorId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from conversation c join conversation_side s on s.conversation_id = c.id and s.side = 'vendor'
    where c.vendor_id = ${vendorId} and s.unread_since is not null and s.folder = 'inbox'`.execute(db);
  return rows[0]?.unread ?? 0;
}

export { registerConversations } from './routes.ts';
