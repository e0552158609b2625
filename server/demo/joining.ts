// Applications of businesses, requests to Hilda, and vendors at fairs.
import { addDays, businessDayOf, dayMs } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { insertRows } from './insert.ts';
import type { DemoVendor } from './world.ts';

const applicants = [
  {
    business_name: 'Larasati Dekorasi',
    contact_name: 'Larasati Widodo',
    email: 'larasati@example.test',
    phone: '+62 812 8000 1201',
    category: 'decoration-lighting',
    city: 'semarang',
    website: 'https://larasati-dekorasi.example',
    message: 'Kami mengerjakan dekorasi pelaminan adat Jawa sejak 2012, sekitar empat puluh pernikahan setahun.',
  },
  {
    business_name: 'Cahaya Pagi Film',
    contact_name: 'Bima Nugraha',
    email: 'bima@example.test',
    phone: '+62 813 8000 1202',
    category: 'videography',
    city: 'malang',
    website: '',
    message: 'We make quiet, documentary wedding films. A team of two, and no drone during the akad.',
  },
] as const;
/** Sent by a fair's own form, with other field names and additional fields. */
const fromFair = { company: 'Dapur Ibu Ratna', fullName: 'Ratna Sari', mobile: '+62 857 8000 1203', booth: 'B-14', guestsMax: 1500 };

/** Hilda recommends one published vendor in this many, the named Gold vendor among them; a few more wait. */
const suggestedEvery = 4;
const waiting = 6;

/** Dates are counted back from `now`, so that a demo made today has work that came in this week. */
export async function fillJoining(tx: Tx, vendors: readonly DemoVendor[], now: number): Promise<void> {
  await fillFairs(tx, vendors, now);
  const ago = (days: number): Date => new Date(now - days * dayMs);
  await tx
    .insertInto('vendor_acquisition')
    .values(
      [...applicants, fromFair].map((payload, index) => ({
        payload: JSON.stringify(payload),
        search_text: Object.values(payload).join(' ').toLowerCase(),
        language: index === 1 ? 'en' : 'id',
        utm: index === 0 ? JSON.stringify({ source: 'instagram', campaign: 'vendor-baru' }) : null,
        received_at: ago(3 - index),
      })),
    )
    .execute();
  const published = vendors.flatMap(({ status }, index) => (status === 1 ? [index + 1] : []));
  const suggested = published.filter((_, index) => index % suggestedEvery === 0);
  const asking = published.filter((_, index) => index % suggestedEvery === 1).slice(-waiting);
  await insertRows(tx, 'hilda_member', [
    ...suggested.map((id, index) => ({
      vendor_id: id,
      status: 'active' as const,
      asked_at: ago(200),
      joined_at: ago(190 - (index % 180)),
    })),
    ...asking.map((id, index) => ({ vendor_id: id, status: 'pending' as const, asked_at: ago(index + 1), joined_at: null })),
  ]);
}

/** Name, city, venue, start in days from now (negative: past), length in days. */
const fairs = [
  ['Jakarta Wedding Festival', 'jakarta', 'Balai Sidang Jakarta', 16, 3],
  ['Bandung Wedding Fair', 'bandung', 'Graha Manggala Siliwangi', 30, 2],
  ['Surabaya Wedding Market', 'surabaya', 'Grand City', 51, 2],
  ['Bali Destination Wedding Days', 'bali', 'Nusa Dua', -40, 3],
] as const;
const standsPerFair = 14;

async function fillFairs(tx: Tx, vendors: readonly DemoVendor[], now: number): Promise<void> {
  const places = new Map((await tx.selectFrom('city').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]));
  const made = await tx
    .insertInto('fair')
    .values(
      fairs.map(([name, city, venue, inDays, days]) => ({
        name,
        city_id: places.get(city) ?? 1,
        venue,
        starts_on: addDays(businessDayOf(now), inDays),
        ends_on: addDays(businessDayOf(now), inDays + days - 1),
      })),
    )
    .returning('id')
    .execute();
  const published = vendors.flatMap(({ status }, index) => (status === 1 ? [index + 1] : []));
  await tx
    .insertInto('fair_vendor')
    .values(
      made.flatMap(({ id }, fair) =>
        published
          .filter((_, index) => index % fairs.length === fair || index === 0)
          .slice(0, standsPerFair)
          .map((vendorId, place) => ({ fair_id: id, vendor_id: vendorId, stand: `${'ABCD'[place % 4] ?? 'A'}-${place + 1}` })),
      ),
    )
    .execute();
}
