// Turns every advertiser of the log into a vendor with credit and an ad, each alone in its category and city: a request for that listing returns its ad or
// none.
import type pg from 'pg';
import { businessDayOf } from '../../core/time.ts';
import type { Visit } from './logs.ts';

export interface Advertiser {
  /** As the log calls it. */
  readonly name: string;
  readonly vendorId: number;
  readonly accountId: number;
  readonly slug: string;
  readonly categoryId: number;
  readonly cityId: number;
  readonly setting: { readonly cpc: number; readonly daily_budget: number | null };
  readonly creditIdr: number;
}

/** Every fourth has a daily budget and every seventh a credit that busy ones use up; the others just pay. Prices are spread over what is usual. */
const settingOf = (index: number): Pick<Advertiser, 'setting' | 'creditIdr'> => ({
  setting: { cpc: 1_000 + 50 * ((index * 37) % 80), daily_budget: index % 4 === 3 ? 400_000 : null },
  creditIdr: index % 7 === 6 ? 1_000_000 : 50_000_000,
});

/** Writes the advertisers of a log: published vendors with credit from a paid order. Their ads are saved through the server. */
export async function arrangeAdvertisers(client: pg.Client, visits: readonly Visit[]): Promise<Advertiser[]> {
  const names = [...new Set(visits.map(({ advertiser }) => advertiser))];
  const { rows: places } = await client.query<{ category_id: number; city_id: number }>(
    'select category.id as category_id, city.id as city_id from category cross join city order by 1, 2',
  );
  if (names.length > places.length) throw new Error(`the log has ${names.length} advertisers, there is room for ${places.length}`);
  const start = new Date(visits[0]?.at ?? 0);
  const arranged: Advertiser[] = [];
  await client.query('begin');
  for (const [index, name] of names.entries()) {
    const place = places[index] ?? { category_id: 0, city_id: 0 };
    const slug = `replay-${index + 1}`;
    const { creditIdr, setting } = settingOf(index);
    const accountId = await insert(
      client,
      `insert into account (type, email, password_hash, display_name, email_confirmed_at) values ('vendor', $1 || '@replay.test', '', $1, $2) returning id`,
      [slug, start],
    );
    const vendorId = await insert(
      client,
      'insert into vendor (account_id, slug, business_name, city_id) values ($1, $2, $2, $3) returning id',
      [accountId, slug, place.city_id],
    );
    await client.query(
      `with service as (insert into vendor_service (vendor_id, category_id, city_id) values ($1, $2, $3) returning id)
       update vendor set main_service_id = service.id, status = 1, published_at = $4 from service where vendor.id = $1`,
      [vendorId, place.category_id, place.city_id, start],
    );
    await client.query('select ledger_lock_balances(array[$1::bigint])', [vendorId]);
    await client.query(
      `with paid as (
         insert into credit_order (number, vendor_id, billed_to, credits_idr, tax_idr, tax_basis_points, status, created_at, expires_at, paid_at)
         values ('PLM-00000000-' || lpad($1::bigint::text, 9, '0'), $1, $2, $3::bigint, 0, 0, 'paid', $4, $4::timestamptz + interval '1 day', $4) returning id)
       insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
       select paid.id, 'top_up', gateway.id, credit.id, $3, $4, $5 from paid, ledger_account gateway, ledger_account credit
       where gateway.kind = 'gateway' and credit.vendor_id = $1`,
      [vendorId, slug, creditIdr, start, businessDayOf(start.getTime())],
    );
    arranged.push({ name, vendorId, accountId, slug, categoryId: place.category_id, cityId: place.city_id, setting, creditIdr });
  }
  await client.query('commit');
  return arranged;
}

async function insert(client: pg.Client, text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: string }>(text, [...values]);
  return Number(rows[0]?.id);
}
