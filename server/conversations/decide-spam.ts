import type { Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { ConversationsContext } from './context.ts';
import { notifyOfConversation } from './insert-message.ts';
import { decideReport, reportedPair } from './spam-store.ts';
import { lockConversation } from './store.ts';

export interface SpamDecision {
  readonly reportId: string;
  readonly verdict: 'agreed' | 'refused';
  readonly reason: string;
  /** The operator's account. */
  readonly by: number;
}

/**
 * Decides an open report in the caller's transaction. Agreed, the conversation is closed for both, and a vendor who paid for the contact gets
 * its credit back, once. Refuses with `request.not_found`, and with `operations.already_decided` when someone was first or the report was
 * withdrawn. Answers whether credit came back. (product 3, Contact credit)
 */
export async function decideSpam(
  tx: Tx,
  ctx: Pick<ConversationsContext, 'clock' | 'bus' | 'clients'>,
  decision: SpamDecision,
): Promise<boolean> {
  const pair = (await reportedPair(tx, decision.reportId)) ?? refuseWith('request.not_found');
  const conversation = (await lockConversation(tx, pair.conversationId)) ?? refuseWith('request.not_found');
  const at = ctx.clock.now();
  if (!(await decideReport(tx, decision.reportId, { ...decision, at }))) refuseWith('operations.already_decided');
  await notifyOfConversation(tx, ctx, conversation);
  if (decision.verdict === 'refused') return false;
  await tx
    .updateTable('conversation')
    .set({ closed_at: new Date(at) })
    .where('id', '=', conversation.id)
    .where('closed_at', 'is', null)
    .execute();
  const { vendorId, coupleId } = pair;
  return pair.side === 'vendor' && (await ctx.clients.returnCredit(tx, { vendorId, coupleId, reason: 'spam' }));
}
