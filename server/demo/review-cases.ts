// Reviews for operators in the demo world: two reported and one held wait, one was kept, one was removed.
import { sql } from 'kysely';
import type { RemovalGround, ReportReason } from '../../core/reviews/report.ts';
import { dayMs, hourMs } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { rateVendors } from '../reviews/api.ts';
import { iso } from './ids.ts';

interface Report {
  readonly vendorId: number;
  readonly reason: ReportReason;
  readonly details: string;
  readonly openedAt: number;
  readonly decided?: { readonly ground: RemovalGround | null; readonly reason: string };
}

/** `since` is the first vendor who may have open work; `lead` decided what is decided. */
export async function fillReviewCases(
  tx: Tx,
  { since, lead, now }: { readonly since: number; readonly lead: number; readonly now: number },
): Promise<void> {
  const others = await withCritics(tx, since);
  const reports: readonly Report[] = [
    ...others.slice(0, 2).map((vendorId, index) => ({
      vendorId,
      ...(index === 0
        ? { reason: 'untrue' as const, details: 'Kami datang tepat waktu, ada foto pukul 06.10 di lokasi.' }
        : { reason: 'not_client' as const, details: '' }),
      openedAt: now - (9 + index * 20) * hourMs,
    })),
    {
      vendorId: 1,
      reason: 'advertising',
      details: '',
      openedAt: now - 20 * dayMs,
      decided: { ground: 'advertising', reason: 'Ulasan ini lebih banyak mempromosikan vendor lain daripada menceritakan pernikahan.' },
    },
    ...others.slice(2, 3).map((vendorId) => ({
      vendorId,
      reason: 'untrue' as const,
      details: '',
      openedAt: now - 30 * dayMs,
      decided: { ground: null, reason: 'Ulasan ini menceritakan pengalaman klien sendiri. Anda dapat membalasnya.' },
    })),
  ];
  for (const one of reports) await report(tx, one, lead);
  const held = others.slice(3, 4);
  for (const vendorId of held) await hold(tx, vendorId, now - 30 * hourMs);
  await rateVendors(tx, [1, ...held], now);
}

/** Vendors with a review of three stars, in order. */
async function withCritics(tx: Tx, since: number): Promise<number[]> {
  const { rows } = await sql<{ vendor_id: number }>`
    select distinct vendor_id from review where vendor_id >= ${since} and rating = 3 order by vendor_id limit 4`.execute(tx);
  return rows.map((row) => row.vendor_id);
}

/** The review with the fewest stars that is old enough, and of these the oldest, is reported, and a day later decided. */
async function report(tx: Tx, { vendorId, reason, details, openedAt, decided }: Report, lead: number): Promise<void> {
  const decidedAt = iso(openedAt + dayMs);
  const [id, state] = [
    sql`(select id from review where vendor_id = ${vendorId} and not is_booked and created_at < ${iso(openedAt)} order by rating, created_at limit 1)`,
    decided === undefined ? 'open' : decided.ground === null ? 'kept' : 'removed',
  ];
  await sql`
    insert into review_case (review_id, vendor_id, reason, details, opened_at, state, decision_reason, decided_at, decided_by)
    select ${id}, ${vendorId}, ${reason}, ${details}, ${iso(openedAt)}, ${state}, ${decided?.reason ?? null},
      ${decided === undefined ? null : decidedAt}::timestamptz, ${decided === undefined ? null : lead}::bigint`.execute(tx);
  if (decided !== undefined && decided.ground !== null)
    await sql`
      update review set state = 'removed', removed_for = ${decided.ground}, removed_at = ${decidedAt}
      where id = (select review_id from review_case where vendor_id = ${vendorId})`.execute(tx);
}

/** The last praise of a vendor came just now, and is held: its couple signed in from the same browser. */
async function hold(tx: Tx, vendorId: number, at: number): Promise<void> {
  await sql`
    with held as (
      update review set state = 'held', answer = '', answered_at = null, created_at = ${iso(at)}
      where id = (select id from review where vendor_id = ${vendorId} and not is_booked and rating = 5 order by created_at desc limit 1) returning id, vendor_id, created_at)
    insert into review_case (review_id, vendor_id, kind, signals, opened_at)
    select id, vendor_id, 'check', array['own_device', 'own_network'], created_at from held`.execute(tx);
}
