// Which days the vendors of the demo world are taken: mostly weekends, the popular months first; some keep no calendar. Accepted quotations take theirs.
import { sql } from 'kysely';
import { weekdayOf } from '../../core/meetings/zone.ts';
import { blockageOf, type DayPart } from '../../core/taken-days/day-status.ts';
import { addDays, type BusinessDay, businessDayOf, dayMs, daysOf } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { idAt, iso } from './ids.ts';
import { insertRows, type Row } from './insert.ts';
import type { DemoVendor } from './world.ts';

interface World {
  readonly vendors: readonly DemoVendor[];
  readonly coupleIds: readonly number[];
  readonly now: number;
}
const daysAhead = 420;
const [saturday, sunday] = [5, 6];
/** Weddings are rare in the first months of the year, and around harvest and the holidays there are many. */
const popularMonths: ReadonlySet<string> = new Set(['06', '07', '09', '10', '12']);
const notes = [
  'Akad dan resepsi, lewat WhatsApp',
  'Sudah DP',
  'Keluarga besar Bandung',
  'Lamaran',
  'Booked through our website',
  '',
] as const;
/** They serve several weddings a day. */
const severalADay: ReadonlySet<string> = new Set(['catering', 'hair-makeup', 'flowers', 'decoration-lighting', 'wedding-cake']);

type Taken = Row<'taken_day'> & { readonly on_day: BusinessDay; readonly part: DayPart; readonly places: number | null };

/** Fills in calendars, what follows from them, and the couples that wait for days of the named Gold vendor. After quotations. */
export async function fillTakenDays(tx: Tx, { vendors, coupleIds, now }: World): Promise<void> {
  const today = businessDayOf(now);
  const { rows: booked } = await sql<{ vendor_id: number; couple_id: number; quotation_id: string; on_day: BusinessDay }>`
    select distinct on (vendor_id, on_day, couple_id) vendor_id, couple_id, id as quotation_id, on_day
    from (select vendor_id, couple_id, id, (content ->> 'event_date')::date as on_day from quotation where status = 'accepted') accepted
    where on_day >= ${today} order by vendor_id, on_day, couple_id, id`.execute(tx);
  const bookedBy = Map.groupBy(booked, ({ vendor_id: id }) => id);
  const calendars: Row<'vendor_calendar'>[] = [];
  const taken: Taken[] = [];
  const days: Row<'vendor_day'>[] = [];
  for (const [index, vendor] of vendors.entries()) {
    const vendorId = index + 1;
    const chance = chanceOf(`calendar of ${vendor.email}`);
    const isKept = vendor.status === 1 && (index === 0 || chance.happens(0.7));
    const bookings = bookedBy.get(vendorId) ?? [];
    if (!isKept && bookings.length === 0) continue;
    const capacity = severalADay.has(vendor.categorySlug) ? chance.int(2, 3) : 1;
    calendars.push({ vendor_id: vendorId, capacity, kept_since: isKept ? iso(now - chance.int(10, 200) * dayMs) : null });
    const own = isKept ? ownDays(chance, { vendorId, capacity, today, now }) : [];
    const all: Taken[] = [
      ...own,
      ...bookings.map((row): Taken => ({ ...row, id: idAt(chance, now - dayMs), part: 'day', places: 1, source: 'booking', note: '' })),
    ];
    taken.push(...all);
    for (const [day, entries] of Map.groupBy(all, ({ on_day: on }) => on)) {
      const status = blockageOf(entries, capacity);
      if (status !== null) days.push({ vendor_id: vendorId, on_day: day, status });
    }
  }
  await insertRows(tx, 'vendor_calendar', calendars);
  await insertRows(
    tx,
    'taken_day',
    taken.map(({ couple_id = null, quotation_id = null, ...row }) => ({ ...row, couple_id, quotation_id })),
  );
  await insertRows(tx, 'vendor_day', days);
  const wanted = days.filter(({ vendor_id: id, status }) => id === 1 && status === 'taken').slice(0, 3);
  await insertRows(
    tx,
    'day_wait',
    wanted.flatMap(({ on_day: day }, index) =>
      coupleIds
        .slice(20 + index, 23)
        .map((couple, n) => ({ vendor_id: 1, on_day: day, couple_id: couple, asked_at: iso(now - (9 - index - n) * dayMs) })),
    ),
  );
}

interface Own {
  readonly vendorId: number;
  readonly capacity: number;
  readonly today: BusinessDay;
  readonly now: number;
}
function ownDays(chance: Chance, { vendorId, capacity, today, now }: Own): Taken[] {
  const busy = vendorId === 1 ? 0.5 : chance.between(0.15, 0.5);
  return daysOf(addDays(today, 2), addDays(today, daysAhead)).flatMap((day): Taken[] => {
    const weekday = weekdayOf(day);
    const isWeekend = weekday === saturday || weekday === sunday;
    const share = (isWeekend ? busy : 0.02) * (popularMonths.has(day.slice(5, 7)) ? 1.5 : 0.8);
    if (!chance.happens(share)) return [];
    const part = chance.happens(0.15) ? chance.pick(['morning', 'evening'] as const) : 'day';
    const places = chance.happens(0.3) ? null : chance.int(1, capacity);
    return [{ id: idAt(chance, now - dayMs), vendor_id: vendorId, on_day: day, part, places, source: 'own', note: chance.pick(notes) }];
  });
}
