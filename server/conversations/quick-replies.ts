import type { QuickReply } from '../../contract/quick-replies.ts';
import { checkQuickReply, quickReplyRules } from '../../core/conversations/quick-reply.ts';
import { sql } from 'kysely';
import { lockVendor } from '../catalogue/api.ts';
import { type Connection, type Database, inTransaction, isConflict } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';

interface Wish {
  readonly title: string;
  readonly text: string;
}

/** A vendor's quick replies, by title. */
export async function quickRepliesOf(db: Connection, vendorId: number): Promise<QuickReply[]> {
  const rows = await db
    .selectFrom('quick_reply')
    .select(['id', 'title', 'body', 'revision'])
    .where('vendor_id', '=', vendorId)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, body, revision }) => ({ id, title, text: body, revision }));
}

function checked(raw: Wish): Wish {
  const reply = checkQuickReply(raw);
  if (!reply.ok) throw new Refused(reply.refusals);
  return reply.value;
}

/** Each title once: two that are alike could not be told apart in the list. */
async function oncePerTitle<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (isConflict(fault)) refuseWith('conversations.title_taken', { field: 'title' });
    throw fault;
  }
}

/** One more than the limit is `conversations.too_many_quick_replies`, a title that is taken `conversations.title_taken`. */
export async function addQuickReply(db: Database, vendorId: number, raw: Wish): Promise<QuickReply> {
  const { title, text } = checked(raw);
  return oncePerTitle(
    inTransaction(db, async (tx) => {
      await lockVendor(tx, vendorId);
      const maximum = quickReplyRules.repliesMax;
      if ((await quickRepliesOf(tx, vendorId)).length >= maximum)
        refuseWith('conversations.too_many_quick_replies', { params: { maximum } });
      const { id, revision } = await tx
        .insertInto('quick_reply')
        .values({ vendor_id: vendorId, title, body: text })
        .returning(['id', 'revision'])
        .executeTakeFirstOrThrow();
      return { id, title, text, revision };
    }),
  );
}

/** Changes a reply in the state that was read; what already says the same is left as it is: the answer to a first try may have been lost. */
export async function changeQuickReply(
  db: Database,
  { vendorId, id, over }: { readonly vendorId: number; readonly id: string; readonly over: number },
  raw: Wish,
): Promise<QuickReply> {
  const { title, text } = checked(raw);
  return oncePerTitle(
    inTransaction(db, async (tx) => {
      const revision = over + 1;
      const { numUpdatedRows } = await tx
        .updateTable('quick_reply')
        .set({ title, body: text, revision })
        .where('id', '=', id)
        .where('vendor_id', '=', vendorId)
        .where('revision', '=', over)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) return { id, title, text, revision };
      const kept = (await quickRepliesOf(tx, vendorId)).find((reply) => reply.id === id) ?? refuseWith('request.not_found');
      return kept.title === title && kept.text === text ? kept : refuseWith('conversations.edited_elsewhere');
    }),
  );
}

/** Another vendor's, or one that is deleted already, is not there. */
export async function removeQuickReply(db: Database, vendorId: number, id: string): Promise<void> {
  const { numDeletedRows } = await inTransaction(db, (tx) =>
    tx.deleteFrom('quick_reply').where('id', '=', id).where('vendor_id', '=', vendorId).executeTakeFirst(),
  );
  if (numDeletedRows !== 1n) refuseWith('request.not_found');
}
