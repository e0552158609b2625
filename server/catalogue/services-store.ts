// A vendor's services by category and city, and which of them their plan shows.
import { sql } from 'kysely';
import { type CityLimit, type ServiceChoice, shownServices } from '../../core/catalogue/services.ts';
import type { Connection, Tx } from '../kit/database.ts';
import { permissionsOf } from './membership-store.ts';
import { refreshSearchText } from './profile-store.ts';

export interface VendorService {
  readonly id: number;
  readonly isMain: boolean;
  /** Whether couples see it: not in a city beyond the plan, and a venue in its own city alone. */
  readonly isShown: boolean;
  readonly category: { readonly id: number; readonly slug: string; readonly name: { readonly en: string; readonly id: string } };
  readonly city: { readonly id: number; readonly slug: string; readonly name: string };
}

/** A vendor's services, the main one first. */
export async function servicesOf(db: Connection, vendorId: number): Promise<VendorService[]> {
  const { rows } = await sql<{
    id: number;
    is_main: boolean;
    is_shown: boolean;
    category_id: number;
    category_slug: string;
    name_en: string;
    name_id: string;
    city_id: number;
    city_slug: string;
    city_name: string;
  }>`
    select s.id, coalesce(s.id = v.main_service_id, false) as is_main, s.is_shown, c.id as category_id, c.slug as category_slug, c.name_en, c.name_id,
      t.id as city_id, t.slug as city_slug, t.name as city_name
    from vendor_service s join vendor v on v.id = s.vendor_id join category c on c.id = s.category_id join city t on t.id = s.city_id
    where s.vendor_id = ${vendorId} order by is_main desc, s.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    isMain: row.is_main,
    isShown: row.is_shown,
    category: { id: row.category_id, slug: row.category_slug, name: { en: row.name_en, id: row.name_id } },
    city: { id: row.city_id, slug: row.city_slug, name: row.city_name },
  }));
}

/** How many cities the plan of a vendor shows. */
export async function cityLimitOf(db: Connection, vendorId: number): Promise<CityLimit> {
  const { cities } = await permissionsOf(db, vendorId);
  return cities.kind === 'limited' ? cities.max : null;
}

/**
 * Writes the services a vendor chose, under the lock of the vendor. One that stays keeps its row and so its memberships, wherever it goes; the statement
 * moves all of them at once, so that two can change places.
 */
export async function writeServices(
  tx: Tx,
  vendorId: number,
  { services, main }: { readonly services: readonly ServiceChoice[]; readonly main: number },
): Promise<void> {
  const kept = services.flatMap(({ id, categoryId, cityId }) => (id === null ? [] : [{ id, categoryId, cityId }]));
  await sql`
    delete from vendor_service where vendor_id = ${vendorId} and id <> all(${kept.map(({ id }) => id)}::bigint[])`.execute(tx);
  await sql`
    update vendor_service s set category_id = n.category_id, city_id = n.city_id
    from unnest(${kept.map(({ id }) => id)}::bigint[], ${kept.map(({ categoryId }) => categoryId)}::int[], ${kept.map(({ cityId }) => cityId)}::int[])
      as n (id, category_id, city_id)
    where s.id = n.id and s.vendor_id = ${vendorId}`.execute(tx);
  for (const { categoryId, cityId } of services.filter(({ id }) => id === null)) {
    await tx.insertInto('vendor_service').values({ vendor_id: vendorId, category_id: categoryId, city_id: cityId }).execute();
  }
  const chosen = services[main];
  await sql`
    update vendor set main_service_id = (
      select id from vendor_service where vendor_id = ${vendorId} and category_id = ${chosen?.categoryId ?? null} and city_id = ${chosen?.cityId ?? null})
    where id = ${vendorId}`.execute(tx);
  await showServices(tx, [vendorId]);
}

/**
 * Shows the services of these vendors that couples see (`shownServices` of core): after a change of services, memberships or address, in the same
 * transaction.
 */
export async function showServices(tx: Tx, vendorIds: readonly number[]): Promise<void> {
  for (const vendorId of new Set(vendorIds)) {
    const services = await servicesOf(tx, vendorId);
    const own = await tx.selectFrom('vendor').select('city_id').where('id', '=', vendorId).executeTakeFirst();
    const shown = shownServices(
      services.map(({ id, category, city }) => ({ id, categorySlug: category.slug, cityId: city.id })),
      { cityMax: await cityLimitOf(tx, vendorId), ownCityId: own?.city_id ?? null },
    );
    const ids = new Set(shown.map(({ id }) => id));
    if (services.every(({ id, isShown }) => ids.has(id) === isShown)) continue;
    await sql`update vendor_service set is_shown = id = any(${[...ids]}::bigint[]) where vendor_id = ${vendorId}`.execute(tx);
    await refreshSearchText(tx, [vendorId]);
  }
}
