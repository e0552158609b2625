import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { PaymentStatus } from '../../core/payments/notice.ts';
import type { Language } from '../../texts/typed.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { NewPayment, OpenPayment, SubjectKind, Sent } from './payments.ts';

/** A payment as its row has it; instants are epoch milliseconds. */
export interface Payment {
  readonly id: string;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly accountId: number;
  readonly amountIdr: Idr;
  readonly currency: 'IDR';
  readonly description: string;
  readonly language: Language;
  readonly successUrl: string;
  readonly status: PaymentStatus;
  readonly reference: string | null;
  readonly url: string | null;
  readonly expiresAt: number;
  readonly payableUntilAt: number | null;
  readonly paidAt: number | null;
  readonly refundedAt: number | null;
  /** When an attempt to pay first failed. */
  readonly failedAt: number | null;
}

const columns = [
  'id',
  'subject_kind',
  'subject_id',
  'account_id',
  'amount_idr',
  'description',
  'language',
  'success_url',
  'status',
  'gateway_reference',
  'payment_url',
  'expires_at',
  'payable_until',
  'paid_at',
  'refunded_at',
  'failed_at',
] as const;
const selectPayment = (db: Connection) => db.selectFrom('payment').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPayment>['executeTakeFirst']>>>;

const fromRow = (row: Row): Payment => ({
  id: row.id,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  accountId: row.account_id,
  amountIdr: row.amount_idr,
  currency: 'IDR',
  description: row.description,
  language: row.language,
  successUrl: row.success_url,
  status: row.status,
  reference: row.gateway_reference,
  url: row.payment_url,
  expiresAt: row.expires_at.getTime(),
  payableUntilAt: row.payable_until?.getTime() ?? null,
  paidAt: row.paid_at?.getTime() ?? null,
  refundedAt: row.refunded_at?.getTime() ?? null,
  failedAt: row.failed_at?.getTime() ?? null,
});
const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));
export const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The payment of a subject, and whether this call wrote it. */
export async function insertPayment(tx: Tx, gateway: string, payment: NewPayment, now: number): Promise<{ id: string; isNew: boolean }> {
  const made = await tx
    .insertInto('payment')
    .values({
      gateway,
      subject_kind: payment.subjectKind,
      subject_id: payment.subjectId,
      account_id: payment.accountId,
      amount_idr: payment.amountIdr,
      description: payment.description,
      language: payment.language,
      success_url: payment.successUrl,
      created_at: new Date(now),
      expires_at: new Date(payment.expiresAt),
    })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  const { id } = await tx
    .selectFrom('payment')
    .select('id')
    .where('subject_kind', '=', payment.subjectKind)
    .where('subject_id', '=', payment.subjectId)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** Not locked: what is decided by it is decided again under `lockPayment`. */
export async function findPayment(db: Connection, id: string): Promise<Payment | null> {
  const row = await selectPayment(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The payment of that id at that gateway, locked until the transaction ends. The id comes from outside and may be anything. */
export async function lockPayment(tx: Tx, gateway: string, id: string): Promise<Payment | null> {
  if (!uuidShape.test(id)) return null;
  const row = await selectPayment(tx).where('id', '=', id).where('gateway', '=', gateway).forNoKeyUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Remembers where the gateway opened it; of two processes that opened it at once both were notified the same. */
export async function markOpened(db: Connection, id: string, { reference, url }: { reference: string; url: string }): Promise<void> {
  await db
    .updateTable('payment')
    .set({ gateway_reference: reference, payment_url: url })
    .where('id', '=', id)
    .where('gateway_reference', 'is', null)
    .execute();
}

/** Remembers under which virtual account numbers a payment can be paid; a number said again is kept once. */
export async function keepVirtualAccounts(db: Connection, id: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  const said = sql`${[...numbers]}::text[]`;
  await sql`
    update payment set virtual_accounts = array(select distinct unnest(coalesce(virtual_accounts, '{}') || ${said}))
    where id = ${id} and not coalesce(virtual_accounts, '{}') @> ${said}`.execute(db);
}

/** Under `lockPayment`, with what the rules of `core` decided. Amount and subject never change. */
export async function savePayment(tx: Tx, payment: Payment): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      status: payment.status,
      payable_until: instant(payment.payableUntilAt),
      paid_at: instant(payment.paidAt),
      refunded_at: instant(payment.refundedAt),
      failed_at: instant(payment.failedAt),
    })
    .where('id', '=', payment.id)
    .execute();
}

/** By subject, with the page to pay on; a payment that the gateway has not opened yet is left out. */
export async function openedFor(
  db: Connection,
  kind: SubjectKind,
  subjectIds: readonly string[],
): Promise<Map<string, OpenPayment & { readonly status: PaymentStatus; readonly refunded: Sent | null }>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment')
    .leftJoin('refund_task', 'refund_task.payment_id', 'payment.id')
    .select(['id', 'subject_id', 'payment_url', 'status', 'closed_at', 'reference'])
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...subjectIds])
    .execute();
  return new Map(
    rows.flatMap(({ subject_id: subject, id, payment_url: url, status, closed_at: at, reference }) =>
      url === null ? [] : [[subject, { id, url, status, refunded: at && { at: at.getTime(), reference } }]],
    ),
  );
}

/** Open payments whose time is over. */
export async function overduePayments(db: Connection, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('status', 'in', ['pending', 'failed'])
    .where('expires_at', '<=', new Date(now))
    .orderBy('expires_at')
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}

const MINUTE = '1 minute';
/** News of a payment is looked for this long after it expired: transfers between banks can take days. */
const FOLLOWED_DAYS = 7;

/**
 * Takes the payments the gateway should be asked about now, and notes that it is being asked: no other process takes the same. A
 * payment is asked about from its second minute on, every minute around its expiry, else the more rarely the older it is.
 */
export async function takeDueForReading(db: Connection, gateway: string, now: number): Promise<{ id: string; reference: string }[]> {
  const at = new Date(now);
  const { rows } = await sql<{ id: string; reference: string }>`
    update payment set checked_at = ${at} where id in (
      select id from payment
      where status in ('pending', 'failed', 'expired') and gateway = ${gateway} and gateway_reference is not null
        and created_at < ${at}::timestamptz - interval '1 minute' and expires_at > ${at}::timestamptz - make_interval(days => ${FOLLOWED_DAYS})
        and (checked_at is null or checked_at <= ${at}::timestamptz - case
          when expires_at between ${at}::timestamptz - interval '5 minutes' and ${at}::timestamptz + interval '5 minutes' then ${MINUTE}::interval
          else least(greatest((${at}::timestamptz - created_at) / 10, ${MINUTE}::interval), interval '1 hour') end)
      order by checked_at nulls first, created_at limit 100
      for update skip locked)
    returning id, gateway_reference as reference`.execute(db);
  return rows;
}
