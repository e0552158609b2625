// Instalments and their payment attempts.
import { sql } from 'kysely';
import type { OrderState } from '../../core/payments/order.ts';
import type { Idr } from '../../core/money.ts';
import type { InstalmentMoneyStatus } from '../../core/quotations/refund.ts';
import type { ReminderKind } from '../../core/quotations/instalment.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection, Tx } from '../kit/database.ts';

/** What a couple owes of an accepted quotation. Instants are epoch milliseconds. */
export interface Instalment {
  readonly id: string;
  readonly quotationId: string;
  readonly position: number;
  readonly label: string;
  readonly amountIdr: Idr;
  readonly feeIdr: Idr;
  readonly dueOn: BusinessDay;
  readonly state: InstalmentMoneyStatus;
  readonly paidAt: number | null;
  readonly refundedAt: number | null;
}

const columns = ['id', 'quotation_id', 'position', 'label', 'amount_idr', 'fee_idr', 'due_on', 'status', 'paid_at', 'refunded_at'] as const;
const select = (db: Connection) => db.selectFrom('instalment').select(columns);
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
const fromRow = (row: Row): Instalment => ({
  id: row.id,
  quotationId: row.quotation_id,
  position: row.position,
  label: row.label,
  amountIdr: row.amount_idr,
  feeIdr: row.fee_idr,
  dueOn: row.due_on,
  state: row.status,
  paidAt: row.paid_at?.getTime() ?? null,
  refundedAt: row.refunded_at?.getTime() ?? null,
});

/** In the order given. Amounts and fees are fixed from here on, whatever becomes of the fee of the plan. */
export async function insertInstalments(
  tx: Tx,
  quotationId: string,
  rows: readonly Pick<Instalment, 'label' | 'amountIdr' | 'feeIdr' | 'dueOn'>[],
): Promise<void> {
  await tx
    .insertInto('instalment')
    .values(
      rows.map(({ label, amountIdr, feeIdr, dueOn }, index) => ({
        quotation_id: quotationId,
        position: index + 1,
        label,
        amount_idr: amountIdr,
        fee_idr: feeIdr,
        due_on: dueOn,
      })),
    )
    .execute();
}

/** Of several quotations, each in the order of its schedule. */
export async function instalmentsOf(db: Connection, quotationIds: readonly string[]): Promise<Instalment[]> {
  if (quotationIds.length === 0) return [];
  const rows = await select(db)
    .where('quotation_id', 'in', [...quotationIds])
    .orderBy('quotation_id')
    .orderBy('position')
    .execute();
  return rows.map(fromRow);
}

/** Ids that are none are left out. */
export async function instalmentsById(db: Connection, ids: readonly string[]): Promise<Map<string, Instalment>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

