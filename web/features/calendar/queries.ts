import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CalendarDay, getCalendar, getConnections, type VendorCalendar } from '../../../contract/calendar.ts';
import { addDays } from '../../../core/time.ts';
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

/** The other calendar, and the address of this one. */
export const connectionsQuery = queryOptions({
  queryKey: ['calendar', 'connections'],
  queryFn: async ({ signal }) => (await call(getConnections, { signal })).data,
});
