// When vendors of the demo world can be met, and the meetings of the named Gold vendor: held, today, ahead, moved, cancelled.
import { type Availability, defaultAvailability } from '../../core/meetings/availability.ts';
import { zoneOfCity } from '../../core/meetings/city-zone.ts';
import { overlaps } from '../../core/meetings/slots.ts';
import { beginningOf } from '../../core/meetings/zone.ts';
import { addDays, businessDayOf, dayMs, hourMs, minuteMs } from '../../core/time.ts';
import { offsetIn } from '../../texts/zones.ts';
import type { Tx } from '../kit/database.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { idAt, iso } from './ids.ts';
import { insertRows, type Row } from './insert.ts';
import { namedVendors } from './accounts.ts';
import type { DemoVendor } from './world.ts';

interface Story {
  readonly inDays: number;
  /** On the vendor's clocks; null: the half hour that comes next. */
  readonly hour: number | null;
  readonly couple: number;
  readonly subject: string;
  readonly note: string;
  readonly zone?: string;
  readonly movedFromHour?: number;
  readonly cancelled?: { readonly by: 'vendor' | 'couple'; readonly reason: string };
}

const stories: readonly Story[] = [
  { inDays: -16, hour: 10, couple: 2, subject: 'Konsep foto dan pilihan album', note: '' },
  {
    inDays: -9,
    hour: 13,
    couple: 3,
    subject: 'Small garden wedding in Bandung',
    note: 'We are in Melbourne until March.',
    zone: 'Australia/Melbourne',
  },
  {
    inDays: -4,
    hour: 15,
    couple: 5,
    subject: 'Paket setengah hari',
    note: '',
    cancelled: { by: 'couple', reason: 'Kami sudah memutuskan lewat percakapan, terima kasih banyak.' },
  },
  {
    inDays: 0,
    hour: null,
    couple: 6,
    subject: 'Foto dan video dua hari',
    note: 'Siraman di rumah, resepsi di hotel. Kami ingin tahu susunan timnya.',
  },
  { inDays: 0, hour: 16, couple: 7, subject: 'Sesi prewedding di kota tua', note: '' },
  { inDays: 1, hour: 11, couple: 4, subject: 'Pemberkatan di tepi sawah, Ubud', note: '', movedFromHour: 9 },
  {
    inDays: 2,
    hour: 14,
    couple: 8,
    subject: 'Wedding film and drone',
    note: 'My parents join from the Netherlands.',
    zone: 'Europe/Amsterdam',
  },
  { inDays: 3, hour: 9, couple: 9, subject: 'Foto keluarga besar', note: '' },
  { inDays: 3, hour: 10, couple: 10, subject: 'Akad di rumah, resepsi di gedung', note: 'Kira-kira 300 tamu.' },
  {
    inDays: 5,
    hour: 10,
    couple: 11,
    subject: 'Harga paket intim',
    note: '',
    cancelled: { by: 'vendor', reason: 'Mohon maaf, kami memotret akad di Bogor pagi itu. Silakan pilih waktu lain.' },
  },
  { inDays: 4, hour: 15, couple: 0, subject: 'Tema dan warna dekorasi', note: 'Kami suka melati dan hijau daun.' },
  { inDays: 8, hour: 13, couple: 12, subject: 'Album linen dan cetak', note: '' },
];

const slotMs = 30 * minuteMs;

/** Fills in hours of vendors whose plan has meetings, and the meetings of the first of them. */
export async function fillMeetings(
  tx: Tx,
  { vendors, coupleIds, now }: { readonly vendors: readonly DemoVendor[]; readonly coupleIds: readonly number[]; readonly now: number },
): Promise<void> {
  const chance = chanceOf('meetings');
  const availabilities = vendors.flatMap((vendor, index) => {
    const isMet = vendor.plan !== 'Free' && vendor.status === 1 && (index === 0 || index % 3 !== 0);
    return isMet ? [availabilityRow(index + 1, hoursOf(chance, vendor, index === 0, now), now)] : [];
  });
  await insertRows(tx, 'meeting_availability', availabilities);
  const rows: Row<'meeting'>[] = [];
  const taken: { from: number; to: number }[] = [];
  // The named couple meets someone else.
  const other = availabilities.find(({ vendor_id: vendorId }) => vendorId > namedVendors.length)?.vendor_id ?? 1;
  for (const story of stories) {
    const row = meetingRow(chance, story, coupleIds[story.couple] ?? 0, story.couple === 0 ? other : 1, now);
    const isOwn = row.status === 'booked' && story.couple !== 0;
    if (isOwn && taken.some((span) => overlaps(span, row.span))) continue;
    if (isOwn) taken.push(row.span);
    rows.push(row.row);
  }
  await insertRows(tx, 'meeting', rows);
  await insertRows(
    tx,
    'couple_event',
    rows.map(({ vendor_id: vendorId, couple_id: coupleId, booked_at: at }) => ({
      vendor_id: vendorId,
      couple_id: coupleId,
      visitor_key: `couple-${coupleId}`,
      kind: 'meeting',
      at,
      on_day: businessDayOf(Date.parse(String(at))),
    })),
  );
}

