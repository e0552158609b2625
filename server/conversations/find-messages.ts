// The search of a vendor over the messages of its conversations.
import { type RawBuilder, sql } from 'kysely';
import { goesBy } from '../../core/dashboard/find.ts';
import type { Database } from '../kit/database.ts';
import { likeContaining } from '../kit/like.ts';

/** What most look for was written lately: so many texts are read whole, and compared with words that may have a slip. */
const newest = 500;
/** Of words that the index does not know. */
const newestByShortWords = 5_000;
/** Texts that may hold a word with a slip, by the letters they share with it. */
const candidatesMax = 50;
const likenessMin = 0.15;
/** Shorter words have no three letters to be found by in the index. */
const lettersOfIndex = 3;

export interface FoundMessage {
  readonly conversationId: string;
  readonly coupleId: number;
  readonly body: string;
  readonly sentAt: Date;
}
interface Wanted {
  readonly vendorId: number;
  readonly coupleIds: ReadonlySet<number>;
  readonly words: readonly string[];
  readonly limit: number;
}

/**
 * A vendor's messages with these couples that hold every one of the words, in whatever case, the newest first, without those it put into spam and those the
 * house wrote. Words of one or two letters alone find only what is among the newest 5,000. Where nothing holds the words, the newest 500 that hold them with
 * a slip.
 */
export async function messagesHolding(db: Database, wanted: Wanted): Promise<FoundMessage[]> {
  const words = wanted.words.map((word) => word.toLowerCase());
  if (wanted.coupleIds.size === 0 || words.length === 0) return [];
  const holds = sql.join(
    words.map((word) => sql`lower(body) like ${likeContaining(word)}`),
    sql` and `,
  );
  const isIndexed = words.some((word) => word.length >= lettersOfIndex);
  const lately = await among(db, wanted, newestThat(wanted.vendorId, isIndexed ? newest : newestByShortWords, holds));
  if (!isIndexed || lately.length === wanted.limit) return lately;
  const ever = await among(db, wanted, sql`select * from message where ${ofVendor(wanted.vendorId)} and ${holds}`);
  return ever.length > 0 ? ever : withSlips(db, wanted, words);
}

async function withSlips(db: Database, wanted: Wanted, words: readonly string[]): Promise<FoundMessage[]> {
  const isAlike = sql.join(
    words.map((word) => sql`word_similarity(${word}, lower(body)) >= ${likenessMin}::real`),
    sql` and `,
  );
  const candidates = await among(db, { ...wanted, limit: candidatesMax }, newestThat(wanted.vendorId, newest, isAlike));
  return candidates.filter(({ body }) => goesBy(body, words.join(' '))).slice(0, wanted.limit);
}

const ofVendor = (vendorId: number): RawBuilder<unknown> => sql`vendor_id = ${vendorId} and notice is null`;
const newestThat = (vendorId: number, count: number, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select * from (select * from message where ${ofVendor(vendorId)} order by sent_at desc limit ${count}) newest where ${condition}`;

/** Of these texts, those of conversations that are searched. The texts are looked up first: by conversation, every message of a vendor would be read. */
async function among(db: Database, { coupleIds, limit }: Wanted, texts: RawBuilder<unknown>): Promise<FoundMessage[]> {
  const { rows } = await sql<{ conversation_id: string; couple_id: number; body: string; sent_at: Date }>`
    with texts as materialized (${texts})
    select m.conversation_id, c.couple_id, m.body, m.sent_at from texts m
    join conversation c on c.id = m.conversation_id
    left join conversation_side s on s.conversation_id = c.id and s.side = 'vendor'
    where c.couple_id = any(${[...coupleIds]}::bigint[]) and s.folder is distinct from 'spam'
    order by m.sent_at desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ conversationId: row.conversation_id, coupleId: row.couple_id, body: row.body, sentAt: row.sent_at }));
}
