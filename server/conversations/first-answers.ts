import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';

/** The conversations that couples started with a vendor. */
export interface FirstAnswers {
  readonly conversations: number;
  /** The median seconds from the couple's first message to the vendor's first one; without an answer a couple waits until now. */
  readonly medianSeconds: number;
}

/** How soon these vendors answered couples who wrote to them since an instant, without what is in their spam; vendors nobody wrote to are left out. */
export async function firstAnswers(
  db: Connection,
  vendorIds: readonly number[],
  { since, now }: { readonly since: number; readonly now: number },
): Promise<ReadonlyMap<number, FirstAnswers>> {
  const { rows } = await sql<{ vendor_id: number; conversations: number; median: number }>`
    select c.vendor_id, count(*)::int as conversations,
      percentile_cont(0.5) within group (order by extract(epoch from coalesce(answer.sent_at, ${new Date(now)}) - first.sent_at)) as median
    from conversation c
    join conversation_side s on s.conversation_id = c.id and s.side = 'vendor' and s.folder <> 'spam'
    join message first on first.conversation_id = c.id and first.number = 1 and first.author = 'couple'
    left join lateral (
      select sent_at from message where conversation_id = c.id and author = 'vendor' order by number limit 1
    ) answer on true
    where c.vendor_id = any(${[...vendorIds]}::bigint[]) and c.last_at >= ${new Date(since)} and first.sent_at >= ${new Date(since)}
    group by c.vendor_id`.execute(db);
  return new Map(rows.map((row) => [row.vendor_id, { conversations: row.conversations, medianSeconds: row.median }]));
}

/** What a vendor and a couple said to each other, in times: epoch milliseconds. */
export interface Talk {
  readonly coupleId: number;
  readonly conversationId: string;
  /** The vendor's first own words; null while it wrote none. */
  readonly answerAt: number | null;
  readonly lastAt: number;
}

/** A vendor's conversations. `coupleIds` narrows to these; null: all. */
export async function talksOf(db: Connection, vendorId: number, coupleIds: readonly number[] | null): Promise<Talk[]> {
  const { rows } = await sql<{ couple_id: number; id: string; answer_at: Date | null; last_at: Date }>`
    select c.couple_id, c.id, answer.sent_at as answer_at, c.last_at from conversation c
    left join lateral (
      select sent_at from message where conversation_id = c.id and author = 'vendor' and notice is null order by number limit 1
    ) answer on true
    where c.vendor_id = ${vendorId} and c.last_number > 0 and (${coupleIds === null} or c.couple_id = any(${[...(coupleIds ?? [])]}::bigint[]))`.execute(
    db,
  );
  return rows.map((row) => ({
    coupleId: row.couple_id,
    conversationId: row.id,
    answerAt: row.answer_at?.getTime() ?? null,
    lastAt: row.last_at.getTime(),
  }));
}

/** Couples whose conversation a vendor put into spam. */
export async function spamOf(db: Connection, vendorId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ couple_id: number }>`
    select c.couple_id from conversation c join conversation_side s on s.conversation_id = c.id and s.side = 'vendor' and s.folder = 'spam'
    where c.vendor_id = ${vendorId}`.execute(db);
  return new Set(rows.map((row) => row.couple_id));
}
