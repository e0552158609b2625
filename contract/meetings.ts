// Online meetings: vendors’ availability and couples’ bookings (spec 2, 7; product 9).
import * as z from 'zod';
import { availabilityRules } from '../core/meetings/availability.ts';
import { meetingRules, meetingStatuses } from '../core/meetings/life.ts';
import { endpoint } from './endpoint.ts';
import { body, counted, data, day, id, idInAddress, instant, line, paged, pageQuery, params, query } from './shapes.ts';

const tag = 'meetings';
const base = '/ms/bs-vendors/api/v1/virtual_meeting_schedules';
const byId = params({ id: z.uuid() });
const zone = z.string().max(60);

const interval = z.strictObject({ from: z.int().min(0).max(1_440), to: z.int().min(0).max(1_440) });
const intervals = z.array(interval).max(24);
const hours = {
  is_offered: z.boolean(),
  /** The time zone of these hours and days, such as `Asia/Jakarta`. */
  time_zone: zone,
  /** Seven days, Monday first; `from` and `to` are minutes since midnight in `time_zone`. */
  week: z.array(intervals).length(7),
  /** Dates that differ from their weekday; a date without intervals is closed. */
  exceptions: z
    .array(z.strictObject({ day: day.describe('Date (YYYY-MM-DD) in `time_zone`'), intervals }))
    .max(availabilityRules.exceptionsMax * 2),
  slot_minutes: z.int(),
  buffer_before_minutes: z.int(),
  buffer_after_minutes: z.int(),
  notice_hours: z.int(),
  ahead_days: z.int(),
  per_day_max: z.int(),
  /** The vendor’s own meeting link; empty: a room is created for each meeting. */
  own_link: line(availabilityRules.linkLengthMax),
};
const availability = z.object({
  ...hours,
  /** Version of these settings; 0 before the first save. */
  version: z.int(),
  /** Whether the plan includes online meetings. If not, couples can’t book, whatever is set here. */
  is_in_plan: z.boolean(),
  /** The page where couples book. */
  booking_url: z.string(),
});
export type MeetingAvailability = z.infer<typeof availability>;

const side = z.enum(['vendor', 'couple']);
const meeting = z.object({
  id: z.uuid(),
  status: z.enum(meetingStatuses),
  starts_at: instant,
  ends_at: instant,
  subject: z.string(),
  note: z.string(),
  /** Link to the meeting room. Returned from booking on; the room opens at the time of the meeting. */
  link: z.string(),
  vendor: z.object({ id, name: z.string(), slug: z.string(), time_zone: z.string() }),
  /** `name` is masked until the vendor unlocks the contact. */
  couple: z.object({ id, name: z.string(), is_open: z.boolean(), time_zone: z.string() }),
  /** Increases with each change. */
  sequence: z.int(),
  /** How many more times it can be rescheduled. */
  moves_left: z.int(),
  moved: z.object({ by: side, from: instant }).nullable(),
  cancelled: z.object({ by: side, reason: z.string(), at: instant }).nullable(),
  /** What the caller can do now. */
  can_move: z.boolean(),
  can_cancel: z.boolean(),
});
export type Meeting = z.infer<typeof meeting>;

export const getAvailability = endpoint({
  method: 'GET',
  path: `${base}/availability`,
  tag,
  summary: 'Get my availability for online meetings. Before the first save it contains the defaults.',
  access: 'vendor:view',
  answer: data(availability),
});
export const saveAvailability = endpoint({
  method: 'PUT',
  path: `${base}/availability`,
  tag,
  summary:
    'Set my availability for online meetings. `version` is the version that was read; a different one is refused. Booked meetings don’t change.',
  access: 'vendor:clients',
  body: body({ ...hours, version: counted }),
  answer: data(availability),
  refusals: [
    'meetings.hours_invalid',
    'meetings.hours_overlap',
    'meetings.too_many_intervals',
    'meetings.exceptions_invalid',
    'meetings.choice_invalid',
    'meetings.time_zone_unknown',
    'meetings.link_invalid',
    'meetings.not_in_plan',
    'meetings.changed_elsewhere',
  ],
});

