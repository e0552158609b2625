import { sql } from 'kysely';
import type { TimelineCode, TimelineEntry, TimelineWindow } from '../../core/clients/timeline.ts';
import type { DeclineGround } from '../../core/quotations/decline.ts';
import type { Connection } from '../kit/database.ts';
import { pageAfter } from '../kit/page-after.ts';

interface Row {
  readonly key: string;
  readonly code: TimelineCode;
  readonly at: Date;
  readonly reference: string;
  readonly number: string | null;
  readonly amount_idr: number | null;
  readonly text: string | null;
  readonly ground: DeclineGround | null;
}

/** Requests, quotations and payments of a couple and a vendor; the newest first. The words are the couple's wishes, the reason of an end, the name of an instalment. */
export async function quotationEntries(
  db: Connection,
  vendorId: number,
  coupleId: number,
  window: TimelineWindow,
): Promise<TimelineEntry[]> {
  const own = sql`vendor_id = ${vendorId} and couple_id = ${coupleId}`;
  const { rows } = await sql<Row>`
    select * from (
      select 'request:' || id as key, 'quotation_request' as code, asked_at as at, id as reference, null as number, null::bigint as amount_idr, wishes as text, null as ground
      from inquiry where ${own}
      union all
      select 'sent:' || id, 'quotation_sent', sent_at, id, number, total_idr, null, null from quotation where ${own} and sent_at is not null
      union all
      select status || ':' || id, 'quotation_' || status, closed_at, id, number, total_idr, reason, decline_ground from quotation
      where ${own} and status in ('accepted', 'declined', 'withdrawn', 'expired') and closed_at is not null
      union all
      select 'paid:' || i.id, 'paid', i.paid_at, q.id, q.number, i.amount_idr, i.label, null from quotation q join instalment i on i.quotation_id = q.id
      where q.vendor_id = ${vendorId} and q.couple_id = ${coupleId} and i.paid_at is not null
      union all
      select 'refund:' || i.id, 'refunding', i.refunding_at, q.id, q.number, i.amount_idr, i.label, null from quotation q join instalment i on i.quotation_id = q.id
      where q.vendor_id = ${vendorId} and q.couple_id = ${coupleId} and i.refunding_at is not null
      union all
      select 'refunded:' || i.id, 'refunded', i.refunded_at, q.id, q.number, i.amount_idr, i.label, null from quotation q join instalment i on i.quotation_id = q.id
      where q.vendor_id = ${vendorId} and q.couple_id = ${coupleId} and i.refunded_at is not null
    ) step ${pageAfter(window)}`.execute(db);
  return rows.map(({ amount_idr: amountIdr, number, text, ground, at, ...row }) => ({
    ...row,
    at: at.getTime(),
    ...(number !== null && { number }),
    ...(amountIdr !== null && { amountIdr }),
    ...(text !== null && { text }),
    ...(ground !== null && { ground }),
  }));
}
