import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { DeclineGround } from '../../core/quotations/decline.ts';
import type { QuotationStatus } from '../../core/quotations/status.ts';
import type { BusinessDay } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';

/** When couples asked a vendor for quotations, epoch milliseconds, first come first. `coupleIds` narrows to these; null: all. */
export async function requestTimes(
  db: Connection,
  vendorId: number,
  coupleIds: readonly number[] | null,
): Promise<{ readonly coupleId: number; readonly at: number }[]> {
  const { rows } = await sql<{ couple_id: number; asked_at: Date }>`
    select couple_id, asked_at from inquiry
    where vendor_id = ${vendorId} and (${coupleIds === null} or couple_id = any(${[...(coupleIds ?? [])]}::bigint[])) order by asked_at`.execute(
    db,
  );
  return rows.map((row) => ({ coupleId: row.couple_id, at: row.asked_at.getTime() }));
}

/** A version of a quotation that was sent, without its lines. Instants are epoch milliseconds. */
export interface SentVersion {
  readonly coupleId: number;
  readonly number: string;
  readonly version: number;
  readonly status: Exclude<QuotationStatus, 'draft'>;
  readonly totalIdr: Idr;
  readonly ground: DeclineGround | null;
  readonly reason: string | null;
  readonly eventOn: BusinessDay | null;
  readonly sentAt: number;
  readonly closedAt: number | null;
}

/** All versions a vendor sent, in the order of their numbers and versions. `coupleIds` narrows to these; null: all. */
export async function sentVersions(db: Connection, vendorId: number, coupleIds: readonly number[] | null): Promise<SentVersion[]> {
  const { rows } = await sql<{
    couple_id: number;
    number: string;
    version: number;
    status: SentVersion['status'];
    total_idr: number;
    decline_ground: DeclineGround | null;
    reason: string | null;
    event_on: string | null;
    sent_at: Date;
    closed_at: Date | null;
  }>`
    select couple_id, number, version, status, total_idr, decline_ground, reason, content ->> 'event_date' as event_on, sent_at, closed_at from quotation
    where vendor_id = ${vendorId} and sent_at is not null and (${coupleIds === null} or couple_id = any(${[...(coupleIds ?? [])]}::bigint[]))
    order by number, version`.execute(db);
  return rows.map((row) => ({
    coupleId: row.couple_id,
    number: row.number,
    version: row.version,
    status: row.status,
    totalIdr: row.total_idr,
    ground: row.decline_ground,
    reason: row.reason,
    eventOn: row.event_on,
    sentAt: row.sent_at.getTime(),
    closedAt: row.closed_at?.getTime() ?? null,
  }));
}
