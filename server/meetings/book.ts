import { randomBytes } from 'node:crypto';
import type { bookMeeting } from '../../contract/meetings.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { checkWords } from '../../core/meetings/booking.ts';
import { meetingRules } from '../../core/meetings/life.ts';
import { blockedBy, freeSlotAt, type Span } from '../../core/meetings/slots.ts';
import { isZone, offsetIn } from '../../texts/zones.ts';
import { vendorContact } from '../catalogue/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, isConflict, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import { lockAvailability, type StoredAvailability } from './availability-store.ts';
import type { MeetingsContext } from './context.ts';
import { emailBooked } from './emails.ts';
import { bookedAround, countComing, insertMeeting, isCoupleBusy, type Meeting, meetingOfRequest } from './meeting-store.ts';
import { isOffered } from './offer.ts';
import { sayOf, notifyOfMeeting } from './notify.ts';

interface From {
  readonly couple: Session;
  readonly visitorKey: string;
  readonly requestKey: string | null;
}

/**
 * A couple books a slot. Bookings with one vendor follow each other by the lock of its availability, so that limits a day hold; that no two
 * meetings touch is kept by the database itself. It counts as a contact, hence perhaps as a lead. The same request again is the same
 * meeting. (product 4, Leads; product 9)
 */
export async function makeBooking(
  ctx: MeetingsContext,
  { couple, visitorKey, requestKey }: From,
  body: BodyOf<typeof bookMeeting>,
): Promise<Meeting> {
  const coupleId = couple.accountId;
  const words = checkWords(body);
  if (!words.ok) throw new Refused(words.refusals);
  if (!isZone(body.time_zone)) refuseWith('meetings.time_zone_unknown', { field: 'time_zone' });
  const vendorId = body.vendor_id;
  const vendor = await vendorContact(ctx.db, vendorId);
  if (vendor?.status !== vendorPublished) refuseWith('catalogue.not_found');
  const wait = await ctx.throttle.hit(ctx.db, `meeting:${coupleId}`, { attempts: meetingRules.bookingsPerHour, windowSeconds: 3_600 });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  const at = ctx.clock.now();
  return orTaken(
    inTransaction(ctx.db, async (tx) => {
      const before = requestKey === null ? null : await meetingOfRequest(tx, coupleId, requestKey);
      if (before !== null) return before;
      // Ads first, the conversation last: the order of locks.
      await ctx.clients.recordAct(tx, { vendorId, coupleId, visitorKey, kind: 'meeting', at });
      const availability = await lockOffered(tx, vendorId);
      const slot = await slotFor(tx, ctx, {
        vendorId,
        availability,
        startsAt: Date.parse(body.starts_at),
        isVendor: false,
        movingId: null,
      });
      if ((await countComing(tx, { vendorId, coupleId }, at)) >= meetingRules.comingPerVendorMax)
        refuseWith('meetings.too_many_coming', { params: { maximum: meetingRules.comingPerVendorMax } });
      if (await isCoupleBusy(tx, coupleId, slot)) refuseWith('meetings.couple_busy', { field: 'starts_at' });
      const meeting = await insertMeeting(tx, {
        ...words.value,
        vendorId,
        coupleId,
        startsAt: slot.from,
        endsAt: slot.to,
        blocked: blockedBy(slot, availability),
        vendorTimeZone: availability.timeZone,
        coupleTimeZone: body.time_zone,
        link: linkFor(ctx, availability),
        bookedAt: at,
        requestKey,
      });
      await writeAudit(tx, {
        action: 'meeting.booked',
        accountId: coupleId,
        subject: `meeting:${meeting.id}`,
        result: 'done',
        detail: { vendorId },
      });
      await emailBooked(tx, ctx, meeting);
      await notifyOfMeeting(tx, ctx, meeting);
      await sayOf(tx, ctx, meeting, { kind: 'couple', accountId: coupleId }, 'booked');
      return meeting;
    }),
  );
}

/** What the database would not have: someone was faster. */
export async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (!isConflict(fault)) throw fault;
    const constraint = typeof fault === 'object' && fault !== null && 'constraint' in fault ? fault.constraint : null;
    return refuseWith(constraint === 'meeting_of_couple_apart' ? 'meetings.couple_busy' : 'meetings.slot_taken', { field: 'starts_at' });
  }
}

/** The vendor's availability under its lock, if couples can book with it now. */
export async function lockOffered(tx: Tx, vendorId: number): Promise<StoredAvailability> {
  const availability = await lockAvailability(tx, vendorId);
  const vendor = await vendorContact(tx, vendorId);
  if (availability === null || vendor?.status !== vendorPublished || !(await isOffered(tx, vendorId, availability)))
    refuseWith('meetings.not_offered');
  return availability;
}

interface SlotWish {
  readonly vendorId: number;
  readonly availability: StoredAvailability;
  readonly startsAt: number;
  readonly isVendor: boolean;
  readonly movingId: string | null;
}

/** The free slot that starts at an instant; refused when there is none. */
export async function slotFor(tx: Tx, { clock }: MeetingsContext, wish: SlotWish): Promise<Span> {
  const { vendorId, availability: hours, startsAt, isVendor, movingId } = wish;
  const booked = await bookedAround(tx, vendorId, { from: startsAt, to: startsAt + 1 }, movingId);
  const slot = freeSlotAt(startsAt, { hours, booked, now: clock.now(), offsetAt: offsetIn(hours.timeZone), isVendor });
  return slot ?? refuseWith('meetings.slot_taken', { field: 'starts_at' });
}

/** The vendor's own room, or one whose name no one can guess. */
export const linkFor = ({ roomUrl }: MeetingsContext, { ownLink }: StoredAvailability): string =>
  ownLink === '' ? `${roomUrl}pelaminan-${randomBytes(18).toString('base64url')}` : ownLink;
