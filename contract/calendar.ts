// Vendors’ calendars of taken days, what couples see of them, and the waiting list for a taken day.
import * as z from 'zod';
import { connectionRules, readFailures } from '../core/taken-days/connected.ts';
import { calendarRules, dayParts, dayStatuses, ownDayStatuses, takenSources } from '../core/taken-days/day-status.ts';
import { endpoint } from './endpoint.ts';
import { body, data, day, id, idInAddress, instant, line, params, query } from './shapes.ts';

const tag = 'calendar';
const base = '/ms/bs-vendors/api/v1/vendor_calendar';
const dayInAddress = params({ day });

/** `name` is masked until the vendor unlocks the contact. */
const couple = z.object({ id, name: z.string(), is_open: z.boolean() });
const taken = z.object({
  id: z.uuid(),
  part: z.enum(dayParts),
  /** How many of the day’s weddings it takes; null: all of them. */
  places: z.int().nullable(),
  source: z.enum(takenSources),
  /** For the vendor alone. */
  note: z.string(),
  /** The accepted quotation it follows from; null for other sources. */
  booking: z.object({ quotation_id: z.uuid(), couple }).nullable(),
});
const calendarDay = z.object({
  day,
  /** What couples see. */
  status: z.enum(dayStatuses),
  entries: z.array(taken),
  /** Couples that asked to be notified when this day becomes free, first come first. */
  waiting: z.array(z.object({ couple, asked_at: instant })),
});
export type CalendarDay = z.infer<typeof calendarDay>;
const calendar = z.object({
  /** How many weddings the vendor takes a day. */
  capacity: z.int(),
  /** Whether the vendor has set anything here. Until then couples are asked to ask for days without entries. */
  is_kept: z.boolean(),
  /** Days with entries or with couples waiting. */
  days: z.array(calendarDay),
});
export type VendorCalendar = z.infer<typeof calendar>;

export const getCalendar = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'Get my calendar between two days, both included, at most 62 days.',
  access: 'vendor:view',
  query: query({ from: day, to: day }),
  answer: data(calendar),
  refusals: ['calendar.range_invalid'],
});
export const saveCalendar = endpoint({
  method: 'PUT',
  path: base,
  tag,
  summary: 'Set how many weddings I take a day. From then on, days without entries are shown as free.',
  access: 'vendor:clients',
  body: body({ capacity: z.int() }),
  answers: 'nothing',
  refusals: ['calendar.capacity_invalid'],
});
export const markDays = endpoint({
  method: 'POST',
  path: `${base}/days`,
  tag,
  summary: 'Mark days as taken, at most 62 together. Replaces what I marked on these days before.',
  access: 'vendor:clients',
  body: body({
    from: day,
    to: day,
    part: z.enum(dayParts),
    /** How many of the day’s weddings it takes; null: all of them. */
    places: z.int().nullable(),
    note: line(calendarRules.noteLengthMax).default(''),
  }),
  answers: 'nothing',
  refusals: [
    'calendar.day_past',
    'calendar.day_too_far',
    'calendar.range_invalid',
    'calendar.places_invalid',
    'calendar.note_invalid',
    'calendar.note_too_long',
  ],
});
export const freeDay = endpoint({
  method: 'DELETE',
  path: `${base}/days/:day`,
  tag,
  summary: 'Remove what I marked on a day. Couples waiting for it are notified once if it becomes free.',
  access: 'vendor:clients',
  params: dayInAddress,
  answers: 'nothing',
  refusals: ['calendar.day_past'],
});
export const freeBooking = endpoint({
  method: 'DELETE',
  path: `${base}/bookings/:id`,
  tag,
  summary: 'Free the day of an accepted quotation, for example because the wedding was postponed. The quotation does not change.',
  access: 'vendor:clients',
  params: params({ id: z.uuid() }),
  answers: 'nothing',
  refusals: ['request.not_found'],
});

