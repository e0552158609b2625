// Quotations for other capabilities.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { InstalmentMoneyStatus } from '../../core/quotations/refund.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { PaymentSubject } from '../payments/api.ts';
import { type Instalment, instalmentIdsOf, instalmentsById } from './instalment-store.ts';
import { quotationsById } from './quotation-store.ts';
import { type InstalmentRefund, refundsOf } from './refund-store.ts';

export { dealsOf, firstInquiries, movesByDay, requestsWon } from './deals.ts';
export { quotationEntries } from './timeline.ts';
export { requestTimes, sentVersions, type SentVersion } from './sent-versions.ts';
export { paidInstalmentIds } from './refund-store.ts';
export { instalmentIdsOf, instalmentsOf, namesOfMovements, refundedAttemptIds, vendorInstalmentsDue } from './instalment-store.ts';
export { statusOf as instalmentStatusOf } from './present.ts';
export { forgetTemplates } from './templates.ts';
export { quotationsCalled } from './find-quotations.ts';
export { quotationsNumbered, quotationsOfCouple } from './quotation-store.ts';

/** How many requests since an instant this vendor has sent no quotation for; those of `without` are left out. */
export async function unansweredInquiries(
  db: Connection,
  vendorId: number,
  { since, without }: { readonly since: number; readonly without: ReadonlySet<number> },
): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from inquiry i where i.vendor_id = ${vendorId} and i.asked_at >= ${new Date(since)} and not i.couple_id = any(${[...without]}::bigint[])
      and not exists (select from quotation q where q.inquiry_id = i.id and q.status <> 'draft')`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** A quotation that a couple accepted, and the day it names, if any. */
export interface Booking {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly quotationId: string;
  readonly day: BusinessDay | null;
}

/** Accepted quotations for weddings from one day to another, both included, and those accepted since the first that name no day; the latest of each couple and vendor. */
export async function bookingsBetween(db: Connection, from: BusinessDay, to: BusinessDay): Promise<Booking[]> {
  const { rows } = await sql<{ vendor_id: number; couple_id: number; id: string; day: string | null }>`
    select distinct on (vendor_id, couple_id) vendor_id, couple_id, id, content ->> 'event_date' as day from quotation
    where status = 'accepted' and (content ->> 'event_date' between ${from} and ${to}
      or (content ->> 'event_date' is null and closed_at >= ${from}::date))
    order by vendor_id, couple_id, day desc nulls last, id`.execute(db);
  return rows.map((row) => ({ vendorId: row.vendor_id, coupleId: row.couple_id, quotationId: row.id, day: row.day }));
}

/** The vendors whose quotations a couple has accepted, each once. */
export async function bookedVendorIds(db: Connection, coupleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('quotation')
    .select('vendor_id')
    .distinct()
    .where('couple_id', '=', coupleId)
    .where('status', '=', 'accepted')
    .execute();
  return rows.map(({ vendor_id: id }) => id);
}

/** What finance does with paid instalments. */
export interface Quotations {
  readonly sold: PaymentSubject;
  /** An instalment that is paid and not returned, locked. Refuses with `request.not_found` and `operations.already_decided`. */
  lockPaid(tx: Tx, instalmentId: string): Promise<Instalment>;
  /** Gives it back, once. Refuses besides with `operations.earnings_too_low`. Who may do so alone is for the caller to decide. */
  refund(tx: Tx, asked: { readonly instalmentId: string; readonly askedBy: number; readonly reason: string }): Promise<InstalmentRefund>;
  /** The work of every few minutes and of every hour: what no one decided in time, and reminders. */
  expireOverdue(): Promise<void>;
  remind(): Promise<void>;
}

/** A paid instalment for operators. Instants are epoch milliseconds. */
export interface PaidInstalment {
  readonly id: string;
  readonly number: string;
  readonly label: string;
  readonly vendorId: number;
  readonly coupleId: number;
  readonly amountIdr: Idr;
  readonly feeIdr: Idr;
  readonly paidAt: number;
  readonly state: Exclude<InstalmentMoneyStatus, 'open'>;
  readonly refund: InstalmentRefund | null;
}

/** Paid instalments by id, with the refund that waits or is done; in the order asked for. */
export async function paidInstalments(db: Connection, ids: readonly string[]): Promise<PaidInstalment[]> {
  const [instalments, refunds] = await Promise.all([instalmentsById(db, ids), refundsOf(db, ids)]);
  const quotations = await quotationsById(
    db,
    [...instalments.values()].map(({ quotationId }) => quotationId),
  );
  return ids.flatMap((id) => {
    const instalment = instalments.get(id);
    const quotation = instalment && quotations.get(instalment.quotationId);
    if (!quotation || instalment.paidAt === null || instalment.state === 'open') return [];
    const { label, amountIdr, feeIdr, paidAt, state } = instalment;
    const { number, vendorId, coupleId } = quotation;
    return [{ id, number, label, vendorId, coupleId, amountIdr, feeIdr, paidAt, state, refund: refunds.get(id) ?? null }];
  });
}

/** Whose quotations payments were for, and their numbers, by the try that was paid. */
export async function instalmentOrigins(
  db: Connection,
  attemptIds: readonly string[],
): Promise<Map<string, { number: string; vendorId: number; label: string }>> {
  const instalmentIds = await instalmentIdsOf(db, attemptIds);
  const instalments = await instalmentsById(db, [...instalmentIds.values()]);
  const quotations = await quotationsById(
    db,
    [...instalments.values()].map(({ quotationId }) => quotationId),
  );
  return new Map(
    [...instalmentIds].flatMap(([attemptId, instalmentId]) => {
      const instalment = instalments.get(instalmentId);
      const quotation = instalment && quotations.get(instalment.quotationId);
      return quotation ? [[attemptId, { number: quotation.number, vendorId: quotation.vendorId, label: instalment.label }]] : [];
    }),
  );
}
