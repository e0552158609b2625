import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CalendarDay, getCalendar, getConnections, type VendorCalendar } from '../../../contract/calendar.ts';
import { type ClientTask, listClientTasks } from '../../../contract/client-tasks.ts';
import { listMeetings, type Meeting } from '../../../contract/meetings.ts';
import { dayIn } from '../../../core/meetings/zone.ts';
import { addDays, type BusinessDay, dayMs, startOfBusinessDay } from '../../../core/time.ts';
import { offsetIn } from '../../../texts/zones.ts';
import { call } from '../../base/calls/browser-call.ts';
import { everyPage, type Whole } from './every-page.ts';

export type { CalendarDay, VendorCalendar };

/** The calendar of a month, '2026-11'. A day of the next one is asked for as well when the month has fewer than 31. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: ['calendar', month],
    queryFn: async ({ signal }) =>
      (await call(getCalendar, { query: { from: `${month}-01`, to: addDays(`${month}-01`, 30) }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The meetings of a month that take place, those that are over too. A zone may start its day before Jakarta or after it. */
export const monthMeetingsQuery = (month: string) =>
  queryOptions({
    // Beside the other lists of meetings: what changes one asks for all of them again.
    queryKey: ['meetings', 'of month', month],
    queryFn: async ({ signal }): Promise<Whole<MeetingOfDay>> => {
      const first = startOfBusinessDay(`${month}-01`);
      const query = { from: iso(first - dayMs), to: iso(first + 32 * dayMs) };
      const { all, beyond } = await everyPage((page) => call(listMeetings, { query: { ...query, ...page }, signal }));
      return { all: all.filter(({ status }) => status !== 'cancelled').map((meeting) => ({ ...meeting, day: dayOf(meeting) })), beyond };
    },
    placeholderData: keepPreviousData,
  });
export type MeetingOfDay = Meeting & { readonly day: BusinessDay };

/** The open tasks of a month from a day; those that are late already are today's. */
export const monthTasksQuery = (month: string, today: BusinessDay) =>
  queryOptions({
    // Beside the other lists of tasks.
    queryKey: ['clients', 'tasks', 'of month', month, today],
    queryFn: async ({ signal }): Promise<Whole<TaskOfDay>> => {
      const isNow = today.startsWith(month);
      const days = { due_until: addDays(`${month}-01`, 30), ...(!isNow && { due_from: `${month}-01` }) };
      const { all, beyond } = await everyPage((page) => call(listClientTasks, { query: { show: 'open', ...days, ...page }, signal }));
      return { all: all.map((task) => ({ ...task, day: task.due_on < today ? today : task.due_on })), beyond };
    },
    placeholderData: keepPreviousData,
  });
export type TaskOfDay = ClientTask & { readonly day: BusinessDay };

/** Of the vendor's clock. */
const dayOf = ({ starts_at: at, vendor }: Meeting): BusinessDay => dayIn(Date.parse(at), offsetIn(vendor.time_zone));
const iso = (at: number): string => new Date(at).toISOString();

/** The other calendar, and the address of this one. */
export const connectionsQuery = queryOptions({
  queryKey: ['calendar', 'connections'],
  queryFn: async ({ signal }) => (await call(getConnections, { signal })).data,
});