const connections = z.object({
  /** The calendar the vendor keeps elsewhere; null while none is connected. Its address is a secret and is not shown. */
  connected: z
    .object({
      host: z.string(),
      read_at: instant,
      /** How many days from today on it takes. */
      days: z.int(),
      failure: z.object({ code: z.enum(readFailures), since: instant }).nullable(),
    })
    .nullable(),
  /** The secret address under which other calendars read this one; null until it is made. */
  address: z.string().nullable(),
});
export type CalendarConnections = z.infer<typeof connections>;
const readRefusals = [
  'calendar.address_refused',
  'calendar.address_unreachable',
  'calendar.address_gone',
  'calendar.connection_too_large',
  'calendar.not_a_calendar',
] as const;

export const getConnections = endpoint({
  method: 'GET',
  path: `${base}/connections`,
  tag,
  summary: 'Get the other calendar I connected, and the address under which other calendars read this one.',
  access: 'vendor:clients',
  answer: data(connections),
});
export const connectCalendar = endpoint({
  method: 'PUT',
  path: `${base}/connections/other`,
  tag,
  summary:
    'Connect a calendar I keep elsewhere by its iCalendar address (`https:` or `webcal:`). It is read now and every hour; its entries take days here.',
  access: 'vendor:clients',
  body: body({ address: z.string().max(connectionRules.addressLengthMax * 2) }),
  answer: data(connections),
  refusals: ['calendar.address_invalid', ...readRefusals, 'request.too_many', 'server.busy'],
});
export const readConnection = endpoint({
  method: 'POST',
  path: `${base}/connections/other/readings`,
  tag,
  summary: 'Read the other calendar now. If it can’t be read, `failure` says why.',
  access: 'vendor:clients',
  answer: data(connections),
  refusals: ['request.not_found', 'request.too_many', 'server.busy'],
});
export const disconnectCalendar = endpoint({
  method: 'DELETE',
  path: `${base}/connections/other`,
  tag,
  summary: 'Disconnect the other calendar. The days it took are free again.',
  access: 'vendor:clients',
  answers: 'nothing',
});
export const makeCalendarAddress = endpoint({
  method: 'POST',
  path: `${base}/connections/address`,
  tag,
  summary: 'Make the secret address under which other calendars read this one, or replace it. The old address stops working.',
  access: 'vendor:clients',
  answer: data(connections),
});
export const publishedCalendar = endpoint({
  method: 'GET',
  path: '/_public/v2/vendor_calendars/:file',
  tag,
  summary: 'Read a vendor’s calendar as an iCalendar file, by its secret address.',
  access: 'anyone',
  params: params({ file: z.string().max(60) }),
  answers: 'file',
  refusals: ['request.not_found'],
});

export const dayStatusOf = endpoint({
  method: 'GET',
  path: '/_public/v2/day_status',
  tag,
  summary:
    'Get whether published vendors are free on a day. `vendors` are ids separated by commas, at most 60; unknown ids are left out. A couple that is signed in gets `booked` for a vendor it booked for that day.',
  access: 'anyone',
  query: query({
    day,
    vendors: z
      .string()
      .max(800)
      .regex(/^\d{1,9}(,\d{1,9}){0,59}$/),
  }),
  answer: data(z.array(z.object({ vendor_id: id, status: z.enum(ownDayStatuses) }))),
});

const waitAt = params({ id: idInAddress, day });
export const listDayWaits = endpoint({
  method: 'GET',
  path: '/v2/day_waits',
  tag,
  summary: 'List the taken days I am waiting for, next first.',
  access: 'couple',
  answer: data(z.array(z.object({ day, vendor: z.object({ id, name: z.string(), slug: z.string() }), asked_at: instant }))),
});
export type DayWait = z.infer<typeof listDayWaits.answer>['data'][number];
export const waitForDay = endpoint({
  method: 'PUT',
  path: '/v2/vendors/:id/day_waits/:day',
  tag,
  summary: 'Ask to be notified by one email when a taken day of a vendor becomes free. The vendor sees who is waiting.',
  access: 'couple',
  params: waitAt,
  answers: 'nothing',
  refusals: [
    'catalogue.not_found',
    'calendar.day_past',
    'calendar.day_too_far',
    'calendar.day_not_taken',
    'calendar.too_many_waits',
    'request.too_many',
  ],
});
export const endDayWait = endpoint({
  method: 'DELETE',
  path: '/v2/vendors/:id/day_waits/:day',
  tag,
  summary: 'Stop waiting for a day of a vendor.',
  access: 'couple',
  params: waitAt,
  answers: 'nothing',
});
