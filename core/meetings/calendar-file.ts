import { addDays, dayMs } from '../time.ts';

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

const lineOctetsMax = 75;

/** The file of one meeting: lines end in CRLF, none is longer than 75 octets, texts are escaped, instants are in UTC. (RFC 5545, 3.1 and 3.3) */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, method, startsAt, endsAt, madeAt, summary, description, url, organizer, attendee } = event;
  const isCancelled = method === 'CANCEL';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pelaminan//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(url)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** `20261124T030000Z`. */
function utc(at: number): string {
  const day = Math.floor(at / dayMs);
  const seconds = Math.floor((at - day * dayMs) / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join('');
  return `${addDays('1970-01-01', day).replaceAll('-', '')}T${clock}Z`;
}

/** TEXT: backslash, comma and semicolon escaped, line breaks written as `\n`. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, '\\n');

/** A parameter in quotes, which may hold neither quotes nor control characters. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]+/gu, ' ').trim()}"`;

/** Cuts a line after at most 75 octets, never within a character; what follows starts with a space. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > lineOctetsMax) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