/** Of any quotation: that the caller may see it is for the caller to check. */
export async function findInstalment(db: Connection, id: string): Promise<Instalment | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Until the transaction ends: of two payments of one instalment the second finds it paid. Fails for an id that is none. */
export async function lockInstalment(tx: Tx, id: string): Promise<Instalment> {
  return fromRow(await select(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow());
}

/** Under `lockInstalment`; `paidAt` is when the gateway had the money, in milliseconds. */
export async function markPaid(tx: Tx, id: string, paidAt: number): Promise<void> {
  await tx
    .updateTable('instalment')
    .set({ status: 'paid', paid_at: new Date(paidAt) })
    .where('id', '=', id)
    .execute();
}

/** Under `lockInstalment`, with the transfers that take the money out of the vendor's earnings: from now on it is owed to the couple. */
export async function markRefunding(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('instalment')
    .set({ status: 'refunding', refunding_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** Once the money was sent, by the gateway or by hand. */
export async function markRefunded(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('instalment')
    .set({ status: 'refunded', refunded_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** A try to pay an instalment. Its states are those of an order. */
export interface Attempt {
  readonly id: string;
  readonly instalmentId: string;
  readonly state: OrderState;
  readonly expiresAt: number;
}
const attemptColumns = ['id', 'instalment_id', 'status', 'expires_at'] as const;
type AttemptRow = { id: string; instalment_id: string; status: OrderState; expires_at: Date };
const attemptOf = (row: AttemptRow): Attempt => ({
  id: row.id,
  instalmentId: row.instalment_id,
  state: row.status,
  expiresAt: row.expires_at.getTime(),
});

/** The try that is open for each of these instalments, by instalment. */
export async function openAttempts(db: Connection, instalmentIds: readonly string[]): Promise<Map<string, Attempt>> {
  if (instalmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('instalment_attempt')
    .select(attemptColumns)
    .where('instalment_id', 'in', [...instalmentIds])
    .where('status', '=', 'unpaid')
    .execute();
  return new Map(rows.map((row) => [row.instalment_id, attemptOf(row)]));
}

/** The database permits one open attempt of an instalment. */
export async function insertAttempt(tx: Tx, instalmentId: string, createdAt: number, expiresAt: number): Promise<Attempt> {
  return attemptOf(
    await tx
      .insertInto('instalment_attempt')
      .values({ instalment_id: instalmentId, created_at: new Date(createdAt), expires_at: new Date(expiresAt) })
      .returning(attemptColumns)
      .executeTakeFirstOrThrow(),
  );
}

/** Fails for an id that is none: only payments of ours name one. */
export async function findAttempt(db: Connection, id: string): Promise<Attempt> {
  return attemptOf(await db.selectFrom('instalment_attempt').select(attemptColumns).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Under the lock of its instalment, with what the rules of `core` decided. */
export async function saveAttempt(tx: Tx, id: string, state: OrderState, paidAt: number | null): Promise<void> {
  await tx
    .updateTable('instalment_attempt')
    .set({ status: state, paid_at: paidAt === null ? null : new Date(paidAt) })
    .where('id', '=', id)
    .execute();
}

/** The try by which an instalment was paid. */
export async function paidAttempt(db: Connection, instalmentId: string): Promise<Attempt | null> {
  const row = await db
    .selectFrom('instalment_attempt')
    .select(attemptColumns)
    .where('instalment_id', '=', instalmentId)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return row ? attemptOf(row) : null;
}

/** Which instalments tries belong to, by try. */
export async function instalmentIdsOf(db: Connection, attemptIds: readonly string[]): Promise<Map<string, string>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('instalment_attempt')
    .select(['id', 'instalment_id'])
    .where('id', 'in', [...attemptIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row.instalment_id]));
}

/** What couples paid a vendor and get back, by the try that was paid, the latest payment first. */
export async function refundedAttemptIds(db: Connection, vendorId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from quotation q join instalment i on i.quotation_id = q.id join instalment_attempt a on a.instalment_id = i.id
    where q.vendor_id = ${vendorId} and (a.status = 'refund_due' or (a.status = 'paid' and i.status in ('refunding', 'refunded')))
    order by a.paid_at desc, a.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A vendor's open instalments due up to a day, the earliest first: at most so many, and how many there are and what they come to. */
export async function vendorInstalmentsDue(
  db: Connection,
  vendorId: number,
  { until, limit }: { readonly until: BusinessDay; readonly limit: number },
): Promise<{ readonly total: number; readonly amountIdr: Idr; readonly next: (Instalment & { number: string; coupleId: number })[] }> {
  const { rows } = await sql<Row & { number: string; couple_id: number; total: number; sum_idr: number }>`
    select i.id, i.quotation_id, i.position, i.label, i.amount_idr, i.fee_idr, i.due_on, i.status, i.paid_at, i.refunded_at, q.number, q.couple_id,
      count(*) over ()::int as total, sum(i.amount_idr) over ()::bigint as sum_idr
    from quotation q join instalment i on i.quotation_id = q.id
    where q.vendor_id = ${vendorId} and q.status = 'accepted' and i.status = 'open' and i.due_on <= ${until}
    order by i.due_on, i.id limit ${limit}`.execute(db);
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    amountIdr: first?.sum_idr ?? 0,
    next: rows.map((row) => ({ ...fromRow(row), number: row.number, coupleId: row.couple_id })),
  };
}

/** Open instalments due up to a day that have not had the last of their reminders. */
export async function dueUntil(db: Connection, day: BusinessDay): Promise<Instalment[]> {
  const rows = await select(db)
    .where('status', '=', 'open')
    .where('due_on', '<=', day)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('instalment_reminder')
            .select('kind')
            .whereRef('instalment_reminder.instalment_id', '=', 'instalment.id')
            .where('kind', '=', 'overdue'),
        ),
      ),
    )
    .orderBy('due_on')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(fromRow);
}

/** Notes a reminder; false when it went out before. */
export async function noteReminder(tx: Tx, instalmentId: string, kind: ReminderKind, at: number): Promise<boolean> {
  const made = await tx
    .insertInto('instalment_reminder')
    .values({ instalment_id: instalmentId, kind, sent_at: new Date(at) })
    .onConflict((conflict) => conflict.columns(['instalment_id', 'kind']).doNothing())
    .returning('instalment_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** What movements of earnings were for: the name of an instalment and the number of its quotation, by the id of the instalment or of its refund. */
export async function namesOfMovements(
  db: Connection,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly number: string; readonly label: string }>> {
  const { rows } = await sql<{ source_id: string; number: string; label: string }>`
    select s.id as source_id, q.number, i.label from unnest(${[...sourceIds]}::uuid[]) s (id)
    left join instalment_refund r on r.id = s.id
    join instalment i on i.id = coalesce(r.instalment_id, s.id)
    join quotation q on q.id = i.quotation_id`.execute(db);
  return new Map(rows.map(({ source_id: id, number, label }) => [id, { number, label }]));
}
