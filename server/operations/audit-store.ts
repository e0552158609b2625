// The audit log for operators.
import { type RawBuilder, sql } from 'kysely';
import type { AuditEntry } from '../../contract/operations.ts';
import type { VendorStatus } from '../../core/identity/vendor-status.ts';
import { type BusinessDay, endOfBusinessDay, startOfBusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';
import { beginningWith } from '../kit/like.ts';

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly accountId: number | null;
  readonly address: string;
  readonly subject: string;
  readonly result: AuditEntry['result'];
  readonly detail: AuditEntry['detail'];
}
interface AuditFilter {
  /** An account by its e-mail address, looked up by the caller; null: there is none of that name. */
  readonly accountId?: number | null | undefined;
  /** Of an action or a subject: all of it, or its start. */
  readonly words?: string | undefined;
  readonly result?: AuditEntry['result'] | undefined;
  readonly start?: BusinessDay | undefined;
  readonly end?: BusinessDay | undefined;
}

function matching({ accountId, words, result, start, end }: AuditFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  if (accountId !== undefined) conditions.push(sql`account_id = ${accountId ?? -1}`);
  if (words !== undefined) {
    const begins = beginningWith(words);
    conditions.push(sql`(action like ${begins} or subject like ${begins})`);
  }
  if (result !== undefined) conditions.push(sql`result = ${result}`);
  if (start !== undefined) conditions.push(sql`at >= ${new Date(startOfBusinessDay(start))}`);
  if (end !== undefined) conditions.push(sql`at < ${new Date(endOfBusinessDay(end))}`);
  return sql.join(conditions, sql` and `);
}

/** Entries newest first, and how many there are. */
export async function auditEntries(
  db: Connection,
  filter: AuditFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = matching(filter);
  const [found, counted] = await Promise.all([
    sql<{
      id: number;
      at: Date;
      action: string;
      account_id: number | null;
      address: string;
      subject: string;
      result: AuditEntry['result'];
      detail: AuditEntry['detail'];
    }>`
      select id, at, action, account_id, address, subject, result, detail from audit_entry where ${where}
      order by id desc limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from audit_entry where ${where}`.execute(db),
  ]);
  return {
    rows: found.rows.map(({ account_id: accountId, ...row }) => ({ ...row, accountId })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The newest link of the chain. */
export async function auditHead(db: Connection): Promise<{ position: number; hash: string }> {
  const row = await db.selectFrom('audit_head').select(['position', 'hash']).executeTakeFirstOrThrow();
  return { position: row.position, hash: row.hash.toString('hex') };
}

export interface StatusChange {
  readonly from: VendorStatus;
  readonly to: VendorStatus;
  readonly reason: string;
  readonly at: Date;
  readonly by: number | null;
}
/** What operators did to the status of a vendor, newest first. */
export async function statusChangesOf(db: Connection, vendorId: number): Promise<StatusChange[]> {
  const { rows } = await sql<{ at: Date; by: number | null; detail: { from: VendorStatus; to: VendorStatus; reason: string } }>`
    select at, account_id as by, detail from audit_entry
    where subject = ${`vendor:${vendorId}`} and action = 'catalogue.vendor_status_changed' and result = 'done'
    order by id desc limit 50`.execute(db);
  return rows.map(({ at, by, detail }) => ({ at, by, ...detail }));
}

export interface PayoutLook {
  readonly at: Date;
  readonly by: number | null;
  /** The number of the file for the bank; null when the account number was shown on the screen. */
  readonly file: string | null;
}
/** When the whole account number of a payout was shown or went into a file for the bank, oldest first. */
export async function payoutLooksOf(db: Connection, subject: string): Promise<PayoutLook[]> {
  const { rows } = await sql<PayoutLook>`
    select at, account_id as by, detail->>'file' as file from audit_entry
    where subject = ${subject} and action in ('payouts.number_revealed', 'payouts.batch_exported') and result = 'done'
    order by id limit 100`.execute(db);
  return rows;
}
