import { type Selectable, sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { PayoutFailure, PayoutStatus } from '../../core/payouts/payout.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Tables } from '../database/tables.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { beginningWith } from '../kit/like.ts';
import { nextPaperNumber } from '../kit/paper-number.ts';

interface Step {
  readonly by: number;
  readonly at: Date;
}
/** A payout as its row has it. */
export interface Payout {
  readonly id: string;
  readonly number: string;
  readonly vendorId: number;
  readonly amountIdr: Idr;
  readonly account: { readonly id: string; readonly holderName: string; readonly bankName: string; readonly numberEnd: string };
  readonly state: PayoutStatus;
  readonly requestedAt: Date;
  /** Who of the vendor's team requested it. */
  readonly requestedBy: number | null;
  readonly expectedFrom: BusinessDay;
  readonly expectedBy: BusinessDay;
  /** Since when the bank may know of it. */
  readonly bankInformedAt: Date | null;
  /** The number of the first file for the bank that has it. */
  readonly bankFile: number | null;
  readonly started: Step | null;
  readonly closed: Step | null;
  /** Written down that the bank sent it back; `closed` then says who paid it. */
  readonly returned: Step | null;
  readonly reference: string | null;
  readonly failure: { readonly code: PayoutFailure; readonly note: string } | null;
}

const stepOf = (by: number | null, at: Date | null): Step | null => (by === null || at === null ? null : { by, at });
const fromRow = (row: Selectable<Tables['payout']>): Payout => ({
  id: row.id,
  number: row.number,
  vendorId: row.vendor_id,
  amountIdr: row.amount_idr,
  account: { id: row.bank_account_id, holderName: row.holder_name, bankName: row.bank_name, numberEnd: row.number_end },
  state: row.status,
  requestedAt: row.requested_at,
  requestedBy: row.requested_by,
  expectedFrom: row.expected_from,
  expectedBy: row.expected_by,
  bankInformedAt: row.told_at,
  bankFile: row.bank_file,
  started: stepOf(row.started_by, row.started_at),
  closed: stepOf(row.closed_by, row.closed_at),
  returned: stepOf(row.returned_by, row.returned_at),
  reference: row.reference,
  failure: row.failure === null ? null : { code: row.failure, note: row.failure_note ?? '' },
});
const select = (db: Connection) => db.selectFrom('payout').selectAll();
const open = ['requested', 'processing'] as const;

export interface NewPayout extends Pick<Payout, 'vendorId' | 'amountIdr' | 'account' | 'expectedFrom' | 'expectedBy'> {
  readonly requestedAt: number;
  readonly idempotencyKey: string | null;
  readonly requestedBy: number;
}

const series = { prefix: 'PYO', sequence: 'payout_number', digits: 6 };

/** Under the lock of the vendor's balance. The account is copied, so that a payout says where it went however accounts change. */
export async function insertPayout(tx: Tx, payout: NewPayout): Promise<Payout> {
  const { account } = payout;
  const row = await tx
    .insertInto('payout')
    .values({
      number: await nextPaperNumber(tx, series, payout.requestedAt),
      vendor_id: payout.vendorId,
      amount_idr: payout.amountIdr,
      bank_account_id: account.id,
      holder_name: account.holderName,
      bank_name: account.bankName,
      number_end: account.numberEnd,
      idempotency_key: payout.idempotencyKey,
      requested_at: new Date(payout.requestedAt),
      requested_by: payout.requestedBy,
      expected_from: payout.expectedFrom,
      expected_by: payout.expectedBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** What a vendor asked for under a key before: the same request again. */
export async function findByKey(tx: Tx, vendorId: number, key: string | null): Promise<Payout | null> {
  if (key === null) return null;
  const row = await select(tx).where('vendor_id', '=', vendorId).where('idempotency_key', '=', key).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The payout of a vendor who is on its way. */
export async function openPayoutOf(db: Connection, vendorId: number): Promise<Payout | null> {
  const row = await select(db).where('vendor_id', '=', vendorId).where('status', 'in', open).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Of any vendor, and not locked. */
export async function findPayout(db: Connection, id: string): Promise<Payout | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Locked until the transaction ends; null when there is none. */
export async function lockPayout(tx: Tx, id: string): Promise<Payout | null> {
  const row = await select(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Writes what became of a payout that is locked. */
export async function savePayout(
  tx: Tx,
  id: string,
  part: Partial<Pick<Payout, 'state' | 'started' | 'closed' | 'returned' | 'reference' | 'failure'>>,
): Promise<Payout> {
  const row = await tx
    .updateTable('payout')
    .set({
      ...(part.state && { status: part.state }),
      ...(part.started !== undefined && { started_by: part.started?.by ?? null, started_at: part.started?.at ?? null }),
      ...(part.closed && { closed_by: part.closed.by, closed_at: part.closed.at }),
      ...(part.returned && { returned_by: part.returned.by, returned_at: part.returned.at }),
      ...(part.reference && { reference: part.reference }),
      ...(part.failure && { failure: part.failure.code, failure_note: part.failure.note }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** The bank may know of it from now on. */
export async function markBankInformed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('payout').set({ told_at: at }).where('id', '=', id).where('told_at', 'is', null).execute();
}

/** What is in process and in no file for the bank, the oldest first. */
const unfiled = (db: Connection, limit: number) =>
  select(db).where('status', '=', 'processing').where('bank_file', 'is', null).orderBy('requested_at').orderBy('id').limit(limit);

/** The same, locked until the transaction ends. */
export async function lockUnfiled(tx: Tx, limit: number): Promise<Payout[]> {
  return (await unfiled(tx, limit).forNoKeyUpdate().execute()).map(fromRow);
}
export async function unfiledPayouts(db: Connection, limit: number): Promise<Payout[]> {
  return (await unfiled(db, limit).execute()).map(fromRow);
}

interface FileMaker {
  readonly operatorId: number;
  readonly idempotencyKey: string | null;
}
/** The number of a new file for the bank. */
export async function insertBankFile(tx: Tx, { operatorId, idempotencyKey }: FileMaker, at: Date): Promise<number> {
  const { number } = await tx
    .insertInto('bank_file')
    .values({ made_by: operatorId, made_at: at, idempotency_key: idempotencyKey })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
/** The file that someone made under a key before. */
export async function fileUnderKey(tx: Tx, { operatorId, idempotencyKey }: FileMaker): Promise<number | null> {
  if (idempotencyKey === null) return null;
  const row = await tx
    .selectFrom('bank_file')
    .select('number')
    .where('made_by', '=', operatorId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.number ?? null;
}
/** A payout is in one file. */
export async function putInFile(tx: Tx, id: string, file: number): Promise<void> {
  await tx.updateTable('payout').set({ bank_file: file }).where('id', '=', id).where('bank_file', 'is', null).execute();
}
/** What a file for the bank has, in the order of their numbers. */
export async function payoutsInFile(db: Connection, file: number): Promise<Payout[]> {
  const rows = await select(db).where('bank_file', '=', file).orderBy('number').execute();
  return rows.map(fromRow);
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A vendor's payouts, newest first. */
export async function payoutsOf(db: Connection, vendorId: number, { limit, offset }: Page): Promise<{ payouts: Payout[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    select(db)
      .where('vendor_id', '=', vendorId)
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('payout')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow(),
  ]);
  return { payouts: rows.map(fromRow), total };
}

/** Payouts of all vendors in a state: those that wait from the oldest on, closed ones newest first. */
export async function payoutsIn(db: Connection, state: PayoutStatus, { limit, offset }: Page): Promise<Payout[]> {
  const isOpen = state === 'requested' || state === 'processing';
  const rows = await select(db)
    .where('status', '=', state)
    .orderBy(isOpen ? 'requested_at' : 'closed_at', isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(fromRow);
}

/** How many payouts are in a state, how much they are together, and since when the oldest waits. */
export async function countPayouts(
  db: Connection,
  states: readonly PayoutStatus[],
): Promise<{ count: number; amountIdr: Idr; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; amount_idr: Idr; oldest_at: Date | null }>`
    select count(*) as count, coalesce(sum(amount_idr), 0)::bigint as amount_idr, min(requested_at) as oldest_at
    from payout where status = any(${[...states]}::text[])`.execute(db);
  const row = rows[0];
  return { count: row?.count ?? 0, amountIdr: row?.amount_idr ?? 0, oldestAt: row?.oldest_at ?? null };
}

/** The numbers of payouts, by id. */
export async function payoutNumbers(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payout')
    .select(['id', 'number'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.number]));
}

/** Days on which banks do not move money, from a day on and within the next two months. */
export async function bankHolidays(db: Connection, from: BusinessDay): Promise<Set<BusinessDay>> {
  const { rows } = await sql<{ day: BusinessDay }>`select day from bank_holiday where day between ${from} and ${from}::date + 60`.execute(
    db,
  );
  return new Set(rows.map(({ day }) => day));
}

/** Payouts whose number starts with this text, newest first; for operators. */
export async function payoutsNumbered(db: Connection, begin: string, limit: number): Promise<Payout[]> {
  const rows = await select(db)
    .where('number', 'like', beginningWith(begin.toUpperCase()))
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}