const slot = z.object({ starts_at: instant, ends_at: instant });
export const meetingSlots = endpoint({
  method: 'GET',
  path: `${base}/slots`,
  tag,
  summary:
    'List free slots of a vendor between two times, at most 62 days apart; without them, as far ahead as the vendor can be booked. `meeting_id` is one of my meetings to reschedule.',
  access: 'anyone',
  query: query({
    vendor_id: idInAddress,
    from: instant.optional(),
    to: instant.optional(),
    meeting_id: z.uuid().optional(),
  }),
  answer: z.object({
    data: z.array(slot),
    meta: z.object({ is_offered: z.boolean(), time_zone: z.string(), slot_minutes: z.int(), ahead_days: z.int() }),
  }),
  refusals: ['catalogue.not_found', 'meetings.range_invalid'],
});
export type MeetingSlots = z.infer<typeof meetingSlots.answer>;
export const meetingOffer = endpoint({
  method: 'GET',
  path: `/ms/bs-vendors/api/v1/virtual_meeting_offers/:id`,
  tag,
  summary: 'Get whether couples can book an online meeting with a vendor, and how many minutes it lasts.',
  access: 'anyone',
  params: params({ id: idInAddress }),
  answer: data(z.object({ is_offered: z.boolean(), time_zone: z.string(), slot_minutes: z.int() })),
  refusals: ['catalogue.not_found'],
});

const changes = ['meetings.cancelled_already', 'meetings.begun', 'meetings.changed_elsewhere', 'request.not_found'] as const;
const taking = ['meetings.slot_taken', 'meetings.couple_busy'] as const;
export const bookMeeting = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Book a free slot of a vendor. Counts as a contact and adds a message to the conversation.',
  access: 'couple',
  status: 201,
  idempotent: true,
  body: body({
    vendor_id: id,
    starts_at: instant,
    subject: line(meetingRules.subjectLengthMax),
    note: z
      .string()
      .max(meetingRules.noteLengthMax * 4)
      .default(''),
    time_zone: zone,
  }),
  answer: data(meeting),
  refusals: [
    ...taking,
    'catalogue.not_found',
    'meetings.not_offered',
    'meetings.too_many_coming',
    'meetings.time_zone_unknown',
    'meetings.required',
    'meetings.text_invalid',
    'meetings.text_too_long',
    'conversations.closed',
    'request.too_many',
  ],
});
export const listMeetings = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary:
    'List my meetings: `coming` for upcoming ones, next first; `past` for those held or cancelled, last first; or all between two times.',
  access: 'couple-or-vendor:view',
  query: query({ show: z.enum(['coming', 'past', 'all']).default('all'), from: instant.optional(), to: instant.optional(), ...pageQuery }),
  answer: paged(meeting),
  refusals: ['meetings.range_invalid'],
});
export const getMeeting = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  tag,
  summary: 'Get one of my meetings.',
  access: 'couple-or-vendor:view',
  params: byId,
  answer: data(meeting),
  refusals: ['request.not_found'],
});
export const moveMeeting = endpoint({
  method: 'POST',
  path: `${base}/:id/reschedule`,
  tag,
  summary:
    'Reschedule a meeting to another free slot, at most three times. `sequence` is the one that was read; a different one is refused.',
  access: 'couple-or-vendor:clients',
  idempotent: true,
  params: byId,
  body: body({ starts_at: instant, sequence: counted }),
  answer: data(meeting),
  refusals: [...changes, ...taking, 'meetings.not_offered', 'meetings.moved_too_often'],
});
export const cancelMeeting = endpoint({
  method: 'POST',
  path: `${base}/:id/cancel`,
  tag,
  summary: 'Cancel a meeting with a reason for the other participant. `sequence` is the one that was read; a different one is refused.',
  access: 'couple-or-vendor:clients',
  idempotent: true,
  params: byId,
  body: body({ reason: z.string().max(meetingRules.reasonLengthMax * 4), sequence: counted }),
  answer: data(meeting),
  refusals: [...changes, 'meetings.required', 'meetings.text_invalid', 'meetings.text_too_long'],
});
export const meetingCalendar = endpoint({
  method: 'GET',
  path: `${base}/:id/calendar`,
  tag,
  summary: 'Download a meeting as an iCalendar file.',
  access: 'couple-or-vendor:view',
  params: byId,
  answers: 'file',
  refusals: ['request.not_found'],
});
