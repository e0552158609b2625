import { accept, type Outcome, refuse } from '../outcome.ts';

/** Whether one may write in a conversation, and if not, why. */
export const conversationStatuses = ['open', 'closed', 'vendor_away', 'couple_gone'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

/**
 * What is in the way of writing: an operator closed the conversation as spam, the vendor is not published (status 1), or the couple has no
 * account any more. Reading continues in every state. (product 2, status; product 8)
 */
export function conversationStatusOf(facts: {
  readonly isClosed: boolean;
  readonly vendorStatus: 0 | 1 | 2;
  readonly isCoupleActive: boolean;
}): ConversationStatus {
  if (facts.isClosed) return 'closed';
  if (!facts.isCoupleActive) return 'couple_gone';
  return facts.vendorStatus === 1 ? 'open' : 'vendor_away';
}

/** Whether something may be written in this state. */
export function checkWriting(
  state: ConversationStatus,
): Outcome<'writable', 'conversations.closed' | 'conversations.vendor_away' | 'conversations.couple_gone'> {
  return state === 'open' ? accept('writable') : refuse({ code: `conversations.${state}` });
}
