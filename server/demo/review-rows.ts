// Reviews of the demo world, as they come about in ours: a couple marries, is invited because it booked or because the vendor confirms it, and writes.
import { sql } from 'kysely';
import { reviewAspects, type ReviewContent, checkReview, invitationStatus, mayReview } from '../../core/reviews/review.ts';
import { addDays, type BusinessDay, businessDayOf, dayMs, hourMs, startOfBusinessDay } from '../../core/time.ts';
import type { Tx } from '../kit/database.ts';
import { rateVendors } from '../reviews/api.ts';
import { type Chance, chanceOf } from './art/chance.ts';
import { iso } from './ids.ts';
import { insertRows, type Row } from './insert.ts';
import { answerText, reviewText } from './reviews.ts';
import { cityNames, type DemoVendor, tradeOf } from './world.ts';

/** A couple whose wedding is over. */
export interface MarriedCouple {
  readonly id: number;
  readonly name: string;
  readonly weddingOn: BusinessDay;
}
interface World {
  readonly vendors: readonly DemoVendor[];
  readonly married: readonly MarriedCouple[];
  readonly now: number;
}
interface Rows {
  readonly review_invitation: Row<'review_invitation'>[];
  readonly review: Row<'review'>[];
}
/** Accepted quotations by vendor and couple. */
type Bookings = ReadonlyMap<string, string>;
const between = (vendorId: number, coupleId: number): string => `${vendorId} ${coupleId}`;

/** How long ago the first of them married: these booked the named Gold vendor, and the very first has not written yet. */
const firstWeddings: readonly number[] = [12, 45, 130, 260];

/** How many days ago each of so many couples married. */
export function weddingsDaysAgo(count: number): number[] {
  const chance = chanceOf('past weddings');
  return Array.from({ length: count }, (_, index) => firstWeddings[index] ?? chance.int(16, 700));
}

/** Invites couples, lets them write and vendors answer, and rates all vendors. */
export async function fillReviews(tx: Tx, world: World): Promise<void> {
  const rows: Rows = { review_invitation: [], review: [] };
  const bookings = await bookingsOf(tx);
  /** A wedding has one vendor of a kind. */
  const taken = new Map<string, Set<number>>();
  for (const [index, vendor] of world.vendors.entries()) {
    const busy = taken.get(vendor.categorySlug) ?? new Set<number>();
    taken.set(vendor.categorySlug, busy);
    for (const couple of clientsOf(world, index + 1, bookings, busy)) {
      busy.add(couple.id);
      addReview(rows, world, { vendor, vendorId: index + 1, couple, quotationId: bookings.get(between(index + 1, couple.id)) ?? null });
    }
  }
  await insertRows(tx, 'review_invitation', rows.review_invitation);
  await insertRows(tx, 'review', rows.review);
  await rateVendors(
    tx,
    world.vendors.map((_, index) => index + 1),
    world.now,
  );
}

async function bookingsOf(tx: Tx): Promise<Bookings> {
  const { rows } = await sql<{ vendor_id: number; couple_id: number; id: string }>`
    select vendor_id, couple_id, id from quotation where status = 'accepted'`.execute(tx);
  return new Map(rows.map((row) => [between(row.vendor_id, row.couple_id), row.id]));
}

/** Who had this vendor at their wedding: those who booked it, then others that were still without one of its kind. */
function clientsOf({ vendors, married, now }: World, vendorId: number, bookings: Bookings, busy: ReadonlySet<number>): MarriedCouple[] {
  const vendor = vendors[vendorId - 1];
  if (vendor === undefined || vendor.reviewCount === 0) return [];
  const chance = chanceOf(`clients of ${vendor.email}`);
  const since = addDays(businessDayOf(now), -vendor.publishedDaysAgo);
  const booked = married.filter(({ id }) => bookings.has(between(vendorId, id)));
  const others = married
    .slice(firstWeddings.length)
    .filter(({ id, weddingOn }) => weddingOn > since && !busy.has(id) && !bookings.has(between(vendorId, id)));
  return [...booked, ...chance.shuffled(others)].slice(0, Math.max(vendor.reviewCount, booked.length));
}

interface Client {
  readonly vendor: DemoVendor;
  readonly vendorId: number;
  readonly couple: MarriedCouple;
  readonly quotationId: string | null;
}

function addReview(rows: Rows, { married, now }: World, client: Client): void {
  const { vendor, vendorId, couple, quotationId } = client;
  const chance = chanceOf(`${couple.id} on ${vendor.slug}`);
  const { weddingOn } = couple;
  const morning = startOfBusinessDay(addDays(weddingOn, 1)) + 9.5 * hourMs;
  const invitedAt = quotationId === null ? morning + chance.int(0, 4) * dayMs : morning;
  rows.review_invitation.push({
    vendor_id: vendorId,
    couple_id: couple.id,
    source: quotationId === null ? 'vendor' : 'booking',
    quotation_id: quotationId,
    wedding_on: weddingOn,
    invited_at: iso(invitedAt),
    reminded_at: null,
  });
  if (couple === married[0]) return;
  const writtenAt = Math.min(invitedAt + chance.int(6, 24 * 30) * hourMs, now - dayMs);
  const allowed = mayReview(invitationStatus({ weddingOn, hasReview: false }, businessDayOf(writtenAt)));
  const content = checkReview(contentOf(chance, vendor));
  if (!allowed.ok || !content.ok) throw new Error(`${couple.name} may not review ${vendor.slug} so`);
  const { rating, aspects, text } = content.value;
  const answeredAt = writtenAt + chance.int(3, 90) * hourMs;
  const isAnswered = chance.happens(0.35) && answeredAt < now;
  rows.review.push({
    vendor_id: vendorId,
    couple_id: couple.id,
    author: couple.name,
    rating,
    ...aspects,
    body: text,
    wedding_month: weddingOn.slice(0, 7),
    created_at: iso(writtenAt),
    is_booked: quotationId !== null,
    answer: isAnswered ? answerText(chance, vendor.language, rating) : '',
    answered_at: isAnswered ? iso(answeredAt) : null,
  });
}

function contentOf(chance: Chance, vendor: DemoVendor): ReviewContent {
  const rating = chance.happens(vendor.quality) ? 5 : chance.pick([5, 4, 4, 4, 3] as const);
  const words = { x: vendor.businessName, city: cityNames.get(vendor.citySlugs[0]) ?? '' };
  const stars = () => (chance.happens(0.8) ? Math.min(5, Math.max(1, rating + chance.pick([-1, 0, 0, 0, 1] as const))) : null);
  const [quality, communication, punctuality, value] = reviewAspects.map(stars);
  return {
    rating,
    aspects: {
      quality: quality ?? null,
      communication: communication ?? null,
      punctuality: punctuality ?? null,
      value: value ?? null,
    },
    text: reviewText(chance, tradeOf(vendor.categorySlug), rating, words),
  };
}
