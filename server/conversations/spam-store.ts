// Spam reports. A report never changes, except for its decision, which is added once.
import { sql } from 'kysely';
import type { spamReasons } from '../../contract/conversations.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { type Author, textOf } from './store.ts';
import type { Side } from './party.ts';

export type SpamStatus = 'open' | 'agreed' | 'refused';
type Reason = (typeof spamReasons)[number];

/** Writes a report down unless one is open already; answers whether it did. */
export async function insertReport(
  tx: Tx,
  report: {
    readonly conversationId: string;
    readonly side: Side;
    readonly accountId: number;
    readonly reason: Reason;
    readonly note: string;
    readonly at: number;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('spam_report')
    .values({
      conversation_id: report.conversationId,
      side: report.side,
      account_id: report.accountId,
      reason: report.reason,
      note: report.note,
      reported_at: new Date(report.at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Anyone who reported has thought better of it. */
export async function withdrawReport(tx: Tx, conversationId: string, side: Side): Promise<void> {
  await tx
    .updateTable('spam_report')
    .set({ state: 'withdrawn' })
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .where('state', '=', 'open')
    .execute();
}

/** What became of the last report of a side; null when there is none or it was withdrawn. */
export async function lastReportOf(db: Connection, conversationId: string, side: Side): Promise<SpamStatus | null> {
  const row = await db
    .selectFrom('spam_report')
    .select('state')
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.state === 'withdrawn' ? null : row.state;
}

/** A report for operators. */
export interface OperatorSpamReport {
  readonly id: string;
  readonly vendorId: number;
  readonly coupleId: number;
  readonly side: Side;
  readonly reason: Reason;
  readonly note: string;
  readonly reportedAt: Date;
  readonly status: SpamStatus;
  /** What was said last before it, at most ten messages. */
  readonly messages: readonly { readonly author: Author; readonly text: string; readonly sent_at: string }[];
  readonly decision: { readonly reason: string; readonly at: Date; readonly by: number } | null;
}
interface Row {
  id: string;
  vendor_id: number;
  couple_id: number;
  side: Side;
  reason: Reason;
  note: string;
  reported_at: Date;
  state: SpamStatus;
  messages: readonly { author: Author; body: string; notice: unknown; sent_at: string }[] | null;
  decision_reason: string | null;
  decided_at: Date | null;
  decided_by: number | null;
}

/** Reports of one status: open ones oldest first, decided ones newest first. */
export async function operatorSpamReports(
  db: Connection,
  status: SpamStatus,
  page: { readonly limit: number; readonly offset: number },
  language: Language,
): Promise<OperatorSpamReport[]> {
  const order = status === 'open' ? sql`r.reported_at, r.id` : sql`r.decided_at desc, r.id`;
  const { rows } = await sql<Row>`
    select r.*, c.vendor_id, c.couple_id, said.messages
    from (select * from spam_report r where r.state = ${status} order by ${order} limit ${page.limit} offset ${page.offset}) r
    join conversation c on c.id = r.conversation_id
    cross join lateral (
      select json_agg(json_build_object('author', l.author, 'body', l.body, 'notice', l.notice, 'sent_at', l.sent_at) order by l.number) as messages
      from (select author, body, notice, sent_at, number from message m where m.conversation_id = c.id and m.sent_at <= r.reported_at order by number desc limit 10) l) said
    order by ${order}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    vendorId: row.vendor_id,
    coupleId: row.couple_id,
    side: row.side,
    reason: row.reason,
    note: row.note,
    reportedAt: row.reported_at,
    status: row.state,
    messages: (row.messages ?? []).map((message) => ({
      author: message.author,
      text: textOf(message, language),
      sent_at: new Date(message.sent_at).toISOString(),
    })),
    decision:
      row.decided_at === null || row.decided_by === null
        ? null
        : { reason: row.decision_reason ?? '', at: row.decided_at, by: row.decided_by },
  }));
}

/** How many there are of a status, and since when the oldest waits. */
export async function countSpamReports(db: Connection, status: SpamStatus): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldest_at: Date | null }>`
    select count(*) as count, min(reported_at) as oldest_at from spam_report where state = ${status}`.execute(db);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldest_at ?? null };
}

/** Who is concerned by a report, or null when there is none. */
export async function reportedPair(
  db: Connection,
  id: string,
): Promise<{ conversationId: string; vendorId: number; coupleId: number; side: Side } | null> {
  const row = await db
    .selectFrom('spam_report')
    .innerJoin('conversation', 'conversation.id', 'conversation_id')
    .select(['conversation_id', 'vendor_id', 'couple_id', 'side'])
    .where('spam_report.id', '=', id)
    .executeTakeFirst();
  return row ? { conversationId: row.conversation_id, vendorId: row.vendor_id, coupleId: row.couple_id, side: row.side } : null;
}

/** Decides a report that is still open; answers false when someone was first. */
export async function decideReport(
  tx: Tx,
  id: string,
  decision: { readonly verdict: 'agreed' | 'refused'; readonly reason: string; readonly by: number; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('spam_report')
    .set({ state: decision.verdict, decision_reason: decision.reason, decided_at: new Date(decision.at), decided_by: decision.by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
