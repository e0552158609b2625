import { sql } from 'kysely';
import type { Connection } from '../kit/database.ts';

/** Where a vendor offers what: for choosing ads, minimum prices and recommendations. */
export interface VendorServices {
  readonly vendorId: number;
  readonly accountId: number;
  readonly slug: string;
  readonly status: 0 | 1 | 2;
  /** What its reviews come to, 1 to 5 stars. (core/reviews/score.ts) */
  readonly reviewScore: number;
  /** The main service comes first. */
  readonly services: readonly { readonly categoryId: number; readonly cityId: number }[];
}

/** The places of all published vendors, or of the vendors asked for, whatever their status. */
export async function vendorServices(db: Connection, vendorIds?: readonly number[]): Promise<VendorServices[]> {
  const { rows } = await sql<{
    id: number;
    account_id: number;
    slug: string;
    status: 0 | 1 | 2;
    recommendation: number;
    categories: number[] | null;
    cities: number[] | null;
  }>`
    select v.id, v.account_id, v.slug, v.status, v.recommendation, array_agg(s.category_id order by s.id = v.main_service_id desc, s.id) filter (where s.id is not null) as categories,
      array_agg(s.city_id order by s.id = v.main_service_id desc, s.id) filter (where s.id is not null) as cities
    from vendor v left join vendor_service s on s.vendor_id = v.id and s.is_shown
    where ${vendorIds === undefined ? sql`v.status = 1` : sql`v.id = any(${vendorIds}::bigint[])`}
    group by v.id`.execute(db);
  return rows.map((row) => ({
    vendorId: row.id,
    accountId: row.account_id,
    slug: row.slug,
    status: row.status,
    reviewScore: row.recommendation,
    services: (row.categories ?? []).map((categoryId, index) => ({ categoryId, cityId: row.cities?.[index] ?? 0 })),
  }));
}
