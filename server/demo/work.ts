// Open work for operators: disputes, an adjustment, a refund, an alert.
import { sql } from 'kysely';
import { orderTotals, defaultCreditRules } from '../../core/credit/packages.ts';
import { defaultAllowanceLimits, proposalLifeMs } from '../../core/operations/proposal.ts';
import { businessDayOf, hourMs } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { iso } from './ids.ts';

const disputeReasons = [
  'Itu klik saya sendiri dari ponsel istri',
  'Beberapa klik dalam satu menit, tidak ada yang menghubungi',
  'Saya yakin ini pesaing di kota yang sama',
  'We were closed that week and nobody contacted us',
  'Klik tengah malam, sepertinya bukan calon pengantin',
] as const;

/** Fills the queues. `since` is the first vendor who may have open work; the named vendors before it start without any. */
export async function fillWork(
  tx: Tx,
  { since, lead, now }: { readonly since: number; readonly lead: number; readonly now: number },
): Promise<void> {
  await disputes(tx, since, now);
  await adjustment(tx, since, lead, now);
  await lateMoney(tx, since + 1, now);
  await sql`
    insert into payment_alert (code, gateway, payment_id, event_id, raised_at)
    values ('payment_unknown', 'sandbox', 'order-of-another-shop', 'demo-alert', ${iso(now - 30 * hourMs)})`.execute(tx);
}

/** The last charged click of some vendors, disputed one after the other. */
const disputes = (tx: Tx, since: number, now: number): Promise<unknown> =>
  sql`
    insert into ad_dispute (click_id, vendor_id, reason, opened_at)
    select id, vendor_id, (${[...disputeReasons]}::text[])[n], ${iso(now)}::timestamptz - (n * interval '7 hours')
    from (
      select id, vendor_id, row_number() over (order by vendor_id) as n from (
        select distinct on (vendor_id) id, vendor_id from ad_click
        where outcome = 'charged' and vendor_id >= ${since} and clicked_at between ${iso(now - 20 * 24 * hourMs)} and ${iso(now - 60 * hourMs)} order by vendor_id, clicked_at desc) latest
    ) numbered where n <= ${disputeReasons.length}`.execute(tx);

const adjustment = (tx: Tx, vendorId: number, lead: number, now: number): Promise<unknown> =>
  sql`
    insert into proposal (kind, subject, vendor_id, amount_idr, allowance, weight, limit_then, concerns, terms, ground, reason, needs_second, status, asked_by,
      asked_at, asked_on, expires_at)
    select 'adjustment', 'adjustment:' || uuidv7(), v.id, 7500000, 'credit', 7500000, ${defaultAllowanceLimits.credit}, array[v.account_id], '{}', '',
      'Ganti rugi: iklan tidak tayang selama pemeliharaan 12 November', true, 'waiting', ${lead}, ${iso(now - 5 * hourMs)},
      ${businessDayOf(now - 5 * hourMs)}, ${iso(now - 5 * hourMs + proposalLifeMs)}
    from vendor v where v.id = ${vendorId}`.execute(tx);

/** An order that was paid two hours after it had expired. */
async function lateMoney(tx: Tx, vendorId: number, now: number): Promise<void> {
  const creditsIdr = 250_000;
  const { taxIdr, totalIdr } = orderTotals(creditsIdr, defaultCreditRules.taxRateBasisPoints);
  const createdAt = now - 50 * hourMs;
  const expiresAt = createdAt + defaultCreditRules.orderLifeMs;
  const paidAt = expiresAt + 2 * hourMs;
  const { rows } = await sql<{ payment_id: string }>`
    with made as (
      insert into credit_order (number, vendor_id, billed_to, credits_idr, tax_idr, tax_basis_points, status, created_at, expires_at, paid_at)
      select ${`PLM-${businessDayOf(createdAt).replaceAll('-', '')}-`} || lpad(nextval('credit_order_number')::text, 6, '0'), v.id, v.business_name,
        ${creditsIdr}, ${taxIdr}, ${defaultCreditRules.taxRateBasisPoints}, 'refund_due', ${iso(createdAt)}, ${iso(expiresAt)}, ${iso(paidAt)}
      from vendor v where v.id = ${vendorId} returning id, vendor_id, billed_to)
    insert into payment (gateway, subject_kind, subject_id, account_id, amount_idr, description, language, success_url, status, gateway_reference,
      payment_url, created_at, expires_at, paid_at)
    select 'sandbox', 'credit_order', made.id, v.account_id, ${totalIdr}, made.billed_to, 'id', '/dashboard/pay-per-click/topup', 'paid', made.id::text,
      '/sandbox-gateway/payments/' || made.id, ${iso(createdAt)}, ${iso(expiresAt)}, ${iso(paidAt)}
    from made join vendor v on v.id = made.vendor_id returning id as payment_id`.execute(tx);
  const paymentId = rows[0]?.payment_id;
  await sql`
    insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
    select ${paymentId}, 'late_payment', gateway.id, owed.id, ${totalIdr}, ${iso(paidAt)}, ${businessDayOf(paidAt)}
    from ledger_account gateway, ledger_account owed where gateway.kind = 'gateway' and owed.kind = 'refund_payable'`.execute(tx);
  await sql`
    insert into refund_task (payment_id, amount_idr, reason, opened_at) values (${paymentId}, ${totalIdr}, 'paid_after_expiry', ${iso(paidAt)})`.execute(
    tx,
  );
}