/** Office hours, or a studio's: with a break at noon, closed on Mondays, open on two evenings. */
function hoursOf(chance: Chance, { citySlugs }: DemoVendor, isNamed: boolean, now: number): Availability {
  const usual = defaultAvailability(zoneOfCity(citySlugs[0]));
  const withBreak = [
    { from: 9 * 60, to: 12 * 60 },
    { from: 13 * 60, to: 17 * 60 },
  ];
  const evening = [{ from: 18 * 60, to: 21 * 60 }];
  const today = businessDayOf(now);
  if (isNamed)
    return {
      ...usual,
      isOffered: true,
      week: [withBreak, withBreak, [...withBreak, ...evening], withBreak, withBreak, [{ from: 10 * 60, to: 13 * 60 }], []],
      exceptions: [{ day: addDays(today, 12), intervals: [] }],
      bufferAfterMinutes: 15,
    };
  return {
    ...usual,
    isOffered: true,
    slotMinutes: chance.pick([30, 30, 45, 60] as const),
    week: usual.week.map((intervals, weekday) => {
      if (weekday === 0 && chance.happens(0.3)) return [];
      if (weekday > 0 && weekday < 6 && chance.happens(0.2)) return evening;
      return chance.happens(0.5) && intervals.length > 0 ? withBreak : intervals;
    }),
  };
}

const availabilityRow = (vendorId: number, hours: Availability, now: number): Row<'meeting_availability'> => ({
  vendor_id: vendorId,
  version: 1,
  is_offered: hours.isOffered,
  time_zone: hours.timeZone,
  week: hours.week,
  exceptions: hours.exceptions,
  slot_minutes: hours.slotMinutes,
  buffer_before_minutes: hours.bufferBeforeMinutes,
  buffer_after_minutes: hours.bufferAfterMinutes,
  notice_hours: hours.noticeHours,
  ahead_days: hours.aheadDays,
  per_day_max: hours.perDayMax,
  own_link: hours.ownLink,
  saved_at: iso(now - 20 * dayMs),
});

function meetingRow(
  chance: Chance,
  { inDays, hour, subject, note, zone = 'Asia/Jakarta', movedFromHour, cancelled }: Story,
  coupleId: number,
  vendorId: number,
  now: number,
): { readonly row: Row<'meeting'>; readonly status: 'booked' | 'cancelled'; readonly span: { from: number; to: number } } {
  const day = addDays(businessDayOf(now), inDays);
  const at = (clock: number) => beginningOf(day, clock * 60, offsetIn('Asia/Jakarta'));
  const startsAt = hour === null ? Math.ceil((now + 40 * minuteMs) / slotMs) * slotMs : at(hour);
  const bookedAt = Math.min(now, startsAt) - (2 + chance.int(1, 5)) * dayMs;
  const agreedAt = movedFromHour === undefined ? bookedAt : bookedAt + 20 * hourMs;
  const span = { from: startsAt, to: startsAt + slotMs + 15 * minuteMs };
  const status = cancelled ? 'cancelled' : 'booked';
  const row: Row<'meeting'> = {
    id: idAt(chance, bookedAt),
    vendor_id: vendorId,
    couple_id: coupleId,
    status,
    starts_at: iso(startsAt),
    ends_at: iso(startsAt + slotMs),
    blocked: `[${iso(span.from)},${iso(span.to)})`,
    subject,
    note,
    vendor_time_zone: 'Asia/Jakarta',
    couple_time_zone: zone,
    link: `https://meet.jit.si/pelaminan-demo-${idAt(chance, bookedAt).slice(-12)}`,
    sequence: (movedFromHour === undefined ? 0 : 1) + (cancelled ? 1 : 0),
    moves: movedFromHour === undefined ? 0 : 1,
    moved_by: movedFromHour === undefined ? null : 'couple',
    moved_from: movedFromHour === undefined ? null : iso(at(movedFromHour)),
    booked_at: iso(bookedAt),
    agreed_at: iso(agreedAt),
    cancelled_at: cancelled ? iso(Math.min(now, startsAt) - dayMs) : null,
    cancelled_by: cancelled?.by ?? null,
    reason: cancelled?.reason ?? null,
  };
  return { row, status, span };
}
