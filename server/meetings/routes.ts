import * as contract from '../../contract/meetings.ts';
import { offsetOf } from '../../core/paging.ts';
import { type Reader, readerOf, viewerOf } from '../clients/api.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { Meetings } from './api.ts';
import { makeBooking } from './book.ts';
import { cancelWith, moveMeeting } from './change.ts';
import type { MeetingsContext } from './context.ts';
import { registerMeetingJobs, remindOfMeeting } from './jobs.ts';
import { calendarFor } from './emails.ts';
import { findMeeting, type Meeting, meetingsOf } from './meeting-store.ts';
import { availabilityOf, isOffered, rangeOf, slotsOf, visibleVendor } from './offer.ts';
import { presentMeetings } from './present.ts';
import { storeAvailability, showAvailability } from './save-availability.ts';

/** Binds the calls of online meetings. */
export function registerMeetings(service: Service, ctx: MeetingsContext): Meetings {
  bindAvailability(service, ctx);
  bindSlots(service, ctx);
  bindMeetings(service, ctx);
  bindChanges(service, ctx);
  registerMeetingJobs(ctx);
  return { remind: () => remindOfMeeting(ctx) };
}

function bindAvailability({ serve }: Service, ctx: MeetingsContext): void {
  serve(contract.getAvailability, async ({ session: { vendor, accountId }, language }) => ({
    data: await showAvailability(ctx, { ...vendor, accountId }, language),
  }));
  serve(contract.saveAvailability, async ({ session: { vendor, accountId }, body, language }) => ({
    data: await storeAvailability(ctx, { ...vendor, accountId }, body, language),
  }));
}

function bindSlots({ serve }: Service, ctx: MeetingsContext): void {
  const { db, clock } = ctx;
  serve(contract.meetingSlots, async ({ query, findSession }) => {
    const session = await findSession();
    const isVendor = session?.vendor?.id === query.vendor_id;
    await visibleVendor(db, query.vendor_id, session?.vendor?.id ?? null);
    const moving = query.meeting_id === undefined || session === null ? null : await findMeeting(db, viewerOf(session), query.meeting_id);
    return slotsOf(ctx, {
      vendorId: query.vendor_id,
      range: rangeOf(query, clock.now()),
      isVendor,
      movingId: moving?.vendorId === query.vendor_id ? moving.id : null,
    });
  });
  serve(contract.meetingOffer, async ({ params: { id }, findSession }) => {
    const session = await findSession();
    const [hours] = await Promise.all([availabilityOf(db, id), visibleVendor(db, id, session?.vendor?.id ?? null)]);
    return { data: { is_offered: await isOffered(db, id, hours), time_zone: hours.timeZone, slot_minutes: hours.slotMinutes } };
  });
}

function bindMeetings({ serve }: Service, ctx: MeetingsContext): void {
  const { db, clock, visitors } = ctx;
  serve(contract.bookMeeting, async ({ session, body, request, reply, language, idempotencyKey }) => {
    const from = { couple: session, visitorKey: visitors.keyOf(request, reply), requestKey: idempotencyKey };
    return { data: await only(ctx, readerOf(session, language), await makeBooking(ctx, from, body)) };
  });
  serve(contract.listMeetings, async ({ session, query, language }) => {
    const { show, page, limit } = query;
    const isBounded = query.from !== undefined || query.to !== undefined;
    const { meetings, total } = await meetingsOf(db, viewerOf(session), {
      show,
      within: isBounded ? rangeOf(query, clock.now()) : null,
      now: clock.now(),
      limit,
      offset: offsetOf({ page, limit }),
    });
    return { data: await presentMeetings(ctx, readerOf(session, language), meetings), meta: { page, limit, total } };
  });
  serve(contract.getMeeting, async ({ session, params, language }) => {
    const viewer = readerOf(session, language);
    return { data: await only(ctx, viewer, (await findMeeting(db, viewer, params.id)) ?? refuseWith('request.not_found')) };
  });
  serve(contract.meetingCalendar, async ({ session, params, reply }) => {
    const viewer = viewerOf(session);
    const meeting = (await findMeeting(db, viewer, params.id)) ?? refuseWith('request.not_found');
    const file = (await calendarFor(db, ctx, meeting, viewer.kind)) ?? refuseWith('request.not_found');
    return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'attachment; filename="meeting.ics"').send(file);
  });
}

function bindChanges({ serve }: Service, ctx: MeetingsContext): void {
  serve(contract.moveMeeting, async ({ session, language, params: { id }, body: { starts_at: startsAt, sequence } }) => {
    const viewer = readerOf(session, language);
    const moved = await moveMeeting(ctx, { viewer, accountId: session.accountId }, { id, sequence }, Date.parse(startsAt));
    return { data: await only(ctx, viewer, moved) };
  });
  serve(contract.cancelMeeting, async ({ session, language, params: { id }, body: { reason, sequence } }) => {
    const viewer = readerOf(session, language);
    const cancelled = await cancelWith(ctx, { viewer, accountId: session.accountId }, { id, sequence }, reason);
    return { data: await only(ctx, viewer, cancelled) };
  });
}

async function only(ctx: MeetingsContext, viewer: Reader, meeting: Meeting) {
  const [shown] = await presentMeetings(ctx, viewer, [meeting]);
  return shown ?? refuseWith('request.not_found');
}
