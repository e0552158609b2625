import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';

/** The conversations that couples started with a vendor. */
export interface FirstAnswers {
  readonly conversations: number;
  /** The median seconds from the couple's first message to the vendor's first one; without an answer a couple waits until now. */
  readonly medianSeconds: number;
}

/** How soon these vendors answered couples who wrote to them since an instant; vendors nobody wrote to are left out. */
export async function firstAnswers(
  db: Connection,
  vendorIds: readonly number[],
  { since, now }: { readonly since: number; readonly now: number },
): Promise<ReadonlyMap<number, FirstAnswers>> {
  const { rows } = await sql<{ vendor_id: number; conversations: number; median: number }>`
    select c.vendor_id, count(*)::int as conversations,
      percentile_cont(0.5) within group (order by extract(epoch from coalesce(answer.sent_at, ${new Date(now)}) - first.sent_at)) as median
    from conversation c
    join message first on first.conversation_id = c.id and first.number = 1 and first.author = 'couple'
    left join lateral (
      select sent_at from message where conversation_id = c.id and author = 'vendor' order by number limit 1
    ) answer on true
    where c.vendor_id = any(${[...vendorIds]}::bigint[]) and c.last_at >= ${new Date(since)} and first.sent_at >= ${new Date(since)}
    group by c.vendor_id`.execute(db);
  return new Map(rows.map((row) => [row.vendor_id, { conversations: row.conversations, medianSeconds: row.median }]));
}
