import { calendarInstant, calendarLines, calendarText } from '../calendar-lines.ts';

/** A meeting as a calendar takes it. Instants are epoch milliseconds. (RFC 5545) */
export interface CalendarEvent {
  /** Stays the same as long as the meeting lives; a higher `sequence` replaces what the calendar has. */
  readonly uid: string;
  readonly sequence: number;
  /** `REQUEST` books and moves, `CANCEL` takes it out. */
  readonly method: 'REQUEST' | 'CANCEL';
  readonly startsAt: number;
  readonly endsAt: number;
  /** When this version was made. */
  readonly madeAt: number;
  readonly summary: string;
  readonly description: string;
  /** Where it takes place: the address of the room. */
  readonly url: string;
  readonly organizer: Party;
  readonly attendee: Party;
}
interface Party {
  readonly name: string;
  readonly email: string;
}

/** The file of one meeting: lines end in CRLF, none is longer than 75 octets, texts are escaped, instants are in UTC. (RFC 5545, 3.1 and 3.3) */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, method, startsAt, endsAt, madeAt, summary, description, url, organizer, attendee } = event;
  const isCancelled = method === 'CANCEL';
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pelaminan//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarInstant(madeAt)}`,
    `DTSTART:${calendarInstant(startsAt)}`,
    `DTEND:${calendarInstant(endsAt)}`,
    `SUMMARY:${calendarText(summary)}`,
    `DESCRIPTION:${calendarText(description)}`,
    `LOCATION:${calendarText(url)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** A parameter in quotes, which may hold neither quotes nor control characters. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]+/gu, ' ').trim()}"`;
