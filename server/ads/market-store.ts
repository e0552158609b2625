import { sql } from 'kysely';
import { addDays, type BusinessDay, businessDayOf, hourMs, startOfBusinessDay } from '../../core/time.ts';
import type { Connection, Database } from '../kit/database.ts';
import type { Placement } from '../../core/ads/placements.ts';

/** What was seen of a place: pages by the level of what their last place took, and of what came just below it. 0 is any category, any city. */
export interface SeenListing {
  readonly placement: Placement;
  readonly categoryId: number;
  readonly cityId: number;
  pages: number;
  cards: number;
  displays: number;
  lastPlace: number[];
  nextPlace: number[];
}
export interface SeenDay extends Readonly<Pick<SeenListing, 'placement' | 'categoryId' | 'cityId' | 'pages' | 'lastPlace' | 'nextPlace'>> {
  readonly day: BusinessDay;
}
/** Four whole weeks: Sundays count as often as Mondays. */
const LEARNED_DAYS = 28;

/** Adds to what a day is known to have been like. Rows are taken in a fixed order, so that two processes never wait in a circle. */
export async function addMarket(db: Database, day: BusinessDay, seen: readonly SeenListing[]): Promise<void> {
  const rows = seen.map((place) => ({
    placement: place.placement,
    category_id: place.categoryId,
    city_id: place.cityId,
    pages: place.pages,
    cards: place.cards,
    displays: place.displays,
    last_place: place.lastPlace,
    next_place: place.nextPlace,
  }));
  await sql`
    insert into ad_market_day as m (day, placement, category_id, city_id, pages, cards, displays, last_place, next_place)
    select ${day}::date, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (placement text, category_id bigint, city_id bigint, pages bigint, cards bigint, displays bigint, last_place bigint[], next_place bigint[])
    order by placement, category_id, city_id
    on conflict (day, placement, category_id, city_id) do update set
      pages = m.pages + excluded.pages, cards = m.cards + excluded.cards, displays = m.displays + excluded.displays,
      last_place = (select array_agg(a + b order by i) from unnest(m.last_place, excluded.last_place) with ordinality as u (a, b, i)),
      next_place = (select array_agg(a + b order by i) from unnest(m.next_place, excluded.next_place) with ordinality as u (a, b, i))`.execute(
    db,
  );
}

/** Adds the pages of an hour; `hour` is its beginning. */
export async function addTraffic(db: Database, hour: number, pages: number): Promise<void> {
  await sql`
    insert into ad_traffic_hour as t (hour, pages) values (${new Date(hour)}, ${pages})
    on conflict (hour) do update set pages = t.pages + excluded.pages`.execute(db);
}

/** Pages of each hour of the day (Jakarta), 0 to 23, over the whole days before today. */
export async function pagesByHour(db: Connection, now: number): Promise<number[]> {
  const today = businessDayOf(now);
  const from = startOfBusinessDay(addDays(today, -LEARNED_DAYS));
  const { rows } = await sql<{ hour: Date; pages: number }>`
    select hour, pages from ad_traffic_hour where hour >= ${new Date(from)} and hour < ${new Date(startOfBusinessDay(today))}`.execute(db);
  const pages = Array.from({ length: 24 }, () => 0);
  for (const row of rows) {
    const hour = ((row.hour.getTime() - from) / hourMs) % 24;
    pages[hour] = (pages[hour] ?? 0) + row.pages;
  }
  return pages;
}

/** The days of the places where one of these categories and cities is among what is looked for; both ends included. */
export async function marketOf(
  db: Connection,
  services: readonly { readonly categoryId: number; readonly cityId: number }[],
  span: { readonly from: BusinessDay; readonly to: BusinessDay },
): Promise<SeenDay[]> {
  const { rows } = await sql<{
    day: BusinessDay;
    placement: Placement;
    category_id: number;
    city_id: number;
    pages: number;
    last_place: string[];
    next_place: string[];
  }>`
    select day, placement, category_id, city_id, pages, last_place, next_place from ad_market_day
    where day between ${span.from} and ${span.to} and pages > 0
      and category_id = any(${[0, ...services.map(({ categoryId }) => categoryId)]}::bigint[])
      and city_id = any(${[0, ...services.map(({ cityId }) => cityId)]}::bigint[])`.execute(db);
  return rows.map((row) => ({
    day: row.day,
    placement: row.placement,
    categoryId: row.category_id,
    cityId: row.city_id,
    pages: row.pages,
    // The driver reads whole numbers as numbers, but not in lists.
    lastPlace: row.last_place.map(Number),
    nextPlace: row.next_place.map(Number),
  }));
}

/** Cards handed out and seen by placement, since a day. */
export async function viewsSince(db: Connection, from: BusinessDay): Promise<Map<Placement, { cards: number; displays: number }>> {
  const { rows } = await sql<{ placement: Placement; cards: number; displays: number }>`
    select placement, sum(cards)::bigint as cards, sum(displays)::bigint as displays from ad_market_day
    where day >= ${from} group by placement`.execute(db);
  return new Map(rows.map(({ placement, ...views }) => [placement, views]));
}
