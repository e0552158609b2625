import { sql } from 'kysely';
import type { Idr } from '../../core/money.ts';
import type { Connection } from '../kit/database.ts';

/** Where a published vendor stands in the market: category and city of its main service, and where its prices start. */
export interface MarketPlace {
  readonly vendorId: number;
  readonly categoryId: number;
  readonly cityId: number;
  readonly priceFromIdr: Idr | null;
}

/** Published vendors by rising id, those after `after`, at most `limit`. */
export async function marketPlaces(db: Connection, after: number, limit: number): Promise<MarketPlace[]> {
  const { rows } = await sql<MarketPlace>`
    select v.id as "vendorId", s.category_id as "categoryId", s.city_id as "cityId", v.price_from_idr as "priceFromIdr"
    from vendor v join vendor_service s on s.id = v.main_service_id
    where v.status = 1 and v.id > ${after} order by v.id limit ${limit}`.execute(db);
  return rows;
}
