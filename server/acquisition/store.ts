import { sql } from 'kysely';
import type { acquisitionStatuses } from '../../contract/acquisition.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { containing } from '../kit/like.ts';

type Status = (typeof acquisitionStatuses)[number];

export interface NewAcquisition {
  readonly payload: string;
  readonly searchText: string;
  readonly language: 'en' | 'id';
  readonly utm: Readonly<Record<string, string>> | null;
  readonly receivedAt: Date;
}

export async function insertAcquisition(db: Connection, row: NewAcquisition): Promise<{ id: string; receivedAt: Date }> {
  const { id } = await db
    .insertInto('vendor_acquisition')
    .values({
      payload: row.payload,
      search_text: row.searchText,
      language: row.language,
      utm: row.utm === null ? null : JSON.stringify(row.utm),
      received_at: row.receivedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, receivedAt: row.receivedAt };
}

export interface StoredAcquisition {
  readonly id: string;
  readonly status: Status;
  readonly payload: string;
  readonly language: 'en' | 'id';
  readonly utm: Record<string, string> | null;
  readonly receivedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly reason: string | null;
  readonly accountId: number | null;
}

/** What waits comes oldest first, what is decided newest first. */
export async function findAcquisitions(
  db: Connection,
  asked: { readonly status: Status; readonly words: string; readonly limit: number; readonly offset: number },
): Promise<{ rows: StoredAcquisition[]; total: number }> {
  const pattern = containing(asked.words.toLowerCase());
  const matching = db
    .selectFrom('vendor_acquisition')
    .where('status', '=', asked.status)
    .$if(asked.words !== '', (query) => query.where('search_text', 'like', pattern));
  const [rows, counted] = await Promise.all([
    matching
      .select(columns)
      .orderBy(asked.status === 'new' ? sql`received_at` : sql`decided_at desc`)
      .orderBy('id')
      .limit(asked.limit)
      .offset(asked.offset)
      .execute(),
    matching.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(stored), total: Number(counted.total) };
}

/** One of them, locked until the transaction ends: of two who decide at once, the second finds it decided. */
export async function lockAcquisition(tx: Tx, id: string): Promise<StoredAcquisition | null> {
  const row = await tx.selectFrom('vendor_acquisition').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? stored(row) : null;
}

export async function writeDecision(
  tx: Tx,
  id: string,
  decision: {
    readonly status: 'accepted' | 'dismissed';
    readonly at: Date;
    readonly by: number;
    readonly reason: string | null;
    readonly accountId: number | null;
  },
): Promise<void> {
  await tx
    .updateTable('vendor_acquisition')
    .set({
      status: decision.status,
      decided_at: decision.at,
      decided_by: decision.by,
      reason: decision.reason,
      account_id: decision.accountId,
    })
    .where('id', '=', id)
    .execute();
}

const columns = [
  'id',
  'status',
  sql<string>`payload::text`.as('payload'),
  'language',
  'utm',
  'received_at',
  'decided_at',
  'decided_by',
  'reason',
  'account_id',
] as const;

interface Row {
  readonly id: string;
  readonly status: Status;
  readonly payload: string;
  readonly language: string;
  readonly utm: Readonly<Record<string, string>> | null;
  readonly received_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: number | null;
  readonly reason: string | null;
  readonly account_id: number | null;
}

const stored = (row: Row): StoredAcquisition => ({
  id: row.id,
  status: row.status,
  payload: row.payload,
  language: row.language === 'id' ? 'id' : 'en',
  utm: row.utm,
  receivedAt: row.received_at,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  reason: row.reason,
  accountId: row.account_id,
});
