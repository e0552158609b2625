import { sql } from 'kysely';
import type { Conversation, listConversations, OpenConversation } from '../../contract/conversations.ts';
import type { QueryOf } from '../../contract/endpoint.ts';
import { offsetOf } from '../../core/paging.ts';
import { contactCreditOf, planPermits, vendorNames } from '../catalogue/api.ts';
import { mayRead } from '../clients/api.ts';
import { accountsNamed } from '../identity/api.ts';
import { noticeText } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection } from '../kit/database.ts';
import type { ConversationsContext } from './context.ts';
import type { Party, ReadingParty } from './party.ts';
import { type ListedRow, presentRows } from './present.ts';
import { ownConversation } from './reach.ts';
import { sidesOf } from './sides-store.ts';
import { lastReportOf } from './spam-store.ts';

type Wish = QueryOf<typeof listConversations>;
/** Anyone who has more conversations than this searches among the latest of them. */
const searchedMax = 5_000;

const listed = (party: ReadingParty) => sql`
  select c.id, c.vendor_id, c.couple_id, c.subject, c.wedding_on, c.last_number, c.last_at, c.closed_at, s.folder, s.read_number, s.unread_since,
    m.author as last_author, m.kind as last_kind, m.body as last_body, m.notice as last_notice,
    exists (select from message_file f where f.conversation_id = c.id and f.message_id = m.id) as last_has_files,
    (select count(*) from message u where u.conversation_id = c.id and u.number > s.read_number and u.author <> ${party.side}) as unread
  from conversation c
  join conversation_side s on s.conversation_id = c.id and s.side = ${party.side}
  join message m on m.conversation_id = c.id and m.number = c.last_number
  where ${own(party)} = ${party.id}`;
const own = ({ side }: ReadingParty) => (side === 'vendor' ? sql`c.vendor_id` : sql`c.couple_id`);
function shown({ side }: ReadingParty, show: Wish['show']) {
  if (show === 'unread') return sql`s.folder = 'inbox' and s.unread_since is not null`;
  if (show === 'unanswered')
    return sql`s.folder = 'inbox' and c.closed_at is null and (${lastSpeaker(otherSide[side])}) = ${otherSide[side]}`;
  return sql`s.folder = ${show}`;
}
const otherSide = { vendor: 'couple', couple: 'vendor' } as const;
/** Lines of the house are no answer, and what the other decided or booked asks for none. */
const lastSpeaker = (other: Party['side']) => sql`
  select author from message spoken
  where spoken.conversation_id = c.id and spoken.author <> 'house' and not (spoken.author = ${other} and spoken.kind in ('quotation', 'meeting'))
  order by number desc limit 1`;

/** One's conversations, the last one first. */
export async function readInbox(
  { db }: Pick<ConversationsContext, 'db'>,
  party: ReadingParty,
  { show, search: raw = '', page, limit }: Wish,
  language: Language,
): Promise<{ data: Conversation[]; meta: { page: number; limit: number; total: number } }> {
  const search = raw.normalize('NFC').trim();
  const found = search === '' ? sql`true` : await matches(db, party, search, language);
  const condition = sql`${shown(party, show)} and ${found}`;
  const [{ rows }, total] = await Promise.all([
    sql<ListedRow>`${listed(party)} and ${condition} order by c.last_at desc, c.id limit ${limit} offset ${offsetOf({ page, limit })}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from conversation c join conversation_side s on s.conversation_id = c.id and s.side = ${party.side}
      where ${own(party)} = ${party.id} and c.last_number > 0 and ${condition}`.execute(db),
  ]);
  return { data: await presentRows(db, party, rows, language), meta: { page, limit, total: total.rows[0]?.total ?? 0 } };
}

/** Which conversations speak of something: by the other's name, or by what was said. Of those one may not read, nothing is searched. */
async function matches(db: Connection, party: ReadingParty, search: string, language: Language) {
  const { rows } = await sql<{ vendor_id: number; couple_id: number }>`
    select vendor_id, couple_id from conversation c where ${own(party)} = ${party.id} order by last_at desc limit ${searchedMax}`.execute(
    db,
  );
  const said = sql`exists (select from message t where t.conversation_id = c.id and t.notice is null and position(lower(${search}) in lower(t.body)) > 0)
    or c.id = any(${await saidByTheHouse(db, party, search, language)}::uuid[])`;
  if (party.side === 'couple') {
    const vendors = await vendorNames(
      db,
      rows.map((row) => row.vendor_id),
    );
    const named = [...vendors.values()].filter(({ business_name: name }) => name?.toLowerCase().includes(search.toLowerCase()));
    return sql`(c.vendor_id = any(${named.map(({ id }) => id)}::bigint[]) or ${said})`;
  }
  const readable = [
    ...(await mayRead(
      db,
      party.id,
      rows.map((row) => row.couple_id),
    )),
  ];
  const named = await accountsNamed(db, readable, search);
  return sql`(c.couple_id = any(${readable}::bigint[]) and (c.couple_id = any(${named}::bigint[]) or ${said}))`;
}

/** The latest notices are searched in the language of the reader. */
async function saidByTheHouse(db: Connection, party: ReadingParty, search: string, language: Language): Promise<string[]> {
  const { rows } = await sql<{ conversation_id: string; notice: unknown }>`
    select t.conversation_id, t.notice from message t join conversation c on c.id = t.conversation_id
    where ${own(party)} = ${party.id} and t.notice is not null order by t.sent_at desc limit ${searchedMax}`.execute(db);
  const wanted = plain(search);
  const found = rows.filter(({ notice }) => plain(noticeText(notice, language)).includes(wanted));
  return [...new Set(found.map(({ conversation_id: id }) => id))];
}
/** Amounts hold spaces that do not break; no one types those. */
const plain = (text: string): string => text.replace(/\u00a0/g, ' ').toLowerCase();

/** One conversation, with how far each has read and what reading would cost. */
export async function readConversation(ctx: ConversationsContext, party: Party, id: string, language: Language): Promise<OpenConversation> {
  const { db } = ctx;
  await ownConversation(db, party, id);
  const { rows } = await sql<ListedRow>`${listed(party)} and c.id = ${id}`.execute(db);
  const [[conversation], sides, report] = await Promise.all([
    presentRows(db, party, rows, language),
    sidesOf(db, id),
    lastReportOf(db, id, party.side),
  ]);
  if (!conversation) throw new Error(`conversation ${id} has no message`);
  const other = party.side === 'vendor' ? sides.couple : sides.vendor;
  return {
    ...conversation,
    read_number: sides[party.side].readNumber,
    other_read_number: other.readNumber,
    other_read_at: other.readAt?.toISOString() ?? null,
    opening: conversation.is_readable ? null : await openingOf(db, party.id),
    report,
  };
}

async function openingOf(db: Connection, vendorId: number): Promise<{ cost: number; contact_credit: number }> {
  const [{ contactCost }, credit] = await Promise.all([planPermits(db, vendorId), contactCreditOf(db, vendorId)]);
  return { cost: contactCost, contact_credit: credit };
}
