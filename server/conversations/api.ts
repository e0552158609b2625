// Conversations for other capabilities.
import type { Conversation } from '../../contract/conversations.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection, Database, Tx } from '../kit/database.ts';
import type { SpamDecision } from './decide-spam.ts';
import type { Said } from './insert-message.ts';
import { readInbox } from './list-conversations.ts';
import { countUnread } from './sides-store.ts';

/** A running inbox. */
export interface Conversations {
  /**
   * Says something between a couple and a vendor in the caller's transaction: starts their conversation where there is none, reaches the open
   * pages of both at commit, and is emailed to whom it is for while that side is away. Each call is one message: what may be asked twice is
   * guarded by the caller. Takes the lock of the conversation, which comes after those of ads and ledger accounts. What starts something is refused
   * with `conversations.closed` where an operator closed the conversation as spam.
   */
  say(tx: Tx, said: Said): Promise<{ conversationId: string; messageId: string }>;
  /**
   * Decides an open report of spam; answers whether contact credit came back. Refuses with `request.not_found`, and with
   * `operations.already_decided`. (product 3, Contact credit)
   */
  decideSpam(tx: Tx, decision: SpamDecision): Promise<boolean>;
  /** Emails anyone who has left something unread for long enough; a job does it every minute. */
  tellByMail(): Promise<void>;
  /** Gives contact credit back for replies no one opened within 48 hours; a job does it every five minutes. */
  judgeReplies(): Promise<void>;
  /** Removes files of messages no one sent; a job does it every hour. */
  sweepFiles(): Promise<void>;
}

/** How many conversations hold words that this vendor has not read. */
export const unreadOf = (db: Connection, vendorId: number): Promise<number> => countUnread(db, { side: 'vendor', id: vendorId });

/** Conversations of a vendor's inbox in which the last word is the couple's, the latest first: at most so many, and how many there are. */
export async function unansweredOf(
  db: Database,
  vendorId: number,
  { language, limit }: { readonly language: Language; readonly limit: number },
): Promise<{ readonly total: number; readonly latest: Conversation[] }> {
  const { data, meta } = await readInbox({ db }, { side: 'vendor', id: vendorId }, { show: 'unanswered', page: 1, limit }, language);
  return { total: meta.total, latest: data };
}

/** The conversation of a couple and a vendor, or null while there is none. */
export async function conversationBetween(db: Connection, vendorId: number, coupleId: number): Promise<string | null> {
  const row = await db
    .selectFrom('conversation')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('couple_id', '=', coupleId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A page of the couples a vendor has a conversation with that was not closed as spam, or one of them, the last one first, and how many there are. */
export async function couplesOf(
  db: Connection,
  vendorId: number,
  { coupleId, limit, offset }: { readonly coupleId?: number | undefined; readonly limit: number; readonly offset: number },
): Promise<{ coupleIds: number[]; total: number }> {
  const talks = db
    .selectFrom('conversation')
    .where('vendor_id', '=', vendorId)
    .where('last_number', '>', 0)
    .where('closed_at', 'is', null)
    .$if(coupleId !== undefined, (all) => all.where('couple_id', '=', coupleId ?? 0));
  const [rows, { total }] = await Promise.all([
    talks.select('couple_id').orderBy('last_at', 'desc').orderBy('id').limit(limit).offset(offset).execute(),
    talks.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { coupleIds: rows.map((row) => row.couple_id), total };
}

export { talkBetween } from './reach.ts';
export { messagesHolding } from './find-messages.ts';
export { messageEntries } from './timeline.ts';
export { firstAnswers, spamOf, talksOf } from './first-answers.ts';
export { firstProducts } from './asked-products.ts';
export { renewMessageFiles } from './renew-keys.ts';
export { countSpamReports, reportedPair, operatorSpamReports } from './spam-store.ts';
