import { type RawBuilder, sql } from 'kysely';
import type { acquisitionStatuses } from '../../contract/acquisition.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { knownContact, type KnownContact } from '../../core/acquisition/contact.ts';
import { phoneDigitsOf } from '../../core/operations/search.ts';
import { likeContaining } from '../kit/like.ts';
import { fieldsOf } from '../../core/unknown.ts';

type Status = (typeof acquisitionStatuses)[number];

export interface NewAcquisition {
  readonly payload: string;
  readonly searchText: string;
  readonly language: 'en' | 'id';
  readonly utm: Readonly<Record<string, string>> | null;
  readonly receivedAt: Date;
}

/** Keeps the application as it was typed. The id and the time are what the sender is answered, and no more. */
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

/** How alike a name has to be that may be mistyped, as with vendors. */
const alike = 0.55;

/** Applications with these words: names, which may be mistyped, a part of an email address, a city, or a phone number however it is typed. */
function withWords(words: string): RawBuilder<boolean> {
  const lower = words.toLowerCase();
  const digits = phoneDigitsOf(words);
  const byPhone = digits === null ? sql`` : sql` or regexp_replace(search_text, '\\D', '', 'g') like ${likeContaining(digits)}`;
  // Email addresses of one provider are alike without being mistyped.
  const byName = /[@\d]/.test(words) ? sql`` : sql` or word_similarity(${lower}, search_text) >= ${alike}::real`;
  return sql`(search_text like ${likeContaining(lower)}${byName}${byPhone})`;
}

/** One application by its id, whatever its status, or those of a status: what waits oldest first, what is decided newest first. */
export async function findAcquisitions(
  db: Connection,
  asked: {
    readonly id?: string | undefined;
    readonly status: Status;
    readonly words: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: StoredAcquisition[]; total: number }> {
  const { id, status, words } = asked;
  const all = db.selectFrom('vendor_acquisition');
  const matching =
    id === undefined
      ? all.where('status', '=', status).$if(words !== '', (query) => query.where(withWords(words)))
      : all.where('id', '=', id);
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

export interface FoundApplication {
  readonly id: string;
  readonly known: KnownContact;
  readonly receivedAt: Date;
}
/** Applications with these words that no vendor came of, those that wait first. */
export async function findApplications(db: Connection, words: string, limit: number): Promise<FoundApplication[]> {
  const rows = await db
    .selectFrom('vendor_acquisition')
    .select(columns)
    .where('status', '<>', 'accepted')
    .where(withWords(words))
    .orderBy('status', 'desc')
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    known: knownContact(fieldsOf(JSON.parse(row.payload))),
    receivedAt: row.received_at,
  }));
}

/** One of them, locked until the transaction ends: of two who decide at once, the second finds it decided. */
export async function lockAcquisition(tx: Tx, id: string): Promise<StoredAcquisition | null> {
  const row = await tx.selectFrom('vendor_acquisition').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? stored(row) : null;
}

/** The caller has seen under `lockAcquisition` that it is undecided. `accountId` is the account that was made, null when dismissed. */
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
