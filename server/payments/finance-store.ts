// Open work of finance: refunds to send, and payment alerts.
import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { AlertCode } from './events-store.ts';
import type { RefundReason, SubjectKind } from './payments.ts';

/** What a payment was for. */
interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
}
export interface RefundTask {
  readonly paymentId: string;
  readonly subject: Subject;
  /** The account that paid, by which gateway, and what that calls the payment. */
  readonly accountId: number;
  readonly gateway: string;
  readonly gatewayReference: string | null;
  readonly amountIdr: Idr;
  readonly reason: RefundReason;
  readonly openedAt: Date;
  readonly paidAt: Date | null;
  /** `by` and `reference` are null when the gateway itself said so. */
  readonly returned: { readonly at: Date; readonly by: number | null; readonly reference: string | null } | null;
}
export interface OperatorAlert {
  readonly id: number;
  readonly code: AlertCode;
  readonly gateway: string;
  /** As the gateway named it; `subject` is null when it is none of ours. */
  readonly paymentId: string;
  readonly subject: Subject | null;
  readonly raisedAt: Date;
  readonly answer: { readonly reason: string; readonly at: Date; readonly by: number } | null;
}
type OpenOrClosed = 'open' | 'closed';
type Page = { readonly limit: number; readonly offset: number };
type Waiting = { readonly count: number; readonly oldestAt: Date | null };

const refundState = (status: OpenOrClosed) =>
  status === 'open' ? sql<boolean>`r.closed_at is null` : sql<boolean>`r.closed_at is not null`;
const alertState = (status: OpenOrClosed) => (status === 'open' ? sql<boolean>`w.alert_id is null` : sql<boolean>`w.alert_id is not null`);

/** Open ones from the oldest on, closed ones from the newest. */
export async function refundTasks(db: Connection, status: OpenOrClosed, { limit, offset }: Page): Promise<RefundTask[]> {
  const order = status === 'open' ? sql`r.opened_at, r.payment_id` : sql`r.closed_at desc, r.payment_id`;
  const { rows } = await sql<{
    payment_id: string;
    subject_kind: SubjectKind;
    subject_id: string;
    account_id: number;
    gateway: string;
    gateway_reference: string | null;
    amount_idr: Idr;
    reason: RefundReason;
    opened_at: Date;
    paid_at: Date | null;
    closed_at: Date | null;
    returned_by: number | null;
    reference: string | null;
  }>`
    select r.payment_id, p.subject_kind, p.subject_id, p.account_id, p.gateway, p.gateway_reference, r.amount_idr, r.reason, r.opened_at, p.paid_at, r.closed_at, r.returned_by, r.reference
    from refund_task r join payment p on p.id = r.payment_id where ${refundState(status)} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map((row) => ({
    paymentId: row.payment_id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    accountId: row.account_id,
    gateway: row.gateway,
    gatewayReference: row.gateway_reference,
    amountIdr: row.amount_idr,
    reason: row.reason,
    openedAt: row.opened_at,
    paidAt: row.paid_at,
    returned: row.closed_at === null ? null : { at: row.closed_at, by: row.returned_by, reference: row.reference },
  }));
}

/** How many, and since when the oldest waits; null when there is none. */
export async function countRefundTasks(db: Connection, status: OpenOrClosed): Promise<Waiting> {
  const { rows } = await sql<{ count: number; oldest_at: Date | null }>`
    select count(*) as count, min(opened_at) as oldest_at from refund_task r where ${refundState(status)}`.execute(db);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldest_at ?? null };
}

/** Money of this account that waits to be sent back to it, in Rupiah for each reason; empty when there is none. */
export async function owedBackTo(db: Connection, accountId: number): Promise<{ reason: RefundReason; amount: Idr }[]> {
  const { rows } = await sql<{ reason: RefundReason; amount: Idr }>`
    select r.reason, sum(r.amount_idr)::bigint as amount from refund_task r join payment p on p.id = r.payment_id
    where p.account_id = ${accountId} and r.closed_at is null group by r.reason order by r.reason`.execute(db);
  return rows;
}

/** Whose payment it is and what it was for. */
export interface PaymentParty {
  readonly accountId: number;
  readonly subject: Subject;
}
/** Who paid for what, how much of it goes back, and whether it still does; null when there is no such task. */
export async function refundTaskOf(
  db: Connection,
  paymentId: string,
): Promise<(PaymentParty & { readonly amountIdr: Idr; readonly isOpen: boolean }) | null> {
  const row = await db
    .selectFrom('refund_task')
    .innerJoin('payment', 'payment.id', 'refund_task.payment_id')
    .select(['payment.account_id', 'payment.subject_kind', 'payment.subject_id', 'refund_task.amount_idr', 'refund_task.closed_at'])
    .where('refund_task.payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!row) return null;
  const subject = { kind: row.subject_kind, id: row.subject_id };
  return { accountId: row.account_id, amountIdr: row.amount_idr, subject, isOpen: row.closed_at === null };
}

/** Open ones from the oldest on, answered ones from the newest. */
export async function paymentAlerts(db: Connection, status: OpenOrClosed, { limit, offset }: Page): Promise<OperatorAlert[]> {
  const order = status === 'open' ? sql`a.raised_at, a.id` : sql`w.answered_at desc, a.id desc`;
  const { rows } = await sql<{
    id: number;
    code: AlertCode;
    gateway: string;
    payment_id: string;
    subject_kind: SubjectKind | null;
    subject_id: string | null;
    raised_at: Date;
    reason: string | null;
    answered_at: Date | null;
    answered_by: number | null;
  }>`
    select a.id, a.code, a.gateway, a.payment_id, p.subject_kind, p.subject_id, a.raised_at, w.reason, w.answered_at, w.answered_by
    from payment_alert a left join payment_alert_answer w on w.alert_id = a.id left join payment p on p.id::text = a.payment_id
    where ${alertState(status)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    gateway: row.gateway,
    paymentId: row.payment_id,
    subject: row.subject_kind === null || row.subject_id === null ? null : { kind: row.subject_kind, id: row.subject_id },
    raisedAt: row.raised_at,
    answer:
      row.answered_at === null || row.answered_by === null ? null : { reason: row.reason ?? '', at: row.answered_at, by: row.answered_by },
  }));
}

