// Quotations.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import { type QuotationContent, quotationRules, withinLimits } from '../../core/quotations/content.ts';
import type { DeclineGround } from '../../core/quotations/decline.ts';
import type { QuotationStatus } from '../../core/quotations/status.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Viewer } from '../clients/api.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { beginningWith } from '../kit/like.ts';
import { nextPaperNumber } from '../kit/paper-number.ts';

/** One version of a quotation. Instants are epoch milliseconds. */
export interface Quotation {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly inquiryId: string;
  readonly vendorId: number;
  readonly coupleId: number;
  readonly state: QuotationStatus;
  readonly revision: number;
  readonly content: QuotationContent;
  readonly validUntil: BusinessDay | null;
  /** Null while it is a draft. */
  readonly taxBasisPoints: number | null;
  readonly totalIdr: Idr | null;
  /** Null unless it was accepted. */
  readonly feeBasisPoints: number | null;
  readonly reason: string | null;
  /** Why a couple declined, where it chose one. */
  readonly declineGround: DeclineGround | null;
  readonly savedAt: number;
  readonly sentAt: number | null;
  readonly viewedAt: number | null;
  readonly closedAt: number | null;
}

const columns = [
  'id',
  'number',
  'version',
  'inquiry_id',
  'vendor_id',
  'couple_id',
  'status',
  'revision',
  'content',
  'valid_until',
  'tax_basis_points',
  'total_idr',
  'fee_basis_points',
  'reason',
  'decline_ground',
  'saved_at',
  'sent_at',
  'viewed_at',
  'closed_at',
] as const;
const select = (db: Connection) => db.selectFrom('quotation').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

const fromRow = (row: Row): Quotation => ({
  id: row.id,
  number: row.number,
  version: row.version,
  inquiryId: row.inquiry_id,
  vendorId: row.vendor_id,
  coupleId: row.couple_id,
  state: row.status,
  revision: row.revision,
  // Drafts kept before their numbers had limits are read like any other.
  content: withinLimits(row.content, quotationRules),
  validUntil: row.valid_until,
  taxBasisPoints: row.tax_basis_points,
  totalIdr: row.total_idr,
  feeBasisPoints: row.fee_basis_points,
  reason: row.reason,
  declineGround: row.decline_ground,
  savedAt: row.saved_at.getTime(),
  sentAt: row.sent_at?.getTime() ?? null,
  viewedAt: row.viewed_at?.getTime() ?? null,
  closedAt: row.closed_at?.getTime() ?? null,
});

/** `Q-20261120-0123`, by the business day on which it was started. */
export const nextNumber = (tx: Tx, at: number): Promise<string> =>
  nextPaperNumber(tx, { prefix: 'Q', sequence: 'quotation_number', digits: 4 }, at);

export interface NewDraft extends Pick<Quotation, 'number' | 'version' | 'inquiryId' | 'vendorId' | 'coupleId' | 'content'> {
  readonly at: number;
  readonly requestKey: string | null;
}

