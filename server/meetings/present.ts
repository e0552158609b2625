import type { Meeting as MeetingOnTheWire } from '../../contract/meetings.ts';
import { mayCancel, mayMove, meetingRules, statusOf } from '../../core/meetings/life.ts';
import { partiesOf, type Reader } from '../clients/api.ts';
import type { MeetingsContext } from './context.ts';
import type { Meeting } from './meeting-store.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** Meetings as one of both sees them. */
export async function presentMeetings(
  { db, clock }: MeetingsContext,
  reader: Reader,
  meetings: readonly Meeting[],
): Promise<MeetingOnTheWire[]> {
  const now = clock.now();
  const parties = await partiesOf(db, reader, meetings);
  return meetings.map((meeting) => ({
    id: meeting.id,
    status: statusOf(meeting, now),
    starts_at: iso(meeting.startsAt),
    ends_at: iso(meeting.endsAt),
    subject: meeting.subject,
    note: meeting.note,
    link: meeting.link,
    vendor: { ...parties.vendor(meeting.vendorId), time_zone: meeting.vendorTimeZone },
    couple: { ...parties.couple(meeting.coupleId), time_zone: meeting.coupleTimeZone },
    sequence: meeting.sequence,
    moves_left: meetingRules.movesMax - meeting.moves,
    moved: meeting.moved && { by: meeting.moved.by, from: iso(meeting.moved.from) },
    cancelled: meeting.cancelled && { ...meeting.cancelled, at: iso(meeting.cancelled.at) },
    can_move: mayMove(meeting, now).ok,
    can_cancel: mayCancel(meeting, now).ok,
  }));
}
