import * as contract from '../../contract/calendar.ts';
import { isTooFarAhead } from '../../core/taken-days/ahead.ts';
import { dayStatus } from '../../core/taken-days/day-status.ts';
import { businessDayOf } from '../../core/time.ts';
import type { Service } from '../kit/serve.ts';
import type { Session } from '../kit/session.ts';
import { type Calendar, bookDay } from './api.ts';
import { connectCalendar, disconnectCalendar, readAgain, registerConnectionJobs, showConnections } from './connect.ts';
import type { CalendarContext, ConnectionContext } from './context.ts';
import { bookedOn, statusesOn } from './day-store.ts';
import { freeBooked, freeMarked, markTaken, saveCapacity } from './mark-days.ts';
import { refuseWith } from '../kit/refused.ts';
import { calendarBehind, makeAddress } from './show-elsewhere.ts';
import { readCalendar } from './read-calendar.ts';
import { endWait, listWaits, waitForDay } from './wait-for-day.ts';

/** Binds the calls of vendors' calendars. */
export function registerCalendar(service: Service, ctx: ConnectionContext): Calendar {
  bindVendors(service, ctx);
  bindConnections(service, ctx);
  bindCouples(service, ctx);
  registerConnectionJobs(ctx);
  return { book: (tx, booking) => bookDay(tx, ctx, booking) };
}

function bindVendors({ serve }: Service, ctx: CalendarContext): void {
  serve(contract.getCalendar, async ({ session: { vendor }, query, language }) => ({
    data: await readCalendar(ctx.db, vendor.id, query, language),
  }));
  serve(contract.saveCalendar, ({ session: { vendor }, body }) => saveCapacity(ctx, vendor.id, body.capacity));
  serve(contract.markDays, ({ session: { vendor }, body }) => markTaken(ctx, vendor.id, body));
  serve(contract.freeDay, ({ session: { vendor }, params }) => freeMarked(ctx, vendor.id, params.day));
  serve(contract.freeBooking, ({ session: { vendor }, params }) => freeBooked(ctx, vendor.id, params.id));
}

type Shown = { readonly vendor: NonNullable<Session['vendor']>; readonly accountId: number };

function bindConnections({ serve }: Service, ctx: ConnectionContext): void {
  const shown = async ({ vendor, accountId }: Shown) => ({ data: await showConnections(ctx, vendor, accountId) });
  serve(contract.getConnections, ({ session }) => shown(session));
  serve(contract.connectCalendar, async ({ session, body }) => {
    await connectCalendar(ctx, session.vendor.id, body.address);
    return shown(session);
  });
  serve(contract.readConnection, async ({ session }) => {
    await readAgain(ctx, session.vendor.id);
    return shown(session);
  });
  serve(contract.disconnectCalendar, ({ session: { vendor } }) => disconnectCalendar(ctx, vendor.id));
  serve(contract.makeCalendarAddress, async ({ session }) => {
    await makeAddress(ctx, session.vendor.id);
    return shown(session);
  });
  serve(contract.publishedCalendar, async ({ params: { file }, reply }) => {
    const text = (await calendarBehind(ctx, file)) ?? refuseWith('request.not_found');
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-cache').send(text);
  });
}

function bindCouples({ serve }: Service, ctx: CalendarContext): void {
  serve(contract.dayStatusOf, async ({ query: { day, vendors }, findSession }) => {
    const ids = [...new Set(vendors.split(',').map(Number))];
    const isPlanned = !isTooFarAhead(day, businessDayOf(ctx.clock.now()));
    const session = await findSession();
    const [found, own] = await ctx.staleReads.read((db) =>
      Promise.all([statusesOn(db, ids, day), session === null ? new Set<number>() : bookedOn(db, session.accountId, day)]),
    );
    return {
      data: found.map(({ vendorId, blockage, isKept }) => ({
        vendor_id: vendorId,
        status: own.has(vendorId) ? ('booked' as const) : dayStatus(blockage, isKept && isPlanned),
      })),
    };
  });
  serve(contract.listDayWaits, async ({ session, language }) => ({ data: await listWaits(ctx, session.accountId, language) }));
  serve(contract.waitForDay, ({ session, params }) =>
    waitForDay(ctx, { vendorId: params.id, coupleId: session.accountId, day: params.day }),
  );
  serve(contract.endDayWait, ({ session, params }) => endWait(ctx, { vendorId: params.id, coupleId: session.accountId, day: params.day }));
}