/** How many, and since when the oldest waits; null when there is none. */
export async function countPaymentAlerts(db: Connection, status: OpenOrClosed): Promise<Waiting> {
  const { rows } = await sql<{ count: number; oldest_at: Date | null }>`
    select count(*) as count, min(a.raised_at) as oldest_at
    from payment_alert a left join payment_alert_answer w on w.alert_id = a.id where ${alertState(status)}`.execute(db);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldest_at ?? null };
}

/** Whose payment an alert is about; null when it is about none of ours. */
export async function alertPartyOf(db: Connection, alertId: number): Promise<PaymentParty | null> {
  const { rows } = await sql<{ account_id: number; subject_kind: SubjectKind; subject_id: string }>`
    select p.account_id, p.subject_kind, p.subject_id from payment_alert a join payment p on p.id::text = a.payment_id
    where a.id = ${alertId}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { accountId: row.account_id, subject: { kind: row.subject_kind, id: row.subject_id } };
}

/** Writes what was found out, once. `unknown`: there is no such alert; `answered`: someone was first. */
export async function answerAlert(
  tx: Tx,
  alertId: number,
  answer: { readonly reason: string; readonly by: number; readonly at: number },
): Promise<'done' | 'answered' | 'unknown'> {
  const known = await tx.selectFrom('payment_alert').select('id').where('id', '=', alertId).executeTakeFirst();
  if (!known) return 'unknown';
  const made = await tx
    .insertInto('payment_alert_answer')
    .values({ alert_id: alertId, reason: answer.reason, answered_by: answer.by, answered_at: new Date(answer.at) })
    .onConflict((conflict) => conflict.column('alert_id').doNothing())
    .returning('alert_id')
    .executeTakeFirst();
  return made ? 'done' : 'answered';
}
