// What prevents the deletion of an account: reads the tables of many capabilities in one statement, only for this question.
import { sql } from 'kysely';
import type { Ties } from '../../core/identity/leaving.ts';
import { type BusinessDay, businessDayOf } from '../../core/time.ts';
import type { Connection } from '../kit/database.ts';

interface Row {
  payout: boolean;
  earnings: number;
  refund: boolean;
  quotation: boolean;
  meeting: boolean;
  review: boolean;
  team: boolean;
  ad_credit: number;
}

/** What holds an account, and the ad credit it would leave behind; whole Rupiah. */
export type Held = Ties & { readonly adCreditIdr: number };

/** What keeps an account from going at an instant. */
export async function tiesOf(db: Connection, accountId: number, now: number): Promise<Held> {
  const today: BusinessDay = businessDayOf(now);
  const mine = sql`(q.couple_id = ${accountId} or q.vendor_id = v.id)`;
  const { rows } = await sql<Row>`
    select exists (select from payout p where p.vendor_id = v.id and p.status in ('requested', 'processing')) as payout,
      coalesce((select l.balance_idr from ledger_account l where l.vendor_id = v.id and l.kind = 'vendor_earnings'), 0) as earnings,
      coalesce((select c.balance_idr from vendor_credit_of(array[v.id]) c), 0) as ad_credit,
      exists (select from instalment i join quotation q on q.id = i.quotation_id where i.status = 'refunding' and ${mine})
        or exists (select from refund_task t join payment p on p.id = t.payment_id where p.account_id = a.id and t.closed_at is null) as refund,
      exists (select from quotation q where q.status = 'accepted' and ${mine}
        and coalesce((q.content ->> 'event_date')::date, ${today}::date) >= ${today}::date
        and exists (select from instalment i where i.quotation_id = q.id and i.status = 'paid')) as quotation,
      exists (select from meeting q where q.status = 'booked' and q.ends_at > ${new Date(now)} and ${mine}) as meeting,
      exists (select from agreement_version s where s.vendor_id = v.id and s.state = 'submitted') as review,
      exists (select from team_member m where m.vendor_id = v.id and m.left_at is null) as team
    from account a left join vendor v on v.account_id = a.id where a.id = ${accountId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an account that does not exist');
  return {
    hasPayoutUnderWay: row.payout,
    earningsIdr: row.earnings,
    hasRefundOpen: row.refund,
    hasRunningQuotation: row.quotation,
    hasMeetingAhead: row.meeting,
    hasAgreementInReview: row.review,
    hasTeam: row.team,
    adCreditIdr: row.ad_credit,
  };
}