/** Starts a draft, or answers the one this inquiry has already: of several who start at once, one does. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<{ quotation: Quotation; isNew: boolean }> {
  const at = new Date(draft.at);
  const made = await tx
    .insertInto('quotation')
    .values({
      number: draft.number,
      version: draft.version,
      inquiry_id: draft.inquiryId,
      vendor_id: draft.vendorId,
      couple_id: draft.coupleId,
      content: JSON.stringify(draft.content),
      created_at: at,
      saved_at: at,
      request_key: draft.requestKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (made) return { quotation: fromRow(made), isNew: true };
  return { quotation: (await draftFor(tx, draft.inquiryId)) ?? (await byRequestKey(tx, draft)), isNew: false };
}

/** Held against a limit, it is asked inside `withinUnfinished`, where no one else adds one. */
export async function countDrafts(tx: Tx, vendorId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('quotation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  return count;
}

/** The draft an inquiry is being answered with, if any. */
async function draftFor(db: Connection, inquiryId: string): Promise<Quotation | null> {
  const row = await select(db).where('inquiry_id', '=', inquiryId).where('status', '=', 'draft').executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The same request had started it before; meanwhile it may have been sent. */
async function byRequestKey(tx: Tx, { vendorId, requestKey }: NewDraft): Promise<Quotation> {
  return fromRow(await select(tx).where('vendor_id', '=', vendorId).where('request_key', '=', requestKey).executeTakeFirstOrThrow());
}

/** A version this viewer may see: a vendor its own, a couple what was sent to it. Anything else is not there. */
export async function findQuotation(db: Connection, viewer: Viewer, id: string): Promise<Quotation | null> {
  const row = await mine(select(db), viewer).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The same, locked until the transaction ends. */
export async function lockQuotation(tx: Tx, viewer: Viewer, id: string): Promise<Quotation | null> {
  const row = await mine(select(tx), viewer).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

const mine = (query: ReturnType<typeof select>, viewer: Viewer) =>
  viewer.kind === 'vendor'
    ? query.where('vendor_id', '=', viewer.vendorId)
    : query.where('couple_id', '=', viewer.coupleId).where('sent_at', 'is not', null);

/** All versions of a quotation, locked in the order of their versions, so that those who decide one and those who replace it take turns. */
export async function lockVersions(tx: Tx, number: string): Promise<Quotation[]> {
  return (await select(tx).where('number', '=', number).orderBy('version').forNoKeyUpdate().execute()).map(fromRow);
}

/** Newer versions first, drafts and closed ones included. */
export async function versionsOf(db: Connection, numbers: readonly string[]): Promise<Quotation[]> {
  if (numbers.length === 0) return [];
  return (
    await select(db)
      .where('number', 'in', [...numbers])
      .orderBy('version', 'desc')
      .execute()
  ).map(fromRow);
}

/** Drafts too, last changed first: the caller leaves out what its reader may not see. */
export async function quotationsOfInquiries(db: Connection, inquiryIds: readonly string[]): Promise<Quotation[]> {
  if (inquiryIds.length === 0) return [];
  const rows = await select(db)
    .where('inquiry_id', 'in', [...inquiryIds])
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(fromRow);
}

/** Its next revision. One that was sent meanwhile stays as it is. */
export async function saveDraft(tx: Tx, id: string, content: QuotationContent, at: number): Promise<void> {
  await tx
    .updateTable('quotation')
    .set({ content: JSON.stringify(content), saved_at: new Date(at), revision: (e) => sql`${e.ref('revision')} + 1` })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
}

/** From here on the database itself refuses changes of what it says. */
export async function markSent(
  tx: Tx,
  id: string,
  sent: { readonly content: QuotationContent; readonly taxBasisPoints: number; readonly totalIdr: Idr; readonly at: number },
): Promise<void> {
  await tx
    .updateTable('quotation')
    .set({
      status: 'sent',
      content: JSON.stringify(sent.content),
      valid_until: sent.content.valid_until,
      tax_basis_points: sent.taxBasisPoints,
      total_idr: sent.totalIdr,
      saved_at: new Date(sent.at),
      sent_at: new Date(sent.at),
    })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
}

/** Only the first look of the couple counts, and only while nothing was decided. */
export async function markViewed(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('quotation')
    .set({ status: 'viewed', viewed_at: new Date(at) })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .execute();
}

/** Reaches a state in which it stays. */
export async function closeQuotation(
  tx: Tx,
  id: string,
  end: Pick<Quotation, 'state'> & Partial<Pick<Quotation, 'reason' | 'declineGround' | 'feeBasisPoints'>> & { readonly at: number },
): Promise<void> {
  await tx
    .updateTable('quotation')
    .set({
      status: end.state,
      closed_at: new Date(end.at),
      saved_at: new Date(end.at),
      reason: end.reason ?? null,
      decline_ground: end.declineGround ?? null,
      fee_basis_points: end.feeBasisPoints ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** A quotation that was ever sent stays. */
export async function removeDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('quotation').where('id', '=', id).where('status', '=', 'draft').execute();
}

/** One version of any vendor, locked: for automatic steps. */
export async function lockAny(tx: Tx, id: string): Promise<Quotation> {
  return fromRow(await select(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow());
}

/** Versions by id, for those who hold their instalments. */
export async function quotationsById(db: Connection, ids: readonly string[]): Promise<Map<string, Quotation>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

/** The newest version of each quotation that was sent to a couple, newest first; for operators. */
export async function quotationsOfCouple(db: Connection, coupleId: number, limit: number): Promise<Quotation[]> {
  const rows = await select(db)
    .where('couple_id', '=', coupleId)
    .where('sent_at', 'is not', null)
    .distinctOn('number')
    .orderBy('number', 'desc')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** The newest sent version of each quotation whose number starts with this text; for operators. */
export async function quotationsNumbered(db: Connection, begin: string, limit: number): Promise<Quotation[]> {
  const rows = await select(db)
    .where('number', 'like', beginningWith(begin.toUpperCase()))
    .where('sent_at', 'is not', null)
    .distinctOn('number')
    .orderBy('number', 'desc')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}
