// Invitations to review a vendor.
import { sql } from 'kysely';
import type { InvitationSource } from '../../core/reviews/review.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** The right of a couple to review a vendor once. Instants are epoch milliseconds. */
export interface Invitation {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly source: InvitationSource;
  readonly weddingOn: BusinessDay;
  readonly invitedAt: number;
}
export interface NewInvitation extends Invitation {
  /** The accepted quotation of a booking; null where the vendor confirmed. */
  readonly quotationId: string | null;
}
/** A couple and a vendor. */
export interface Pair {
  readonly vendorId: number;
  readonly coupleId: number;
}

const columns = ['vendor_id', 'couple_id', 'source', 'wedding_on', 'invited_at'] as const;
const select = (db: Connection) => db.selectFrom('review_invitation').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): Invitation => ({
  vendorId: row.vendor_id,
  coupleId: row.couple_id,
  source: row.source,
  weddingOn: row.wedding_on,
  invitedAt: row.invited_at.getTime(),
});

/** Invites a couple; answers false where it was invited before, by whatever way. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<boolean> {
  const { vendorId, coupleId, source, quotationId, weddingOn, invitedAt } = invitation;
  const written = await tx
    .insertInto('review_invitation')
    .values({
      vendor_id: vendorId,
      couple_id: coupleId,
      source,
      quotation_id: quotationId,
      wedding_on: weddingOn,
      invited_at: new Date(invitedAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('vendor_id')
    .executeTakeFirst();
  return written !== undefined;
}

/**
 * An invitation on the word of the vendor becomes that of a booking: otherwise a vendor that expects a bad review would confirm its client with a day that
 * is long past, and the invitation would be over before the wedding. Answers whether the couple has longer to write than before.
 */
export async function inviteAsBooked(tx: Tx, { vendorId, coupleId, quotationId, weddingOn, invitedAt }: NewInvitation): Promise<boolean> {
  const { rows } = await sql<{ is_later: boolean }>`
    update review_invitation i set source = 'booking', quotation_id = ${quotationId}, wedding_on = ${weddingOn}::date,
      invited_at = case when before.wedding_on < ${weddingOn}::date then ${new Date(invitedAt)} else i.invited_at end,
      reminded_at = case when before.wedding_on < ${weddingOn}::date then null else i.reminded_at end
    from (
      select wedding_on from review_invitation where vendor_id = ${vendorId} and couple_id = ${coupleId} and source = 'vendor' for update
    ) before
    where i.vendor_id = ${vendorId} and i.couple_id = ${coupleId}
    returning before.wedding_on < i.wedding_on as is_later`.execute(tx);
  return rows[0]?.is_later ?? false;
}

/** A couple's invitation to review a vendor, or null. */
export async function findInvitation(db: Connection, { vendorId, coupleId }: Pair): Promise<Invitation | null> {
  const row = await select(db).where('vendor_id', '=', vendorId).where('couple_id', '=', coupleId).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The invitations of these couples to review a vendor, by couple. */
export async function invitationsAmong(db: Connection, vendorId: number, coupleIds: readonly number[]): Promise<Map<number, Invitation>> {
  if (coupleIds.length === 0) return new Map();
  const rows = await select(db)
    .where('vendor_id', '=', vendorId)
    .where('couple_id', 'in', [...coupleIds])
    .execute();
  return new Map(rows.map((row) => [row.couple_id, fromRow(row)]));
}

/** A page of a couple's invitations, the last one first, and how many there are. */
export async function invitationsOf(
  db: Connection,
  coupleId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ invitations: Invitation[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    select(db).where('couple_id', '=', coupleId).orderBy('invited_at', 'desc').orderBy('vendor_id').limit(limit).offset(offset).execute(),
    db
      .selectFrom('review_invitation')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('couple_id', '=', coupleId)
      .executeTakeFirstOrThrow(),
  ]);
  return { invitations: rows.map(fromRow), total };
}

/** Those of these pairs that have neither an invitation for their booking nor a review yet. */
export async function notInvited<P extends Pair>(db: Connection, pairs: readonly P[]): Promise<P[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ vendor_id: number; couple_id: number }>`
    select vendor_id, couple_id from unnest(${pairs.map((p) => p.vendorId)}::bigint[], ${pairs.map((p) => p.coupleId)}::bigint[]) p (vendor_id, couple_id)
    where exists (select from review_invitation i where i.vendor_id = p.vendor_id and i.couple_id = p.couple_id and i.source = 'booking')
      or exists (select from review r where r.vendor_id = p.vendor_id and r.couple_id = p.couple_id)`.execute(db);
  const invited = new Set(rows.map((row) => `${row.vendor_id} ${row.couple_id}`));
  return pairs.filter(({ vendorId, coupleId }) => !invited.has(`${vendorId} ${coupleId}`));
}

/** Who was invited before an instant, wrote nothing and was not reminded; only for weddings since a day. */
export async function toRemind(db: Connection, invitedBefore: number, weddingSince: BusinessDay): Promise<Pair[]> {
  const { rows } = await sql<{ vendor_id: number; couple_id: number }>`
    select i.vendor_id, i.couple_id from review_invitation i
    where i.reminded_at is null and i.invited_at <= ${new Date(invitedBefore)} and i.wedding_on >= ${weddingSince}
      and not exists (select from review r where r.vendor_id = i.vendor_id and r.couple_id = i.couple_id)
    order by i.invited_at`.execute(db);
  return rows.map((row) => ({ vendorId: row.vendor_id, coupleId: row.couple_id }));
}

/** Notes the one reminder; answers false where it was noted before. */
export async function noteReminder(tx: Tx, { vendorId, coupleId }: Pair, at: number): Promise<boolean> {
  const noted = await tx
    .updateTable('review_invitation')
    .set({ reminded_at: new Date(at) })
    .where('vendor_id', '=', vendorId)
    .where('couple_id', '=', coupleId)
    .where('reminded_at', 'is', null)
    .returning('vendor_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Withdraws all invitations of a couple that leaves. */
export async function deleteInvitations(tx: Tx, coupleId: number): Promise<void> {
  await tx.deleteFrom('review_invitation').where('couple_id', '=', coupleId).execute();
}
