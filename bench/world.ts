// Vendors with credit and running ads, and years of figures, inserted in batches.
import type pg from 'pg';

/** What every ad costs here, and credit that no benchmark uses up. */
export const cpcIdr = 1_000;
const creditIdr = 1_000_000_000_000;

/** Vendors up to this number, each published, with credit from a paid order and an ad; answers the ids of all. */
export async function growTo(client: pg.ClientBase, count: number, passwordHash: string): Promise<number[]> {
  const { rows: before } = await client.query<{ n: string }>('select count(*) as n from vendor');
  const from = Number(before[0]?.n) + 1;
  await client.query('begin');
  await client.query(
    `insert into account (type, email, password_hash, display_name, email_confirmed_at)
     select 'vendor', 'bench-' || n || '@bench.test', $3, 'Bench ' || n, now() from generate_series($1::int, $2::int) n`,
    [from, count, passwordHash],
  );
  await client.query(
    `insert into vendor (account_id, slug, business_name, city_id)
     select id, split_part(email, '@', 1), 'Bench ' || split_part(split_part(email, '@', 1), '-', 2), 1 + id % 12 from account where type = 'vendor' and id not in (select account_id from vendor)`,
  );
  await client.query(
    `with service as (
       insert into vendor_service (vendor_id, category_id, city_id)
       select vendor.id, (array(select id from category order by id))[1 + vendor.id % 29], vendor.city_id from vendor where main_service_id is null returning id, vendor_id)
     update vendor set main_service_id = service.id, status = 1, published_at = now() from service where vendor.id = service.vendor_id`,
  );
  const { rows } = await client.query<{ id: string }>('select id from vendor order by id');
  const ids = rows.map(({ id }) => Number(id));
  await client.query('select from ledger_lock_balances(array(select id from vendor where id not in (select vendor_id from vendor_ad)))');
  await client.query(
    `with fresh as (select id, slug from vendor where id not in (select vendor_id from vendor_ad)), paid as (
       insert into credit_order (number, vendor_id, billed_to, credits_idr, tax_idr, tax_basis_points, status, created_at, expires_at, paid_at)
       select 'PLM-00000000-' || lpad(id::text, 9, '0'), id, slug, $1::bigint, 0, 0, 'paid', now(), now() + interval '1 day', now() from fresh returning id, vendor_id)
     insert into ledger_transfer (source_id, kind, debit_account_id, credit_account_id, amount_idr, posted_at, business_day)
     select paid.id, 'top_up', gateway.id, credit.id, $1::bigint, now(), (now() at time zone 'Asia/Jakarta')::date
     from paid join ledger_account credit on credit.vendor_id = paid.vendor_id, ledger_account gateway where gateway.kind = 'gateway'`,
    [creditIdr],
  );
  await client.query(
    `insert into vendor_ad (vendor_id, cpc_idr, is_enabled, spent_on, spendable_idr)
     select v.id, $1, true, (now() at time zone 'Asia/Jakarta')::date, c.balance_idr
     from vendor v join vendor_credit c on c.vendor_id = v.id where v.id not in (select vendor_id from vendor_ad)`,
    [cpcIdr],
  );
  await client.query('commit');
  await client.query('analyze');
  return ids;
}

/** What the search reads of every vendor, as saving its profile would have left it. */
export async function writeSearchWords(client: pg.Client): Promise<void> {
  await client.query(
    `update vendor v set search_text = lower(concat_ws(' ', v.business_name, replace(v.slug, '-', ' '), c.name_en, c.name_id, c.search_words, t.name, t.search_words))
     from vendor_service s join category c on c.id = s.category_id join city t on t.id = s.city_id
     where s.id = v.main_service_id and v.search_text = ''`,
  );
  await client.query('vacuum analyze vendor');
}

/**
 * A year of days of each of these vendors, before today, and how many displays and clicks they stand for: 18 a placement and day, so that 5 000
 * vendors come to a hundred million. The figures alone, as the writers of clicks and displays would have left them; no raw row is behind them.
 */
export async function writeHistory(client: pg.Client, vendorIds: readonly number[]): Promise<number> {
  await client.query("set synchronous_commit = 'off'");
  const { rows } = await client.query<{ events: string }>(
    `with made as (
       insert into ad_stat_day (vendor_id, day, placement, impressions, clicks)
       select vendor_id, (now() at time zone 'Asia/Jakarta')::date - back, placement, 14 + (vendor_id * back) % 8, (vendor_id + back) % 3
       from unnest($1::bigint[]) as vendor_id, generate_series(1, 365) as back, unnest(array['discovery', 'listing', 'category']) as placement
       order by back, vendor_id, placement returning impressions + clicks as events)
     select sum(events) as events from made`,
    [[...vendorIds]],
  );
  await client.query('reset synchronous_commit');
  // Rows whose commit is not on disk yet cannot be marked as seen by all, and a year would be read from the table instead of its index.
  await client.query('checkpoint');
  await client.query('vacuum analyze ad_stat_day');
  return Number(rows[0]?.events);
}

/** The first vendor has opened the contacts of so many couples, each of which wrote and was answered twenty times. */
export async function writeClients(client: pg.Client, couples: number, passwordHash: string): Promise<void> {
  const vendor = "(select v.id from vendor v join account a on a.id = v.account_id where a.email = 'bench-1@bench.test')";
  await client.query('begin');
  await client.query(
    `insert into account (type, email, password_hash, display_name, email_confirmed_at)
     select 'user', 'bench-couple-' || n || '@bench.test', $2,
       (array['Rina', 'Sekar', 'Ayu', 'Dewi', 'Putri', 'Laras', 'Maya', 'Intan'])[1 + n % 8] || ' & ' || (array['Bayu', 'Galih', 'Yoga', 'Arif', 'Satria', 'Dimas', 'Rangga'])[1 + n % 7] || ' ' || n, now()
     from generate_series(1, $1::int) n`,
    [couples, passwordHash],
  );
  const theirs = "select id from account where email like 'bench-couple-%'";
  await client.query(
    `insert into contact_opening (vendor_id, couple_id, cost, opened_at) select ${vendor}, id, 0, now() from (${theirs}) couple`,
  );
  await client.query(
    `insert into conversation (vendor_id, couple_id, last_number, last_at) select ${vendor}, id, 20, now() - interval '1 minute' * row_number() over (order by id) from (${theirs}) couple`,
  );
  await client.query(
    `insert into message (conversation_id, number, author, kind, body, sent_at)
     select c.id, n, case when n % 2 = 1 then 'couple' else 'vendor' end, 'text',
       'Pesan ' || n || ': akad di kebun pada hari Sabtu, foto dari pagi sampai malam, untuk ' || 100 + c.couple_id % 900 || ' tamu', c.last_at
     from conversation c, generate_series(1, 20) n where c.vendor_id = ${vendor}`,
  );
  await client.query('commit');
  await client.query('analyze');
}
