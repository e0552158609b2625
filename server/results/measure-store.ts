// What vendors measured last night, and the quarters of groups of them.
import { sql } from 'kysely';
import type { BusinessDay } from '../../core/time.ts';
import type { Group, Measure, Measured, Quarters } from '../../core/results/similar.ts';
import type { MarketPlace } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';

/** Keeps what was measured of some vendors on a day. */
export async function saveMeasures(
  db: Connection,
  day: BusinessDay,
  vendors: readonly (MarketPlace & { readonly measured: Measured })[],
): Promise<void> {
  if (vendors.length === 0) return;
  await db
    .insertInto('vendor_measure')
    .values(
      vendors.map(({ vendorId, categoryId, cityId, priceFromIdr, measured }) => ({
        vendor_id: vendorId,
        measured_on: day,
        category_id: categoryId,
        city_id: cityId,
        price_from_idr: priceFromIdr,
        ...measured,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('vendor_id').doUpdateSet((e) => ({
        measured_on: e.ref('excluded.measured_on'),
        category_id: e.ref('excluded.category_id'),
        city_id: e.ref('excluded.city_id'),
        price_from_idr: e.ref('excluded.price_from_idr'),
        visits: e.ref('excluded.visits'),
        click_rate: e.ref('excluded.click_rate'),
        answer_seconds: e.ref('excluded.answer_seconds'),
        won_share: e.ref('excluded.won_share'),
      })),
    )
    .execute();
}

/** Makes the groups of a day from its measures, and forgets older ones. Prices are told apart by thirds of their category. */
export async function saveGroups(db: Connection, day: BusinessDay): Promise<void> {
  await sql`delete from vendor_measure where measured_on < ${day}`.execute(db);
  await sql`
    update vendor_measure m set price_third = t.third from (
      select vendor_id, case when price_from_idr is not null then
        ntile(3) over (partition by category_id, price_from_idr is null order by price_from_idr, vendor_id) end as third
      from vendor_measure
    ) t where t.vendor_id = m.vendor_id and m.price_third is distinct from t.third`.execute(db);
  await sql`
    insert into measure_group (category_id, city_id, price_third, measure, measured_on, vendors, low, median, high)
    select category_id, coalesce(city_id, 0), coalesce(price_third, 0), measure, ${day}, count(*),
      percentile_cont(0.25) within group (order by value), percentile_cont(0.5) within group (order by value), percentile_cont(0.75) within group (order by value)
    from vendor_measure
    cross join lateral (values ('visits', visits::float8), ('click_rate', click_rate), ('answer_seconds', answer_seconds), ('won_share', won_share)) as v (measure, value)
    where value is not null
    group by grouping sets ((category_id, measure), (category_id, city_id, measure), (category_id, price_third, measure), (category_id, city_id, price_third, measure))
    having grouping(price_third) = 1 or price_third is not null
    on conflict (category_id, city_id, price_third, measure) do update set
      measured_on = excluded.measured_on, vendors = excluded.vendors, low = excluded.low, median = excluded.median, high = excluded.high`.execute(
    db,
  );
  await sql`delete from measure_group where measured_on < ${day}`.execute(db);
}

/** What was measured of a vendor last, and the groups it is in; null before its first night. */
export async function measureOf(
  db: Connection,
  vendorId: number,
): Promise<{
  readonly day: BusinessDay;
  readonly measured: Measured;
  readonly groups: readonly (Group & Quarters & { readonly measure: Measure })[];
} | null> {
  const own = await db.selectFrom('vendor_measure').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst();
  if (own === undefined) return null;
  const { visits, click_rate, answer_seconds, won_share } = own;
  const rows = await db
    .selectFrom('measure_group')
    .select(['city_id', 'price_third', 'measure', 'vendors', 'low', 'median', 'high'])
    .where('category_id', '=', own.category_id)
    .where('city_id', 'in', [0, own.city_id])
    .where('price_third', 'in', [0, own.price_third ?? 0])
    .execute();
  const groups = rows.map(({ city_id: cityId, price_third: third, ...row }) => ({
    ...row,
    cityId: cityId === 0 ? null : cityId,
    priceThird: third === 0 ? null : third,
  }));
  return { day: own.measured_on, measured: { visits, click_rate, answer_seconds, won_share }, groups };
}
