// Lists of quotations: each is represented by its newest version.
import { sql } from 'kysely';
import type { quotationFilters } from '../../contract/quotations.ts';
import type { Idr } from '../../core/money.ts';
import type { Connection } from '../kit/database.ts';

export type QuotationFilter = (typeof quotationFilters)[number];
type Page = { readonly limit: number; readonly offset: number };

/** The newest version, except that an accepted one stays the one that counts. */
const newest = (owner: ReturnType<typeof sql>) => sql`
  select distinct on (number) id, number, status, total_idr, saved_at, sent_at from quotation where ${owner}
  order by number, (status = 'accepted') desc, version desc`;
const groupOf = sql<QuotationFilter>`
  case when status = 'draft' then 'draft' when status in ('sent', 'viewed') then 'open' when status = 'accepted' then 'accepted' else 'closed' end`;

/** The ids of one page, of one couple's quotations where it is given, last changed first, and how many there are. */
export async function pageOfVendor(
  db: Connection,
  vendorId: number,
  { filter, coupleId }: { readonly filter: QuotationFilter | undefined; readonly coupleId: number | undefined },
  { limit, offset }: Page,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from (${newest(sql`vendor_id = ${vendorId} ${coupleId === undefined ? sql`` : sql`and couple_id = ${coupleId}`}`)}) newest
    where ${filter === undefined ? sql`true` : sql`${groupOf} = ${filter}`}
    order by saved_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** The ids of one page, last sent first, and how many there are; drafts are not among them. */
export async function pageOfCouple(db: Connection, coupleId: number, { limit, offset }: Page): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from (${newest(sql`couple_id = ${coupleId} and sent_at is not null`)}) newest
    order by sent_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

type Totals = Record<QuotationFilter, { count: number; total: Idr }> & { paid: Idr };

/** How many quotations a vendor has in each group and what they come to, and what of them has been paid and not returned. Drafts come to nothing yet. */
export async function totalsOfVendor(db: Connection, vendorId: number): Promise<Totals> {
  const [{ rows }, { rows: paid }] = await Promise.all([
    sql<{ filter: QuotationFilter; count: number; total: Idr }>`
      select ${groupOf} as filter, count(*) as count, coalesce(sum(total_idr), 0)::bigint as total
      from (${newest(sql`vendor_id = ${vendorId}`)}) newest group by 1`.execute(db),
    sql<{ paid: Idr }>`
      select coalesce(sum(i.amount_idr), 0)::bigint as paid from instalment i join quotation q on q.id = i.quotation_id
      where q.vendor_id = ${vendorId} and i.status = 'paid'`.execute(db),
  ]);
  const of = (filter: QuotationFilter) => {
    const found = rows.find((row) => row.filter === filter);
    return { count: found?.count ?? 0, total: found?.total ?? 0 };
  };
  return { draft: of('draft'), open: of('open'), accepted: of('accepted'), closed: of('closed'), paid: paid[0]?.paid ?? 0 };
}
