// What the couples of the demo world did towards vendors in the last three months: looked, saved, asked for numbers, wrote.
import type { Row } from './insert.ts';
import type { Act } from '../../core/clients/acts.ts';
import { businessDayOf, dayMs, hourMs, minuteMs } from '../../core/time.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { namedVendors } from './accounts.ts';
import type { DemoVendor } from './world.ts';

export interface ClientRows {
  readonly couple_event: Row<'couple_event'>[];
  readonly questions: AskedQuestion[];
  readonly saved_vendor: Row<'saved_vendor'>[];
}

/** What a couple wrote to a vendor from its profile. */
export interface AskedQuestion {
  readonly vendorId: number;
  readonly coupleId: number;
  readonly question: Question;
  readonly weddingOn: string;
  readonly askedAt: number;
  /** A vendor on Trial reads and answers only what it has opened. */
  readonly isTrial: boolean;
}

/** Subject and text of a message. */
export type Question = readonly [subject: 'appointment' | 'availability' | 'price_list' | 'other', text: string];

const days = 90;
/** Of so many vendors, the first of the named ones, nearly everyone who looks also writes. */
const livelyInboxes = 2;
const questions: readonly [Question, ...Question[]] = [
  ['availability', 'Halo, apakah tanggal pernikahan kami masih kosong? Kami memperkirakan sekitar 300 tamu.'],
  ['price_list', 'Boleh minta daftar harga lengkapnya? Kami menikah akhir tahun depan.'],
  ['appointment', 'Apakah kami bisa bertemu hari Sabtu sore untuk melihat contoh hasilnya?'],
  ['availability', 'Hello, is our date still available? It’s a small wedding with about 80 guests.'],
  ['other', 'Apakah pembayaran bisa dicicil tiga kali?'],
];

/** The rows of all couples' deeds; the n-th vendor has the id n. `weddingDays` are of the couples that told theirs. */
export function clientRows(
  vendors: readonly DemoVendor[],
  coupleIds: readonly number[],
  weddingDays: ReadonlyMap<number, string>,
  now: number,
): ClientRows {
  const rows: ClientRows = { couple_event: [], questions: [], saved_vendor: [] };
  for (const [index, vendor] of vendors.entries()) {
    if (vendor.status !== 1) continue;
    const chance = chanceOf(`clients of ${vendor.slug}`);
    const isBusy = vendor.isAdvertiser || index < namedVendors.length;
    const visitors = isBusy ? chance.int(12, 24) : chance.int(1, 9);
    for (const coupleId of chance.shuffled(coupleIds).slice(0, visitors))
      addVisits(rows, chance, { vendorId: index + 1, vendor, coupleId, weddingOn: weddingDays.get(coupleId), now });
  }
  return rows;
}

/** One couple's way with one vendor, within a day: a look, and from some of them more. */
/** What couples write about whom they saved; most write nothing. */
const notes = ['Ramah, jawabannya cepat', '', 'Tanya apakah bisa pakai venue kami', '', 'Di atas anggaran, tapi bagus', '', ''] as const;

function addVisits(
  rows: ClientRows,
  chance: Chance,
  visit: {
    readonly vendorId: number;
    readonly vendor: DemoVendor;
    readonly coupleId: number;
    readonly weddingOn: string | undefined;
    readonly now: number;
  },
): void {
  const { vendorId, vendor, coupleId, now } = visit;
  // More of it lately than long ago.
  const ago = chance.between(0, 1) ** 2 * Math.min(days, vendor.publishedDaysAgo) * dayMs;
  const start = now - Math.floor(ago) - chance.int(1, 10) * hourMs;
  const cameByAd = vendor.isAdvertiser && chance.happens(0.35);
  const happened = (kind: Act, at: number): string => {
    const iso = new Date(at).toISOString();
    rows.couple_event.push({
      vendor_id: vendorId,
      kind,
      couple_id: coupleId,
      visitor_key: `couple-${coupleId}`,
      at: iso,
      on_day: businessDayOf(at),
      came_by_ad: cameByAd,
    });
    return iso;
  };
  happened('profile_view', start);
  if (chance.happens(0.4)) happened('price_list_view', start + minuteMs);
  if (chance.happens(0.3))
    rows.saved_vendor.push({
      couple_id: coupleId,
      vendor_id: vendorId,
      saved_at: happened('save', start + 2 * minuteMs),
      note: notes[(coupleId * 3 + vendorId) % notes.length] ?? '',
    });
  if (chance.happens(0.18)) happened(vendor.whatsapp === '' ? 'phone_reveal' : 'whatsapp_reveal', start + 4 * minuteMs);
  if (chance.happens(vendorId <= livelyInboxes ? 0.8 : 0.22)) {
    const question = chance.pick(questions);
    const weddingOn = visit.weddingOn ?? businessDayOf(now + chance.int(60, 420) * dayMs);
    const askedAt = start + 9 * minuteMs;
    happened('message', askedAt);
    rows.questions.push({ vendorId, coupleId, question, weddingOn, askedAt, isTrial: vendor.plan === 'Free' });
  }
}
