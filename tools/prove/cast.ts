// The vendors and viewers of one sequence, new for each.
import type pg from 'pg';
import { knownViewerCount, vendorCount, viewerCount } from './model/commands.ts';
import { chrome } from '../../server/testing/chrome.ts';

interface CastVendor {
  readonly vendorId: number;
  readonly accountId: number;
  readonly slug: string;
  readonly categoryId: number;
  readonly cityId: number;
}
export interface Cast {
  readonly vendors: readonly CastVendor[];
  /** Headers by viewer: each has an address in a network of its own; the first have a browser that is recognised. */
  readonly viewers: readonly Readonly<Record<string, string>>[];
}

/** Categories with the general minimum. */
const places =
  'select category.id as category_id, city.id as city_id from category cross join city where category.id not in (6, 9, 56, 2) order by 1, 2';

/** Each vendor is alone in its category and city, so that asking there for ads shows its ad or none. Places are used again after 150 sequences. */
export async function castOf(pool: pg.Pool, number: number): Promise<Cast> {
  const { rows } = await pool.query<{ category_id: number; city_id: number }>(places);
  const vendors: CastVendor[] = [];
  for (let i = 0; i < vendorCount; i++) {
    const place = rows[(number * vendorCount + i) % rows.length];
    if (place === undefined) throw new RangeError('there are no places');
    const slug = `prove-${number}-${i}`;
    const made = await pool.query<{ vendor_id: string; account_id: string }>(
      `with account as (
         insert into account (type, email, password_hash, display_name, email_confirmed_at) values ('vendor', $1 || '@prove.test', '', $1, '2026-01-01') returning id)
       insert into vendor (account_id, slug, business_name, city_id) select id, $1, $1, $2 from account returning id as vendor_id, account_id`,
      [slug, place.city_id],
    );
    const vendorId = Number(made.rows[0]?.vendor_id);
    await pool.query(
      `with service as (insert into vendor_service (vendor_id, category_id, city_id) values ($1, $2, $3) returning id)
       update vendor set main_service_id = service.id, status = 1, published_at = '2026-01-01' from service where vendor.id = $1`,
      [vendorId, place.category_id, place.city_id],
    );
    vendors.push({ vendorId, accountId: Number(made.rows[0]?.account_id), slug, categoryId: place.category_id, cityId: place.city_id });
  }
  const viewers = Array.from({ length: viewerCount }, (_, i) => {
    const network = number * viewerCount + i;
    return {
      'user-agent': chrome,
      'x-forwarded-for': `${20 + ((network >> 16) & 63)}.${(network >> 8) & 255}.${network & 255}.7`,
      ...(i < knownViewerCount && {
        cookie: `PLMD=${Buffer.from(`viewer ${network}`.padEnd(16, '.').slice(0, 16)).toString('base64url')}`,
      }),
    };
  });
  return { vendors, viewers };
}

/** The curtain: what was advertised leaves its place to the next. */
export async function dismiss(pool: pg.Pool, { vendors }: Cast): Promise<void> {
  const ids = vendors.map(({ vendorId }) => vendorId);
  await pool.query('update vendor set status = 2 where id = any($1)', [ids]);
  await pool.query('insert into ad_news (vendor_id) select unnest($1::bigint[])', [ids]);
}
