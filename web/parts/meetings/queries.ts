import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAvailability,
  getMeeting,
  listMeetings,
  type Meeting,
  type MeetingAvailability,
  meetingSlots,
} from '../../../contract/meetings.ts';
import type { Span } from '../../../core/meetings/slots.ts';
import { dayMs } from '../../../core/time.ts';
import { call } from '../../base/calls/browser-call.ts';

export type { Meeting, MeetingAvailability };

const iso = (at: number): string => new Date(at).toISOString();

export const availabilityQuery = queryOptions({
  queryKey: ['meetings', 'availability'],
  queryFn: async ({ signal }) => (await call(getAvailability, { signal })).data,
});

/** A meeting that is open in a dialog: it stays that one, whichever comes next meanwhile, and shows what becomes of it. */
export const openMeetingQuery = (id: string) =>
  queryOptions({
    queryKey: ['meetings', 'one', id],
    queryFn: async ({ signal }) => (await call(getMeeting, { params: { id }, signal })).data,
  });

/** The meeting that comes next, or null. */
export const nextMeetingQuery = queryOptions({
  queryKey: ['meetings', 'next'],
  queryFn: async ({ signal }) => (await call(listMeetings, { query: { show: 'coming', limit: 1 }, signal })).data[0] ?? null,
});

/** Everything within a span, cancelled ones too; a day holds twenty at most. */
export const meetingsWithin = ({ from, to }: Span) =>
  queryOptions({
    queryKey: ['meetings', 'within', from, to],
    queryFn: async ({ signal }) => {
      const within = { from: iso(from), to: iso(to), limit: 100 };
      const first = await call(listMeetings, { query: { ...within, page: 1 }, signal });
      if (first.meta.total <= first.data.length) return first.data;
      return [...first.data, ...(await call(listMeetings, { query: { ...within, page: 2 }, signal })).data];
    },
    placeholderData: keepPreviousData,
  });

/** What is still to take place within a day from now. */
export const comingDayQuery = queryOptions({
  queryKey: ['meetings', 'day'],
  queryFn: async ({ signal }) =>
    (await call(listMeetings, { query: { show: 'coming', to: iso(Date.now() + dayMs), from: iso(Date.now()), limit: 20 }, signal })).data,
});

/** Where a meeting can be moved to. */
export const slotsForQuery = (vendorId: number, meetingId: string) =>
  queryOptions({
    queryKey: ['meetings', 'slots', vendorId, meetingId],
    queryFn: async ({ signal }) => (await call(meetingSlots, { query: { vendor_id: vendorId, meeting_id: meetingId }, signal })).data,
  });
