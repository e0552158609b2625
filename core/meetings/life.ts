import { accept, type Outcome, refuse } from '../outcome.ts';
import { dayMs, hourMs, minuteMs } from '../time.ts';

/** The status of a meeting, of what is stored and of the time. Instants are epoch milliseconds. */
export interface MeetingState {
  readonly status: 'booked' | 'cancelled';
  readonly startsAt: number;
  readonly endsAt: number;
  /** How often it was moved, by either. */
  readonly moves: number;
}
export type MeetingSide = 'vendor' | 'couple';

/** Numbers of product 9, and what keeps one couple from taking a vendor's whole calendar (decision 0034). */
export const meetingRules = {
  movesMax: 3,
  subjectLengthMax: 120,
  noteLengthMax: 1_000,
  reasonLengthMax: 500,
  /** Meetings of one couple with one vendor who are still to come. */
  comingPerVendorMax: 2,
  bookingsPerHour: 20,
  /** The way in becomes the main action so long before. */
  joinBeforeMs: 15 * minuteMs,
} as const;

export const meetingStatuses = ['booked', 'held', 'cancelled'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** How it is at an instant: what was not cancelled counts as held once it is over. */
export const statusOf = ({ status, endsAt }: Pick<MeetingState, 'status' | 'endsAt'>, now: number): MeetingStatus =>
  status === 'cancelled' ? 'cancelled' : endsAt <= now ? 'held' : 'booked';

export type LifeRefusal = 'meetings.cancelled_already' | 'meetings.begun' | 'meetings.moved_too_often';

/** Whether someone may still cancel: either side, until it starts. */
export function mayCancel({ status, startsAt }: MeetingState, now: number): Outcome<true, LifeRefusal> {
  if (status === 'cancelled') return refuse({ code: 'meetings.cancelled_already' });
  return startsAt <= now ? refuse({ code: 'meetings.begun' }) : accept(true);
}

/** Whether someone may still move it: either side, until it starts, three times in all. */
export function mayMove(meeting: MeetingState, now: number): Outcome<true, LifeRefusal> {
  const outcome = mayCancel(meeting, now);
  if (!outcome.ok || meeting.moves < meetingRules.movesMax) return outcome;
  return refuse({ code: 'meetings.moved_too_often', params: { maximum: meetingRules.movesMax } });
}

export type ReminderKind = 'day' | 'hour';
/** The later comes first: of two that are due at once, only the nearer is worth an email. */
const leads: readonly (readonly [ReminderKind, number])[] = [
  ['hour', hourMs],
  ['day', dayMs],
];

/**
 * The reminder that is due now, or null: a day before, an hour before. None is due for a time that was agreed on only after it would have
 * been sent: anyone who booked just now knows. `agreedAt` is when it was booked or last moved. (product 9)
 */
export function reminderDue(meeting: MeetingState & { readonly agreedAt: number }, now: number): ReminderKind | null {
  if (meeting.status === 'cancelled' || meeting.startsAt <= now) return null;
  const lead = leads.find(([, before]) => meeting.startsAt - before <= now);
  return lead !== undefined && meeting.agreedAt < meeting.startsAt - lead[1] ? lead[0] : null;
}
