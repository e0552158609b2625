// What other capabilities may do with conversations.
import type { Tx } from '../kit/database.ts';
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

export { registerConversations } from './routes.ts';
