import { sql } from 'kysely';
import { conversationPage } from '../../core/conversations/pages.ts';
import { unreadEmail } from '../../texts/messages/conversations.ts';
import type { Language } from '../../texts/typed.ts';
import { nameFor } from '../../texts/names.ts';
import { vendorContact } from '../catalogue/api.ts';
import { maskedName, mayRead, weddingToTell } from '../clients/api.ts';
import { correspondents } from '../identity/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { ConversationsContext } from './context.ts';
import { type Conversation, lockConversation, type MessageKind, type Subject, textOf } from './store.ts';
import type { Side } from './party.ts';

type Context = Pick<ConversationsContext, 'db' | 'clock' | 'notifier' | 'mailAfterMs' | 'addresses'>;
const atOnce = 200;
/** In code points; the rest is read in the inbox. */
const quotedMax = 500;

/** Emails anyone who has left something unread for long enough: once, until the conversation is read. */
export async function emailUnread(ctx: Context): Promise<void> {
  const due = new Date(ctx.clock.now() - ctx.mailAfterMs);
  const { rows } = await sql<{ conversation_id: string; side: Side }>`
    select conversation_id, side from conversation_side where unread_since <= ${due} and mailed_at is null order by unread_since limit ${atOnce}`.execute(
    ctx.db,
  );
  await eachAlone(
    rows.map(({ conversation_id: id, side }) => ({ id, side })),
    ({ id, side }) => inTransaction(ctx.db, (tx) => emailReader(ctx, tx, id, side, due)),
  );
}

async function emailReader(ctx: Context, tx: Tx, id: string, side: Side, due: Date): Promise<void> {
  const conversation = await lockConversation(tx, id);
  // Read, or told by another process, while we came.
  const { numUpdatedRows } = await tx
    .updateTable('conversation_side')
    .set({ mailed_at: new Date(ctx.clock.now()) })
    .where('conversation_id', '=', id)
    .where('side', '=', side)
    .where('unread_since', '<=', due)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  if (!conversation || numUpdatedRows !== 1n) return;
  const email = side === 'vendor' ? await emailToVendor(ctx, tx, conversation) : await emailToCouple(ctx, tx, conversation);
  if (email) await ctx.notifier.email(tx, email);
}

interface Unread {
  /** Of everything unread. */
  readonly kinds: readonly MessageKind[];
  readonly body: string;
  readonly notice: unknown;
  readonly subject: Subject | null;
}

/** What is unread, and of it what is quoted: the first that someone wrote, or else the newest news, since a later one may undo those before. */
async function unreadOf(tx: Tx, id: string, side: Side): Promise<Unread | null> {
  const { rows } = await sql<Unread>`
    select m.body, m.notice, m.subject, array_agg(m.kind) over () as kinds
    from message m join conversation_side s on s.conversation_id = m.conversation_id and s.side = ${side}
    where m.conversation_id = ${id} and m.number > s.read_number and m.author <> ${side}
    order by m.notice is not null, case when m.notice is null then m.number else -m.number end limit 1`.execute(tx);
  return rows[0] ?? null;
}

const quoted = (unread: Unread, language: Language): string => Array.from(textOf(unread, language)).slice(0, quotedMax).join('');

/** A vendor who has not opened the contact reads neither name nor text, and of the day the month: as in its inbox. */
async function emailToVendor(ctx: Context, tx: Tx, conversation: Conversation) {
  const { id, vendorId, coupleId, weddingOn } = conversation;
  const [vendor, couples, unread] = await Promise.all([
    vendorContact(tx, vendorId),
    correspondents(tx, [coupleId]),
    unreadOf(tx, id, 'vendor'),
  ]);
  const couple = couples.get(coupleId);
  if (!vendor || !couple || !unread) return null;
  const isReadable = (await mayRead(tx, vendorId, [coupleId])).has(coupleId);
  return {
    to: vendor.email,
    language: vendor.language,
    ...unreadEmail(vendor.language, {
      to: vendor.businessName,
      from: couple.name === null || isReadable ? nameFor(couple.name, vendor.language) : maskedName(couple.name),
      kinds: unread.kinds,
      text: isReadable ? quoted(unread, vendor.language) : null,
      subject: unread.subject,
      wedding: await weddingToTell(tx, { coupleId, saidOn: weddingOn, isReadable }),
      link: linkTo(ctx, 'vendor', id, vendor.language),
    }),
  };
}

async function emailToCouple(ctx: Context, tx: Tx, { id, vendorId, coupleId }: Conversation) {
  const [vendor, couples, unread] = await Promise.all([
    vendorContact(tx, vendorId),
    correspondents(tx, [coupleId]),
    unreadOf(tx, id, 'couple'),
  ]);
  const couple = couples.get(coupleId);
  if (!vendor || !couple?.isActive || !unread) return null;
  return {
    to: couple.email,
    language: couple.language,
    ...unreadEmail(couple.language, {
      to: nameFor(couple.name, couple.language),
      from: nameFor(vendor.businessName || null, couple.language),
      kinds: unread.kinds,
      text: quoted(unread, couple.language),
      subject: null,
      wedding: null,
      link: linkTo(ctx, 'couple', id, couple.language),
    }),
  };
}

const linkTo = ({ addresses }: Pick<Context, 'addresses'>, side: Side, id: string, language: 'en' | 'id'): string =>
  addresses.page(conversationPage(side, id), language);
