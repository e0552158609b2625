// All payments, for operators.
import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';
import type { RefundReason, SubjectKind } from './payments.ts';
import { uuidShape } from './store.ts';
import type { PaymentStatus } from '../../core/payments/notice.ts';
import type { Idr } from '../../core/money.ts';

/** Instants are epoch milliseconds. */
export interface OperatorPayment {
  readonly id: string;
  readonly subject: { readonly kind: SubjectKind; readonly id: string };
  readonly accountId: number;
  readonly amountIdr: Idr;
  readonly status: PaymentStatus;
  readonly gateway: string;
  readonly reference: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly failedAt: number | null;
  readonly paidAt: number | null;
  /** Money that is the payer's again, and whether it was sent. */
  readonly owed: {
    readonly reason: RefundReason;
    readonly since: number;
    readonly sent: { readonly at: number; readonly by: number | null; readonly reference: string | null } | null;
  } | null;
}

const select = (db: Connection) =>
  db
    .selectFrom('payment')
    .leftJoin('refund_task', 'refund_task.payment_id', 'payment.id')
    .select([
      'payment.id',
      'payment.subject_kind',
      'payment.subject_id',
      'payment.account_id',
      'payment.amount_idr',
      'payment.status',
      'payment.gateway',
      'payment.gateway_reference',
      'payment.created_at',
      'payment.expires_at',
      'payment.failed_at',
      'payment.paid_at',
      'refund_task.reason',
      'refund_task.opened_at',
      'refund_task.closed_at',
      'refund_task.returned_by',
      'refund_task.reference',
    ]);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

const fromRow = (row: Row): OperatorPayment => ({
  id: row.id,
  subject: { kind: row.subject_kind, id: row.subject_id },
  accountId: row.account_id,
  amountIdr: row.amount_idr,
  status: row.status,
  gateway: row.gateway,
  reference: row.gateway_reference,
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  failedAt: row.failed_at?.getTime() ?? null,
  paidAt: row.paid_at?.getTime() ?? null,
  owed: row.opened_at &&
    row.reason && {
      reason: row.reason,
      since: row.opened_at.getTime(),
      sent: row.closed_at && { at: row.closed_at.getTime(), by: row.returned_by, reference: row.reference },
    },
});

/** Of any account, with what is still owed of it; amounts in whole Rupiah. */
export async function paymentForOperator(db: Connection, id: string): Promise<OperatorPayment | null> {
  const row = await select(db).where('payment.id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The payments of this number, the newest first: ours, the gateway's, or that of a virtual account, which is on the slip of anyone who paid. */
export async function paymentsNumbered(db: Connection, number: string, limit: number): Promise<OperatorPayment[]> {
  const own = uuidShape.test(number) ? await paymentForOperator(db, number) : null;
  if (own !== null) return [own];
  const rows = await select(db)
    .where((e) =>
      e.or([
        e('payment.gateway_reference', 'in', [number, number.toLowerCase()]),
        sql<boolean>`payment.virtual_accounts @> array[${number}]::text[]`,
      ]),
    )
    .orderBy('payment.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** What an account paid or started to pay, newest first. */
export async function paymentsOfAccount(db: Connection, accountId: number, limit: number): Promise<OperatorPayment[]> {
  const rows = await select(db).where('payment.account_id', '=', accountId).orderBy('payment.created_at', 'desc').limit(limit).execute();
  return rows.map(fromRow);
}

/** The payments of orders, by the order's id. */
export async function paymentsOfSubjects(db: Connection, subjectIds: readonly string[]): Promise<Map<string, OperatorPayment>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await select(db)
    .where('payment.subject_id', 'in', [...subjectIds])
    .execute();
  return new Map(rows.map((row) => [row.subject_id, fromRow(row)]));
}
