import { sql } from 'kysely';
import { replyOpenMs, replyVerdict } from '../../core/conversations/reply.ts';
import { inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { ConversationsContext } from './context.ts';

const atOnce = 200;

/**
 * Gives contact credit back where the couple did not open the vendor's reply in time. Each reply is judged once, under the lock of its
 * conversation, together with what follows from it. (product 3, Contact credit)
 */
export async function judgeReplies(ctx: Pick<ConversationsContext, 'db' | 'clock' | 'clients'>): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ id: string }>`
    select id from conversation where reply_judged_at is null and reply_at < ${new Date(now - replyOpenMs)}
    order by reply_at limit ${atOnce}`.execute(ctx.db);
  await eachAlone(rows, ({ id }) => judge(ctx, id, now));
}

const judge = (ctx: Pick<ConversationsContext, 'db' | 'clients'>, id: string, now: number): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .selectFrom('conversation')
      .select(['vendor_id', 'couple_id', 'reply_at', 'reply_opened_at'])
      .where('id', '=', id)
      .where('reply_judged_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.reply_at) return;
    const verdict = replyVerdict({ at: row.reply_at.getTime(), openedAt: row.reply_opened_at?.getTime() ?? null }, now);
    if (verdict === 'waiting') return;
    await tx
      .updateTable('conversation')
      .set({ reply_judged_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    if (verdict === 'unopened') await ctx.clients.returnCredit(tx, { vendorId: row.vendor_id, coupleId: row.couple_id, reason: 'unread' });
  });
