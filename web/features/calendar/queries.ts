import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CalendarDay, getCalendar, getConnections, type VendorCalendar } from '../../../contract/calendar.ts';
import { listMeetings, type Meeting } from '../../../contract/meetings.ts';
import { dayIn } from '../../../core/meetings/zone.ts';
import { addDays, type BusinessDay, dayMs, startOfBusinessDay } from '../../../core/time.ts';
import { offsetIn } from '../../../texts/zones.ts';
import { call } from '../../base/calls/browser-call.ts';

export type { CalendarDay, VendorCalendar };

/** The calendar of a month, '2026-11'. A day of the next one is asked for as well when the month has fewer than 31. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: ['calendar', month],
    queryFn: async ({ signal }) =>
      (await call(getCalendar, { query: { from: `${month}-01`, to: addDays(`${month}-01`, 30) }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The meetings of a month that take place, those that are over too; the first hundred. A zone may start its day before Jakarta or after it. */
export const monthMeetingsQuery = (month: string) =>
  queryOptions({
    // Beside the other lists of meetings: what changes one asks for all of them again.
    queryKey: ['meetings', 'month', month],
    queryFn: async ({ signal }) => {
      const first = startOfBusinessDay(`${month}-01`);
      const query = { from: iso(first - dayMs), to: iso(first + 32 * dayMs), limit: 100 };
      const { data } = await call(listMeetings, { query, signal });
      return data.filter(({ status }) => status !== 'cancelled').map((meeting) => ({ ...meeting, day: dayOf(meeting) }));
    },
    placeholderData: keepPreviousData,
  });
export type MeetingOfDay = Meeting & { readonly day: BusinessDay };

/** Of the vendor's clock. */
const dayOf = ({ starts_at: at, vendor }: Meeting): BusinessDay => dayIn(Date.parse(at), offsetIn(vendor.time_zone));
const iso = (at: number): string => new Date(at).toISOString();

/** The other calendar, and the address of this one. */
export const connectionsQuery = queryOptions({
  queryKey: ['calendar', 'connections'],
  queryFn: async ({ signal }) => (await call(getConnections, { signal })).data,
});
